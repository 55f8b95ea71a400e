import { expect, test } from 'vitest'
import { byProvider } from '../../domain/actor.ts'
import { filledCart, furnish, good, type Shopper } from '../../tests/support/order-shop.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { returnOrderToCart } from './return-to-cart.ts'

const shop = await furnish(await payingShop())

/** The bank says so before the customer is back in the shop. */
async function givenUpAtTheBank(anna: Shopper) {
  const { id: orderId, params } = await filledCart(anna, { [good.tea]: 5 }, 7)
  await anna.api.placeOrder({ params })
  await inTransaction(shop.db, (tx) =>
    returnOrderToCart(shop.app, tx, byProvider, { customerId: anna.id, orderId }),
  )
  return params
}

const letters = async (customerId: number) =>
  shop.db
    .selectFrom('mailOutbox')
    .select('id')
    .where('customerId', '=', customerId)
    .where('template', '=', 'orders.not-paid')
    .execute()

// O-21
test('an order that was given up at the bank brings a letter, unless it is paid otherwise soon', async () => {
  const [anna, berta] = [await shop.customer(), await shop.customer()]
  await givenUpAtTheBank(anna)
  const params = await givenUpAtTheBank(berta)
  await berta.api.changeCart({ params, body: { payment_type: 3 } })
  await berta.api.placeOrder({ params })
  expect(await letters(anna.id)).toEqual([])
  await shop.work()
  expect(await letters(anna.id)).toHaveLength(1)
  expect(await letters(berta.id)).toEqual([])
})
