import { sql } from 'kysely'
import { goodwillLeft } from '../../domain/ledger/payable.ts'
import { personalFacts } from '../../domain/dispatch/stop-events.ts'
import { accountMoney } from '../ledger/payable.ts'
import type { Db } from '../platform/database/connect.ts'
import { type PersonalTable, personalTables } from './personal-tables.ts'
import { stillOpen } from './still-open.ts'

/*
 * Only this file and `erase-from-acts.ts` read and erase the tables of all rooms by name: a list
 * that a test compares with the database is safer than a verb in every room, which could be
 * forgotten.
 */

const ownerOf = ({ owner }: PersonalTable) => sql.ref(owner ?? 'customer_id')

/** The customer's record, and those that the office found to be of the same person and ended in it. */
export async function findRecordsOf(db: Db, customerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive theirs as (
      select ${customerId}::bigint as id
      union select c.id from customers c join theirs t on c.merged_into = t.id)
    select id from theirs order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function readRows(
  db: Db,
  table: string,
  personal: PersonalTable,
  recordIds: readonly number[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) - ${sql.val([...(personal.excluded ?? [])])}::text[]
      - case when to_jsonb(t) ->> 'actor_kind' in ('staff', 'driver')
        then ${sql.val([...(personal.excludedOfStaff ?? [])])}::text[] else '{}' end as row
    from ${sql.table(table)} t where ${ownerOf(personal)} = any(${recordIds}::bigint[])
    order by 1`.execute(db)
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
      // One statement: a check of the database allows only a whole or an anonymised customer.
      if (table === 'customers') blanks.push(sql`anonymised_at = ${at}`)
      await sql`update ${sql.table(table)} set ${sql.join(blanks)} where ${isTheirs}`.execute(tx)
    }
  }
}

/** The stops of route sheets are kept without the customer's name, address and phone. */
export const eraseFromSheets = (tx: Db, customerId: number) =>
  sql`
    with theirs as materialized (select id from orders where customer_id = ${customerId})
    update route_sheets s set stops = (
      select jsonb_agg(case when (stop->>'orderId')::bigint in (select id from theirs)
        then stop || '{"customer": "", "address": "", "phone": "", "notes": ""}'
        else stop end order by position)
      from jsonb_array_elements(s.stops) with ordinality as stops (stop, position))
    where exists (
      select from jsonb_array_elements(s.stops) stop
      where (stop->>'orderId')::bigint in (select id from theirs))`.execute(tx)

/**
 * The signed text goes as a whole, for it may hold what our schema does not know. A parked event
 * names its stop, if at all, in that text.
 */
export const eraseFromEvents = (tx: Db, customerId: number) =>
  sql`
    with theirs as materialized (select id from stops where customer_id = ${customerId})
    update driver_events e set fact = e.fact - ${personalFacts}::text[],
      signed_text = left(e.signed_text, 0)
    where e.stop_id in (select id from theirs)
        and (e.signed_text <> '' or e.fact ?| ${personalFacts}::text[])
      or e.verdict = 'parked'
        and substring(e.signed_text from '"stopId" *: *([0-9]{1,18})')::bigint
          in (select id from theirs)`.execute(tx)

/** The sandbox payment provider stores its payers, as a real one does. */
export const eraseFromSandbox = (tx: Db, customerId: number) =>
  sql`
    update sandbox_orders set request = jsonb_set(request, '{billingAddress}',
      '{"firstName": "", "lastName": "", "email": ""}')
    where merchant_reference in (
      select merchant_reference from payments where customer_id = ${customerId})`.execute(tx)

/** Mails to the address that have no customer number. */
export const deleteMailsTo = (tx: Db, email: string) =>
  tx
    .deleteFrom('mailOutbox')
    .where(({ fn }) => fn('lower', ['recipient']), '=', email.toLowerCase())
    .execute()

/**
 * Withdrawals stated with this e-mail but without a customer, and the office's mails about them.
 */
export async function eraseWithdrawals(tx: Db, email: string): Promise<void> {
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

export type Unsettled = Record<'orders' | 'payments' | 'money' | 'bottles', boolean>

/**
 * What must be settled before the account is deleted; locks the customer's row. Goodwill is no money
 * of theirs, so it does not hold them.
 */
export async function findUnsettled(tx: Db, customerId: number): Promise<Unsettled> {
  // First, so that the next statement sees what was settled while it waited.
  await sql`select from customers where id = ${customerId} for update`.execute(tx)
  const goodwillCents = goodwillLeft(await accountMoney(tx, customerId))
  const { rows } = await sql<Unsettled>`
    select
      ${stillOpen.orders} as orders,
      ${stillOpen.payments} as payments,
      exists (select from ledger_balances
          where customer_id = c.id and cents <> 0 and (account = 'deposit'
            or (account = 'account' and cents <> ${goodwillCents})))
        or ${stillOpen.refundsAndDebts} as money,
      exists (select from bottle_balances where customer_id = c.id and held > 0)
        or ${stillOpen.rentals} as bottles
    from customers c where c.id = ${customerId}`.execute(tx)
  return rows[0]!
}
