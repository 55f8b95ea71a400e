import type { Tx } from '../platform/database/connect.ts'
import type { Reach } from './deed.ts'

type OfCustomer = { customerId: number }

/** Without the customer where there is none, or none any more. */
export async function reachCustomer(tx: Tx, { customerId }: OfCustomer): Promise<Reach> {
  return (await findCustomer(tx, customerId)) ? { customerId } : {}
}

/** Nor where the record has ended in another, whose account it is. */
export async function reachAccount(tx: Tx, { customerId }: OfCustomer): Promise<Reach> {
  return (await findCustomer(tx, customerId))?.mergedInto === null ? { customerId } : {}
}

const findCustomer = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('customers')
    .select('mergedInto')
    .where('id', '=', customerId)
    .where('role', '=', 'customer')
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst()
