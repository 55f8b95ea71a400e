import { readFile } from 'node:fs/promises'
import { byCommand } from '../../domain/actor.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { type CommandInput, CommandRefused, type Commands } from '../platform/command.ts'
import { pathOf } from '../platform/command-options.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { exportGoods } from './records/export-goods.ts'
import {
  importGoods,
  type ImportSummary,
  refuseBrokenConstraint,
  type RawRecord,
  withoutKnownStock,
} from './records/import-goods.ts'
import type { FieldChange } from './records/record-changes.ts'
import { parseCsv } from './records/csv.ts'
import { photoCommands } from './pictures/commands.ts'

const mostProblemsShown = 20
const mostChangesShown = 200
const longestProblem = 200
const mostBytes = 20 * 1024 * 1024
const mostRows = 20_000
const flag = { type: 'boolean', default: false } as const

export const catalogueCommands: Commands<AppWithDb> = {
  'catalogue import': {
    usage: 'catalogue import FILE.csv|.json [--preview] [--sure] [--stock]',
    summary:
      'Adds and changes goods; a field that the file leaves out stays as it is. Prices change with --sure, the stock of known goods with --stock',
    options: { preview: flag, sure: flag, stock: flag },
    run: async (app, { words: [file], options }) => {
      const imported = await importOrAsk(app, await readRows(file), options)
      const { preview: isPreview, ...summary } = imported
      return {
        data: imported,
        lines: [...summaryLines(summary), ...(isPreview ? ['Nothing is changed yet.'] : [])],
      }
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
  ...photoCommands,
}

type Imported = ImportSummary & { ignoredStock: number }
/** What an import would do; it is rolled back. */
type NotYet = { code: 'preview' | 'prices'; summary: Imported }

const priceFields = [
  'price',
  'former_price',
  'wholesale_price',
  'autoship_price',
  'autoship_wholesale_price',
  'monthly_payment',
  'bail',
  'state_deposit',
]

async function importOrAsk(
  app: AppWithDb,
  raw: readonly RawRecord[],
  { preview, sure, stock }: CommandInput['options'],
): Promise<Imported & { preview: boolean }> {
  if (raw.length > mostRows) throw new CommandRefused(`More than ${mostRows} goods at once.`)
  const outcome = await allOrNothing<Imported, NotYet | string[]>(app.db, async (tx) => {
    const { rows, ignored } =
      stock === true ? { rows: raw, ignored: 0 } : await withoutKnownStock(tx, raw)
    const imported = await importGoods(app, tx, byCommand, rows)
    if (!imported.ok) return imported
    const summary = { ...imported.value, ignoredStock: ignored }
    if (preview === true) return refuse({ code: 'preview', summary })
    const hasPrices = summary.changes.some(({ field }) => priceFields.includes(field))
    return hasPrices && sure !== true ? refuse({ code: 'prices', summary }) : done(summary)
  }).catch(refuseBrokenConstraint)
  if (outcome.ok) return { ...outcome.value, preview: false }
  const { refusal } = outcome
  if (Array.isArray(refusal)) throw new CommandRefused(problemLines(refusal))
  if (refusal.code === 'preview') return { ...refusal.summary, preview: true }
  throw new CommandRefused(
    ['Prices would change. Nothing is changed yet: with --sure it is.']
      .concat(summaryLines(refusal.summary))
      .join('\n'),
  )
}

function summaryLines({ added, changed, changes, ignoredStock }: Imported): string[] {
  const more = changes.length - mostChangesShown
  return [
    `Added ${added} and changed ${changed} goods.`,
    ...changes.slice(0, mostChangesShown).map(changeLine),
    ...(more > 0 ? [`and ${more} changes more`] : []),
    ...(ignoredStock > 0
      ? [`The stock was left alone; ${ignoredStock} goods differ. With --stock the file's counts.`]
      : []),
  ]
}

const changeLine = ({ goodId, name, field, before, after }: FieldChange): string =>
  `${goodId} ${name}: ${field} ${shortened(before)} → ${shortened(after)}`

const shortened = (value: unknown): string =>
  cut(typeof value === 'string' ? value : JSON.stringify(value ?? null), 60)

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1)}…` : text

const problemLines = (problems: string[]) => {
  const more = problems.length - mostProblemsShown
  const shown = problems.slice(0, mostProblemsShown).map((problem) => cut(problem, longestProblem))
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}

async function readOrRefuse(file: string | undefined): Promise<Buffer> {
  if (file === undefined) throw new CommandRefused('Which file?')
  return readFile(pathOf(file)).catch(() => {
    throw new CommandRefused(`${file} cannot be read.`)
  })
}

async function readRows(file: string | undefined): Promise<RawRecord[]> {
  const bytes = await readOrRefuse(file)
  if (bytes.length > mostBytes) throw new CommandRefused(`${file} is larger than 20 MB.`)
  try {
    const text = utf8Of(bytes)
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

function utf8Of(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new SyntaxError('its letters are not UTF-8: save it as CSV UTF-8')
  }
}
