import { sql } from 'kysely'
import {
  type StatementFrame,
  type StatementGap,
  statementGaps,
} from '../../domain/bank/statement-gaps.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

/** The holes between the statements of an account. */
export async function findGaps(db: Db, iban: string): Promise<StatementGap[]> {
  const { rows: frames } = await sql<StatementFrame>`
    select distinct from_day as "from", to_day as "to", opening_cents, closing_cents, is_interim
    from bank_statements where iban = ${iban}`.execute(db)
  const { rows: days } = await sql<{ day: Day; cents: Cents }>`
    select booked_on as day, sum(cents)::bigint as cents from bank_lines
    where iban = ${iban} group by 1`.execute(db)
  return statementGaps(frames, new Map(days.map(({ day, cents }) => [day, cents])))
}
