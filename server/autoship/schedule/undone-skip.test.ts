import { expect, test } from 'vitest'
import { orderShop, type Shopper } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { generate } from '../generation/generate.ts'

const shop = await orderShop()

const openOrders = async (anna: Shopper) =>
  (await anna.api.listOrdersInProgress()).order.map(({ confirmed, delivery_date }) => ({
    confirmed,
    delivery_date,
  }))

const askingMails = (anna: Shopper) =>
  shop.db
    .selectFrom('mailOutbox')
    .select('id')
    .where('customerId', '=', anna.id)
    .where('template', '=', 'autoship.confirm')
    .execute()

// D-24
test('a skip that is undone gives the order back as it was, confirmed or not', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer()
  const water = await runningAutoship(anna, { day: tuesday(1) })
  at(4)
  await generate(shop.app)
  const skip = () => anna.api.skipDelivery({ params: water.on(0) })
  const undo = (key: string | null) => anna.api.undoAutoshipChange({ params: { key: key! } })

  await undo((await skip()).undo)
  expect(await openOrders(anna)).toEqual([{ confirmed: 0, delivery_date: tuesday(1) }])
  const [order] = (await anna.api.listUnconfirmedOrders()).order
  const confirmed = { params: { id: String(order!.id) }, body: { confirmed: 1 as const } }
  await anna.api.changeOrder(confirmed)
  const asked = (await askingMails(anna)).length
  await undo((await skip()).undo)
  expect(await openOrders(anna)).toEqual([{ confirmed: 1, delivery_date: tuesday(1) }])
  await skip()
  const { data } = await anna.api.unskipDelivery({ params: water.on(0) })
  expect(data.state).toBe('confirmed')
  expect(await askingMails(anna)).toHaveLength(asked)
})
