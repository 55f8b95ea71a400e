import type { Day } from '../../../domain/calendar.ts'
import type { Db } from '../../platform/database/connect.ts'

type OnceKey = { autoshipId: number; plannedOn: Day; goodId: number }

/** The cycle gets a record of its own with the first good that is said of it alone. */
export async function writeOnce(
  tx: Db,
  {
    ordered,
    returned,
    ...key
  }: OnceKey & { customerId: number; ordered: number; returned: number },
  now: Date,
): Promise<void> {
  const { customerId, autoshipId, plannedOn } = key
  await tx
    .insertInto('autoshipCycles')
    .values({ customerId, autoshipId, plannedOn, state: 'planned', updatedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('autoshipCycleItems')
    .values({ ...key, ordered, returned })
    .onConflict((conflict) =>
      conflict.columns(['autoshipId', 'plannedOn', 'goodId']).doUpdateSet({ ordered, returned }),
    )
    .execute()
}

export const deleteOnce = (tx: Db, { autoshipId, plannedOn, goodId }: OnceKey) =>
  tx
    .deleteFrom('autoshipCycleItems')
    .where('autoshipId', '=', autoshipId)
    .where('plannedOn', '=', plannedOn)
    .where('goodId', '=', goodId)
    .execute()

/** How many of a good an order has now, for taking a change back. */
export const lineOfOrder = (tx: Db, orderId: number, goodId: number) =>
  tx
    .selectFrom('orderItems')
    .select(['ordered', 'returned'])
    .where('orderId', '=', orderId)
    .where('goodId', '=', goodId)
    .executeTakeFirst()
