import { byCustomer } from '../../../domain/actor.ts'
import { addDays } from '../../../domain/calendar.ts'
import { nextValidDay } from '../../../domain/territory/days.ts'
import { processAutoship } from '../../../server/autoship/plan/change-autoship.ts'
import { createAutoship } from '../../../server/autoship/plan/create-autoship.ts'
import { addAutoshipItems } from '../../../server/autoship/plan/change-item.ts'
import { defaultAddress } from '../../../server/customers/addresses.ts'
import { clockOfDelivery, regionDays } from '../../../server/territory/region-days.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { confirmOrder } from '../../../server/orders/confirm-order.ts'
import { loadOrders } from '../../../server/orders/load-orders.ts'
import type { Tx } from '../../../server/platform/database/connect.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { goods } from '../catalogue/goods.ts'
import { people } from '../people/people.ts'
import type { AutoshipWish, SeedPerson } from '../people/person.ts'

const goodIdOf = new Map(goods.map(({ sku, id }) => [sku, id]))

/** The autoships of the demo's people, begun today by the shop's own verbs: what is due is an order at once. Done once. */
export const startAutoships = (app: AppWithDb): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const any = await tx.selectFrom('autoships').select('id').limit(1).executeTakeFirst()
    if (any) return
    for (const person of people)
      for (const wish of person.autoships ?? []) await startAutoship(app, tx, person, wish)
  })

export async function startAutoship(
  app: AppWithDb,
  tx: Tx,
  person: Pick<SeedPerson, 'email' | 'company'>,
  wish: AutoshipWish,
): Promise<void> {
  const { id: customerId } = await tx
    .selectFrom('customers')
    .select('id')
    .where('email', '=', person.email)
    .where('role', '=', 'customer')
    .executeTakeFirstOrThrow()
  const address = await defaultAddress(tx, customerId)
  const days = await regionDays(app, address!.regionId)
  const soonest = addDays(app.clock.today(), wish.startsInDays)
  const by = byCustomer(customerId)
  const draft = await createAutoship(app, tx, by, {
    customerId,
    row: { name: wish.name, notes: wish.notes ?? '' },
    address: { addressId: address!.id, regionId: address!.regionId },
    weeks: wish.frequencyWeeks,
    day: nextValidDay(days, await clockOfDelivery(app), soonest),
  })
  if (!draft.ok) return
  const which = { customerId, autoshipId: draft.value }
  const lines = wish.lines.map(([sku, ordered, returned = 0]) => ({
    goodId: goodIdOf.get(sku)!,
    ordered,
    returned,
  }))
  await addAutoshipItems(tx, which, lines)
  await processAutoship(app, tx, by, which)
  if (person.company) await confirmFirst(app, tx, customerId)
}

/** The company has said yes to its next delivery already; a person is still to be asked. */
async function confirmFirst(app: AppWithDb, tx: Tx, customerId: number): Promise<void> {
  const [order] = await loadOrders(tx, {
    customerId,
    states: ['processing'],
    unconfirmed: true,
    order: 'nearest',
  })
  if (order) await confirmOrder(app, tx, byCustomer(customerId), { customerId, orderId: order.id })
}
