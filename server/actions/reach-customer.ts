import type { Tx } from '../platform/database/connect.ts'
import type { Reach } from './deed.ts'

type OfCustomer = { customerId: number }

/** Without the customer where there is none, or none any more. */
export async function reachCustomer(tx: Tx, { customerId }: OfCustomer): Promise<Reach> {
  const customer = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('role', '=', 'customer')
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst()
  return customer ? { customerId } : {}
}
