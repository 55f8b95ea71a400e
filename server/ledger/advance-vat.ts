import { sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import type { Tx } from '../platform/database/connect.ts'

/** The VAT of an order's advance that its delivery or its cancellation sets off. */
export async function advanceVatOf(tx: Tx, orderId: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(-sum(e.cents), 0)::bigint as cents
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.order_id = ${orderId} and e.account = 'advance_vat'`.execute(tx)
  return rows[0]!.cents
}
