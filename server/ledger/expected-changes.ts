import { type RawBuilder, sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import type { Tx } from '../platform/database/connect.ts'

export type ExpectedChange = { orderId: number; customerId: number; accountCents: Cents }

/** What a door has told of an order; what it told before does not count any more. */
export async function expectChange(tx: Tx, change: ExpectedChange): Promise<void> {
  if (change.accountCents === 0) return expectNothing(tx, [change.orderId])
  await tx
    .insertInto('expectedChanges')
    .values(change)
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({ accountCents: change.accountCents }),
    )
    .execute()
}

/** The books have written these orders, or their doors have told nothing after all. */
export async function expectNothing(tx: Tx, orderIds: readonly number[]): Promise<void> {
  await sql`delete from expected_changes where order_id = any (${orderIds}::bigint[])`.execute(tx)
}

/** What doors have told and the books have not; what may still come back is not lent already. */
export const expectedDebtSql = (customerId: RawBuilder<unknown>) => sql`
  (select greatest(0, -coalesce(sum(x.account_cents), 0))::bigint
    from expected_changes x where x.customer_id = ${customerId})`
