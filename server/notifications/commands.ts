import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { pathOf } from '../platform/command-options.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { insertNewsletter, type NewsletterTexts } from './newsletters.ts'

const Newsletter = z.strictObject({
  subjectLv: z.string().min(1).max(150),
  subjectEn: z.string().min(1).max(150),
  bodyLv: z.string().trim().min(1),
  bodyEn: z.string().trim().min(1),
})

export const notificationCommands: Commands<AppWithDb> = {
  'newsletter add': {
    usage: 'newsletter add FILE.json [--at 2026-12-01T09:00:00+02:00]',
    summary:
      'A letter to all who asked for the newsletter; FILE holds subjectLv, subjectEn, bodyLv and bodyEn',
    options: { at: { type: 'string' } },
    run: async ({ db, clock }, { words: [file], options: { at } }) => {
      if (file === undefined) throw new CommandRefused('FILE must be named.')
      const texts = textsIn(readFileSync(pathOf(file), 'utf8'))
      const sendAt = at === undefined ? clock.now() : instantFrom(at)
      const { id } = await inTransaction(db, (tx) => insertNewsletter(tx, texts, sendAt))
      return { data: { id }, lines: [`Newsletter ${id} goes out at ${sendAt.toISOString()}.`] }
    },
  },
}

function textsIn(json: string): NewsletterTexts {
  try {
    return Newsletter.parse(JSON.parse(json))
  } catch (error) {
    throw new CommandRefused(
      error instanceof z.ZodError ? z.prettifyError(error) : 'FILE must hold JSON.',
    )
  }
}

/** The time zone is required: the machine's zone may not be the office's. */
function instantFrom(text: unknown): Date {
  const instant = z.iso.datetime({ offset: true }).safeParse(text)
  if (!instant.success)
    throw new CommandRefused('--at must be an instant such as 2026-12-01T09:00:00+02:00.')
  return new Date(instant.data)
}
