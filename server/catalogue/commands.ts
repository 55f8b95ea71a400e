import { byCommand } from '../../domain/actor.ts'
import { readFile } from 'node:fs/promises'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { exportGoods } from './records/export-goods.ts'
import { importGoods, refuseBrokenConstraint, type RawRecord } from './records/import-goods.ts'
import { parseCsv } from './records/csv.ts'
import { uploadPhoto } from './pictures/upload-photo.ts'

const mostProblemsShown = 20

export const catalogueCommands: Commands<AppWithDb> = {
  'catalogue import': {
    usage: 'catalogue import FILE.csv|.json',
    summary: 'Adds and changes goods; a field that the file leaves out stays as it is',
    run: async (app, { words: [file] }) => {
      const rows = await readRows(file)
      const outcome = await inTransaction(app.db, (tx) =>
        importGoods(app, tx, byCommand, rows),
      ).catch(refuseBrokenConstraint)
      if (!outcome.ok) throw new CommandRefused(problemLines(outcome.refusal))
      const { added, changed } = outcome.value
      return { data: outcome.value, lines: [`Added ${added} and changed ${changed} goods.`] }
    },
  },
  'catalogue export': {
    usage: 'catalogue export [--format csv|json]',
    summary: 'Writes the whole catalogue to the output, as an import reads it',
    options: { format: { type: 'string', default: 'csv' } },
    run: async ({ db }, { options: { format } }) => {
      if (format !== 'csv' && format !== 'json')
        throw new CommandRefused('--format must be csv or json.')
      const text = await exportGoods(db, format)
      return {
        data: JSON.parse(format === 'json' ? text : JSON.stringify(parseCsv(text))),
        lines: [text.trimEnd()],
      }
    },
  },
  'catalogue photo': {
    usage: 'catalogue photo --good N FILE',
    summary: 'Shows a photo (JPEG, PNG, WebP or AVIF, up to 10 MB) in place of the drawing',
    options: { good: { type: 'string' } },
    run: async ({ db }, { words: [file], options: { good } }) => {
      const goodId = parseGoodId(good)
      const outcome = await uploadPhoto(db, { goodId, bytes: await readOrRefuse(file) })
      if (!outcome.ok) throw new CommandRefused(photoRefusals[outcome.refusal])
      return { data: { good_id: goodId }, lines: [`Good ${goodId} shows the photo now.`] }
    },
  },
}

const photoRefusals = {
  unknown_good: 'There is no such good.',
  too_large: 'The photo is larger than 10 MB.',
  no_picture: 'The file is no picture that can be read.',
}

const problemLines = (problems: string[]) => {
  const more = problems.length - mostProblemsShown
  return [...problems.slice(0, mostProblemsShown), ...(more > 0 ? [`and ${more} more`] : [])].join(
    '\n',
  )
}

async function readOrRefuse(file: string | undefined): Promise<Buffer> {
  if (file === undefined) throw new CommandRefused('Which file?')
  return readFile(file).catch(() => {
    throw new CommandRefused(`${file} cannot be read.`)
  })
}

async function readRows(file: string | undefined): Promise<RawRecord[]> {
  const text = (await readOrRefuse(file)).toString('utf8')
  try {
    if (!file!.endsWith('.json')) return parseCsv(text)
    const rows: unknown = JSON.parse(text)
    if (Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null))
      return rows as RawRecord[]
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new CommandRefused(`${file}, ${error.message}.`)
  }
  throw new CommandRefused(`${file} must hold a JSON list of goods.`)
}

function parseGoodId(text: unknown): number {
  if (typeof text === 'string' && /^\d{1,9}$/.test(text)) return Number(text)
  throw new CommandRefused('--good must be the id of a good.')
}
