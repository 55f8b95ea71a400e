import { readFile } from 'node:fs/promises'
import type { App } from '../app-context.ts'
import { type CommandInput, CommandRefused, type Commands } from '../platform/command.ts'
import { exportGoods } from './records/export-goods.ts'
import { importGoods, type RawRecord } from './records/import-goods.ts'
import { parseCsv } from './records/csv.ts'
import { setStock } from '../stock/set-stock.ts'
import { uploadPhoto } from './pictures/upload-photo.ts'

const mostProblemsTold = 20

/** The catalogue in the operator's hands. */
export const catalogueCommands: Commands<App> = {
  'catalogue import': {
    usage: 'catalogue import FILE.csv|.json',
    summary: 'Adds and changes goods; a field that the file leaves out stays as it is',
    run: async ({ db, clock }, { words: [file] }) => {
      const outcome = await importGoods(db, clock.now(), await readRows(file))
      if (!outcome.ok) throw new CommandRefused(told(outcome.refusal))
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
      const goodId = wholeNumber(good, '--good must be the id of a good.')
      const outcome = await uploadPhoto(db, { goodId, bytes: await readOrRefuse(file) })
      if (!outcome.ok) throw new CommandRefused(photoRefusals[outcome.refusal])
      return { data: { good_id: goodId }, lines: [`Good ${goodId} shows the photo now.`] }
    },
  },
  'stock set': {
    usage: 'stock set GOOD PIECES [--note "…"]',
    summary: 'Takes over what was counted on the shelf',
    options: { note: { type: 'string', default: '' } },
    run: async ({ db }, asked) => {
      const [goodId, pieces] = stockAsked(asked)
      const outcome = await setStock(db, { goodId, pieces, note: String(asked.options['note']) })
      if (!outcome.ok) throw new CommandRefused(stockRefusal(outcome.refusal, goodId))
      const { before } = outcome.value
      return {
        data: { good_id: goodId, before, now: pieces },
        lines: [`Good ${goodId}: ${before} before, ${pieces} now.`],
      }
    },
  },
}

const photoRefusals = {
  unknown_good: 'There is no such good.',
  too_large: 'The photo is larger than 10 MB.',
  no_picture: 'The file is no picture that can be read.',
}

const told = (problems: string[]) => {
  const more = problems.length - mostProblemsTold
  return [...problems.slice(0, mostProblemsTold), ...(more > 0 ? [`and ${more} more`] : [])].join(
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

function wholeNumber(text: unknown, sentence: string): number {
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) throw new CommandRefused(sentence)
  return Number(text)
}

const stockAsked = ({ words: [good, pieces] }: CommandInput) =>
  [
    wholeNumber(good, 'GOOD must be the id of a good.'),
    wholeNumber(pieces, 'PIECES must be a whole number.'),
  ] as const

function stockRefusal(
  refusal: Extract<Awaited<ReturnType<typeof setStock>>, { ok: false }>['refusal'],
  goodId: number,
) {
  if (refusal.code === 'reserved')
    return `Orders keep ${refusal.reserved} pieces of good ${goodId}: it cannot have fewer.`
  return refusal.code === 'not_counted'
    ? `Good ${goodId} is not counted.`
    : 'There is no such good.'
}
