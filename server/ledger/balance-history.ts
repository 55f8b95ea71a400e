import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import type { Cents } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

export type BalancePoint = { day: Day; cents: Cents }

/** The account at the beginning, and at the end of every day since on which it moved. */
export async function balanceHistory(db: Db, customerId: number, today: Day, days: number) {
  const from = addDays(today, -days)
  const { rows } = await sql<BalancePoint>`
    select day, (sum(sum(cents)) over (order by day))::bigint as cents from (
      select greatest(t.posted_on, ${from}::date) as day, e.cents
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.customer_id = ${customerId} and e.account = 'account'
    ) moved group by day order by day`.execute(db)
  const points = rows[0]?.day === from ? rows : [{ day: from, cents: 0 }, ...rows]
  return { from, to: today, points }
}
