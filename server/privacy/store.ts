import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { type PersonalTable, personalTables } from './personal-tables.ts'

/*
 * The one place that reads and erases tables of all rooms by their names: a list that a test holds against the database protects a
 * person better than a verb in every room that somebody must remember to write.
 */

const ownerOf = ({ owner }: PersonalTable) => sql.ref(owner ?? 'customer_id')

export async function readRows(
  db: Db,
  table: string,
  personal: PersonalTable,
  customerId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${sql.val([...(personal.notTold ?? [])])}::text[] as row
    from ${sql.table(table)} t where ${ownerOf(personal)} = ${customerId} order by 1`.execute(db)
  return rows.map(({ row }) => row)
}

export async function eraseRows(tx: Db, customerId: number, at: Date): Promise<void> {
  for (const [table, personal] of Object.entries(personalTables)) {
    const isTheirs = sql`${ownerOf(personal)} = ${customerId}`
    if (personal.erasure === 'delete')
      await sql`delete from ${sql.table(table)} where ${isTheirs}`.execute(tx)
    if (typeof personal.erasure === 'object') {
      const blanks = Object.entries(personal.erasure.blank).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      )
      // In the same statement: a customer is whole or anonymised, and the database lets nothing in between stand.
      if (table === 'customers') blanks.push(sql`anonymised_at = ${at}`)
      await sql`update ${sql.table(table)} set ${sql.join(blanks)} where ${isTheirs}`.execute(tx)
    }
  }
}

/** Lists of a day's stops name whom the van went to; the stop stays, as where goods were left, and nobody's. */
export const eraseFromSheets = (tx: Db, customerId: number) =>
  sql`
    with theirs as materialized (select id from orders where customer_id = ${customerId})
    update route_sheets s set stops = (
      select jsonb_agg(case when (stop->>'orderId')::bigint in (select id from theirs)
        then stop || '{"customer": "", "address": "", "phone": "", "notes": ""}' else stop end order by place)
      from jsonb_array_elements(s.stops) with ordinality as stops (stop, place))
    where exists (
      select from jsonb_array_elements(s.stops) stop where (stop->>'orderId')::bigint in (select id from theirs))`.execute(
    tx,
  )

/** The trial bank keeps whom it was told of, as a real one does; ours forgets. */
export const eraseFromSandbox = (tx: Db, customerId: number) =>
  sql`
    update sandbox_orders set request = jsonb_set(request, '{billingAddress}', '{"firstName": "", "lastName": "", "email": ""}')
    where merchant_reference in (select merchant_reference from payments where customer_id = ${customerId})`.execute(
    tx,
  )

/** A cart or a copy opened for editing is nobody's order yet. */
export const deleteCarts = (tx: Db, customerId: number) =>
  sql`delete from orders where customer_id = ${customerId} and status = 1 and placed_at is null`.execute(
    tx,
  )

/** Letters that went to the mailbox without naming the customer. */
export const deleteMailsTo = (tx: Db, email: string) =>
  tx
    .deleteFrom('mailOutbox')
    .where(({ fn }) => fn('lower', ['recipient']), '=', email.toLowerCase())
    .execute()

/** What somebody with this mailbox stated of an order that they did not name, or not theirs; the office had a letter of it, too. */
export async function eraseStatementsOf(tx: Db, email: string): Promise<void> {
  const statements = await tx
    .updateTable('contractWithdrawals')
    .set({ name: '', email: '', contract: '', statement: '' })
    .where(({ fn }) => fn('lower', ['email']), '=', email.toLowerCase())
    .returning('id')
    .execute()
  const causes = statements.map(({ id }) => `withdrawal:${id}`)
  await tx
    .deleteFrom('mailOutbox')
    .where('template', '=', 'notifications.withdrawal-office')
    .where(sql<boolean>`cause = any(${causes}::text[])`)
    .execute()
}

export type OpenMatters = { orders: boolean; money: boolean; bottles: boolean }

/** What must be settled before a customer can go, in one look under the customer's lock. */
export async function findOpenMatters(tx: Db, customerId: number): Promise<OpenMatters> {
  const { rows } = await sql<OpenMatters>`
    select
      exists (select from orders where customer_id = c.id and status in (2, 3, 4))
        or exists (select from autoships where customer_id = c.id and is_active and removed_at is null) as orders,
      exists (select from ledger_balances where customer_id = c.id and account in ('account', 'deposit') and cents <> 0)
        or exists (select from deposit_refunds where customer_id = c.id and state = 'requested')
        or exists (select from overdue_papers where customer_id = c.id and cleared_on is null) as money,
      exists (select from bottle_balances where customer_id = c.id and held > 0)
        or exists (select from rentals where customer_id = c.id and ended_on is null) as bottles
    from customers c where c.id = ${customerId} for update`.execute(tx)
  return rows[0]!
}
