import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { House } from '../house.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { insertNewsletter } from './newsletter-store.ts'

const Newsletter = z.strictObject({
  subjectLv: z.string().min(1).max(150),
  subjectEn: z.string().min(1).max(150),
  bodyLv: z.string().min(1),
  bodyEn: z.string().min(1),
})

export const notificationCommands: Commands<House> = {
  'newsletter add': {
    usage: 'newsletter add FILE.json [--at 2026-12-01T09:00:00+02:00]',
    summary: 'A letter to all who asked for the newsletter; FILE holds subjectLv, subjectEn, bodyLv and bodyEn',
    options: { at: { type: 'string' } },
    run: async ({ db, clock }, { words: [file], options: { at } }) => {
      if (file === undefined) throw new CommandRefused('FILE must be named.')
      const texts = Newsletter.safeParse(JSON.parse(readFileSync(file, 'utf8')))
      if (!texts.success) throw new CommandRefused(z.prettifyError(texts.error))
      const sendAt = at === undefined ? clock.now() : new Date(String(at))
      if (Number.isNaN(sendAt.getTime()))
        throw new CommandRefused('--at must be an instant such as 2026-12-01T09:00:00Z.')
      const { id } = await insertNewsletter(db, texts.data, sendAt)
      return { data: { id }, lines: [`Newsletter ${id} goes out at ${sendAt.toISOString()}.`] }
    },
  },
}
