import { sql } from 'kysely'
import { bySystem } from '../../domain/actor.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { debtsSource } from './list-debts.ts'

/**
 * Customers whose debt has come to its step pay new orders in advance until it is paid, or its
 * clock stands. One whom a person has let go is not held again for the same debt. Can be repeated.
 */
export async function requirePrepaymentOfDebtors({
  db,
  clock,
  settings,
}: Pick<AppWithDb, 'db' | 'clock' | 'settings'>): Promise<void> {
  const today = clock.today()
  const at = clock.now()
  const stages = await settings()
  const due = sql`
    select d.id as customer_id, ${today}::date - d.days as due_on
    from (${debtsSource(today, stages)}) d
    where d.days >= ${stages.debtHoldDays} and d.stop = 'none'`
  await inTransaction(db, async (tx) => {
    await sql`
      insert into holds (customer_id, reason, made_at, actor_kind)
      select customer_id, '', ${at}, ${bySystem.kind} from (${due}) d
      where not exists (select from holds h where h.customer_id = d.customer_id
        and h.ended_actor_kind = 'staff'
        and (h.ended_at at time zone 'Europe/Riga')::date > d.due_on)
      order by customer_id
      on conflict do nothing`.execute(tx)
    await sql`
      update holds h set ended_at = ${at}, ended_actor_kind = ${bySystem.kind}
      where h.ended_at is null and h.actor_kind = ${bySystem.kind}
        and not exists (select from (${due}) d where d.customer_id = h.customer_id)`.execute(tx)
  })
}
