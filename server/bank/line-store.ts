import { sql } from 'kysely'
import type { lineClasses } from '../../domain/bank/line-fields.ts'
import type { Proposal } from '../../domain/bank/match-line.ts'
import type { StatementLine } from '../../domain/bank/statement.ts'
import type { Db } from '../platform/database/connect.ts'

export type LineClass = (typeof lineClasses)[number]

export type StoredLine = StatementLine & {
  id: number
  /** Null until it was looked at. */
  class: LineClass | null
  proposals: Proposal[]
  matchId: number | null
}

export const storedLine = sql`l.id, l.booked_on, l.cents, l.kind, l.bank_ref, l.end_to_end_id,
  l.reference, l.text, l.is_return, l.party_name, l.party_iban, l.party_code,
  s.class, s.proposals, s.match_id`

/** A line that no other transaction matches until this one ends. */
export async function lockLine(tx: Db, lineId: number): Promise<StoredLine | undefined> {
  const { rows } = await sql<StoredLine>`
    select ${storedLine} from bank_line_states s join bank_lines l on l.id = s.line_id
    where s.line_id = ${lineId} for no key update of s`.execute(tx)
  return rows[0]
}

/** How many lines of a file are booked; waits for those that a worker is just looking at. */
export async function countBooked(db: Db, fileId: number): Promise<number> {
  const { rows } = await sql<{ matchId: number | null }>`
    select s.match_id from bank_line_states s join bank_lines l on l.id = s.line_id
    where l.file_id = ${fileId} for share of s`.execute(db)
  return rows.filter(({ matchId }) => matchId !== null).length
}

/** Lines that were not looked at yet, the oldest first; those of another worker are left to it. */
export async function lockNewLines(tx: Db, limit: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select ${storedLine} from bank_line_states s join bank_lines l on l.id = s.line_id
    where s.match_id is null and s.class is null
    order by s.line_id limit ${limit} for no key update of s skip locked`.execute(tx)
  return rows
}
