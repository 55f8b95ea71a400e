import type { Reach } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'

/**
 * Of a customer whom the shop knows still; nobody acts for a guest, for one who was forgotten, or for
 * the emptied record of one who was merged into another.
 */
export async function ofKnownCustomer(
  tx: Tx,
  { customerId }: { customerId: number },
): Promise<Reach> {
  const customer = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('role', '=', 'customer')
    .where('anonymisedAt', 'is', null)
    .where('mergedInto', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return customer ? { customerId } : {}
}
