import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/calendar.ts'
import type { AppWithDb } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { openDocuments } from './debts.ts'

/**
 * Marks documents past their due day and clears those that are paid; one whose payment was taken
 * back goes on with the reminders that it has had. Can be repeated.
 */
export async function markOverdue({
  db,
  clock,
}: Pick<AppWithDb, 'db' | 'clock'>): Promise<{ overdue: number }> {
  const today = clock.today()
  const customers = await db
    .selectFrom('papers')
    .leftJoin('overduePapers', 'overduePapers.paperId', 'papers.id')
    .select('papers.customerId')
    .distinct()
    .where('toPayCents', '>', 0)
    .where('dueOn', '<', today)
    .where(
      sql<boolean>`(overdue_papers.paper_id is not null and overdue_papers.cleared_on is null
        or exists (select from ledger_balances b
          where b.customer_id = papers.customer_id and b.account = 'account' and b.cents < 0))`,
    )
    .execute()
  let overdue = 0
  for (const { customerId } of customers)
    overdue += await inTransaction(db, (tx) => markOverdueOf(tx, customerId, today))
  return { overdue }
}

/**
 * Between two nights: who owes what is past its day and has had money on the account since
 * yesterday. Who has paid in the morning may pay in cash at noon, and no driver asks for it.
 */
export async function clearPaid({ db, clock }: Pick<AppWithDb, 'db' | 'clock'>): Promise<void> {
  const today = clock.today()
  const { rows } = await sql<{ customerId: number }>`
    select distinct o.customer_id from overdue_papers o
    where o.cleared_on is null and exists (
      select from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.customer_id = o.customer_id and t.posted_on >= ${addDays(today, -1)}::date
        and e.account = 'account' and e.cents > 0)`.execute(db)
  for (const { customerId } of rows)
    await inTransaction(db, (tx) => markOverdueOf(tx, customerId, today))
}

/** Looks at one customer's documents again, once money that is coming in is posted. */
export async function markOverdueOf(tx: Tx, customerId: number, today: Day): Promise<number> {
  await lockBalances(tx, customerId)
  const late = (await openDocuments(tx, customerId)).filter(({ dueOn }) => dueOn < today)
  await sql`
    insert into overdue_papers as o
      (paper_id, customer_id, overdue_since, open_cents, cleared_on)
    select u.paper_id, ${customerId}, u.due_on + 1, u.open_cents,
      case when u.open_cents = 0 then ${today}::date end
    from unnest(${late.map(({ id }) => id)}::bigint[], ${late.map(({ dueOn }) => dueOn)}::date[],
      ${late.map(({ openCents }) => openCents)}::bigint[]) as u (paper_id, due_on, open_cents)
    where u.open_cents > 0 or exists (select from overdue_papers p where p.paper_id = u.paper_id)
    on conflict (paper_id) do update
      set open_cents = excluded.open_cents, cleared_on = excluded.cleared_on
      where o.cleared_on is null or excluded.open_cents > 0`.execute(tx)
  return late.filter(({ openCents }) => openCents > 0).length
}

/** A reminder of an overdue document is queued, unless another has been since it was read. */
export async function recordReminder(
  tx: Tx,
  { paperId, reminders }: { paperId: number; reminders: number },
  today: Day,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('overduePapers')
    .set({ reminders: reminders + 1, remindedOn: today })
    .where('paperId', '=', paperId)
    .where('reminders', '=', reminders)
    .where('clearedOn', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
