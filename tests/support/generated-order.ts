import { bySystem } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import { goodsForCart } from '../../server/catalogue/goods-for-cart.ts'
import type { AppWithDb } from '../../server/app-context.ts'
import { placeGeneratedOrders } from '../../server/orders/place-generated-orders.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { good, type OrderShop } from './order-shop.ts'

type Generated = {
  customerId: number
  addressId: number
  day: Day
  goodId: number
  ordered: number
}

/** An order as an autoship makes it: it waits for a yes. */
export async function autoshipOrder(
  app: AppWithDb,
  { customerId, addressId, day, goodId, ordered }: Generated,
) {
  const { db } = app
  const { id: autoshipId } = await db
    .insertInto('autoships')
    .values({ customerId, name: 'Mājas ūdens' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('autoshipOccurrences')
    .values({ customerId, autoshipId, plannedOn: day, state: 'generated', deliveryOn: day })
    .execute()
  const lines = [{ goodId, ordered, returned: 0 }]
  const generated = {
    customerId,
    autoshipId,
    plannedOn: day,
    deliveryOn: day,
    addressId,
    notes: '',
    lines,
  }
  const [made] = await inTransaction(db, async (tx) =>
    placeGeneratedOrders(app, tx, bySystem, [generated], await goodsForCart(tx, [goodId])),
  )
  return made!.orderId
}

/** The same for a customer of its own, who has the money for it on the account. */
export async function generatedOrder(shop: OrderShop, day: Day) {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { id: customerId, addressId } = anna
  const id = await autoshipOrder(shop.app, {
    customerId,
    addressId,
    day,
    goodId: good.honey,
    ordered: 5,
  })
  return { anna, id, params: { id: String(id) } }
}
