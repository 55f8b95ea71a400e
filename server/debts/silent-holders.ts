import { sql } from 'kysely'
import type { debtCalls } from '../../contract/office/debts.ts'
import type { Answer } from '../../contract/shared/call.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../platform/database/connect.ts'

type Silent = Answer<(typeof debtCalls)['listSilentHolders']>['rows'][number]

/** Customers who hold at least two bottles and are silent for three of their own intervals. */
export async function silentHolders(db: Db, today: Day): Promise<Silent[]> {
  const { rows } = await sql<Silent>`
    with holders as (
      select customer_id, sum(held)::int as bottles from bottle_balances where held > 0
      group by 1 having sum(held) >= 2),
    rhythm as (
      select o.customer_id, max(o.delivery_on) as last_on,
        greatest(1, round((max(o.delivery_on) - min(o.delivery_on))::numeric
          / (count(*) - 1)))::int as every_days
      from orders o join holders using (customer_id)
      where o.status = 'delivered' group by 1 having count(*) > 1)
    select r.customer_id, c.name, c.phone, h.bottles, r.last_on, r.every_days,
      coalesce((select b.cents from ledger_balances b where b.customer_id = r.customer_id
        and b.account = 'deposit'), 0) as deposit_cents
    from rhythm r join holders h using (customer_id)
      join customers c on c.id = r.customer_id and c.anonymised_at is null
    where ${today}::date - r.last_on > 3 * r.every_days
      and not exists (select from orders n where n.customer_id = r.customer_id
        and n.status in ('processing', 'waitingForDelivery'))
    order by r.last_on, r.customer_id limit 200`.execute(db)
  return rows
}
