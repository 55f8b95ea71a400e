import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { sql } from 'kysely'
import { byCommand } from '../../domain/actor.ts'
import { formatEuros } from '../../domain/money.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands, valueOrRefuse } from '../platform/command.ts'
import { numberOption, reasonOption } from '../platform/command-options.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { type Imported, importStatementFile } from './import-statements.ts'
import { type LineClass } from './line-store.ts'
import { countBooked } from './line-store.ts'
import { matchNewLines } from './match-lines.ts'
import { nameLine, unmatchLine } from './name-line.ts'

const text = { type: 'string' } as const

export const bankCommands: Commands<AppWithDb> = {
  'bank import': {
    usage: 'bank import FILE',
    summary: 'Imports a statement of the bank, camt.053 or FiDAViSta, and says whose its lines are',
    run: async (app, { words: [path] }) => {
      if (path === undefined) throw new CommandRefused('Name the file of the statement.')
      const content = await readFile(path).catch(() => {
        throw new CommandRefused(`There is no file ${path}.`)
      })
      const file = { name: basename(path), content }
      const imported = valueOf(await importStatementFile(app, byCommand, file))
      await matchNewLines(app)
      const booked = await countBooked(app.db, imported.fileId)
      return { data: { ...imported, booked }, lines: importLines(imported, booked) }
    },
  },
  'bank lines': {
    usage: 'bank lines',
    summary: 'Lines of statements that are nobody’s yet, the largest first',
    run: async ({ db }) => {
      const { rows: data } = await sql<OpenLine>`
        select l.id, l.booked_on as day, l.cents, l.party_name as payer, l.text, s.class,
          (s.proposals -> 0 ->> 'customerId')::int as proposed
        from bank_line_states s join bank_lines l on l.id = s.line_id
        where s.match_id is null order by abs(l.cents) desc, l.id limit 200`.execute(db)
      return { data, lines: data.length > 0 ? data.map(openLine) : ['Every line has its owner.'] }
    },
  },
  'bank name': {
    usage: 'bank name --line N --customer N',
    summary: 'Says whose a line is; its sum goes to the customer’s account',
    options: { line: text, customer: text },
    run: async (app, { options }) => {
      const naming = {
        lineId: numberOption(options, 'line'),
        customerId: numberOption(options, 'customer'),
      }
      const data = valueOf(await allOrNothing(app.db, (tx) => nameLine(app, tx, byCommand, naming)))
      return { data, lines: [`Line ${naming.lineId} is customer ${naming.customerId}’s.`] }
    },
  },
  'bank unmatch': {
    usage: 'bank unmatch --line N --why "…"',
    summary: 'Takes back whose a line is; what it had paid is open again',
    options: { line: text, why: text },
    run: async (app, { options }) => {
      const unmatching = { lineId: numberOption(options, 'line'), reason: reasonOption(options) }
      const data = valueOf(
        await allOrNothing(app.db, (tx) => unmatchLine(app, tx, byCommand, unmatching)),
      )
      return { data, lines: [`Line ${unmatching.lineId} is nobody’s again.`] }
    },
  },
}

/** Commands may do everything, so what they are refused has a code. */
const valueOf = <Value>(outcome: Outcome<Value, object>): Value =>
  valueOrRefuse(outcome as Outcome<Value, { code: string }>)

function importLines({ lines, newLines, knownSince, gaps }: Imported, booked: number): string[] {
  const before = knownSince ? `; the file came before, on ${knownSince.toISOString()}` : ''
  return [
    `${lines} lines, ${newLines} new${before}. ${booked} booked by themselves.`,
    ...gaps.map(
      ({ after, until, missingCents }) =>
        `A statement is missing between ${after} and ${until}: ${formatEuros(missingCents, 'en')}.`,
    ),
  ]
}

type OpenLine = {
  id: number
  day: string
  cents: number
  payer: string | null
  text: string
  class: LineClass | null
  proposed: number | null
}

const openLine = ({ id, day, cents, payer, text: words, class: kind, proposed }: OpenLine) =>
  `${id} ${day} ${formatEuros(cents, 'en')} ${kind ?? '?'} ${payer ?? ''} “${words}”` +
  (proposed === null ? '' : ` customer ${proposed}?`)
