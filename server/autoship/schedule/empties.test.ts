import { expect, test } from 'vitest'
import { good, orderShop } from '../../../tests/support/order-shop.ts'
import { newTimes, runningAutoship } from '../../../tests/support/running-autoship.ts'
import { generate } from '../generation/generate.ts'

const shop = await orderShop()

const diary = async (anna: Awaited<ReturnType<typeof shop.customer>>) =>
  (await anna.api.readAutoshipDiary()).data.deliveries

// D-11
test('a newcomer pays a deposit once: from the second delivery on empties go back for full ones', async () => {
  const { at, tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 100_000 })
  const water = await runningAutoship(anna, { day: tuesday(2), lines: { [good.water]: 3 } })
  const [first, second, third] = await diary(anna)
  expect(first).toMatchObject({ deposit: 24, items: [{ order: 3, return: 0 }] })
  expect(second).toMatchObject({ deposit: 0, items: [{ order: 3, return: 3 }] })
  expect(third!.total).toBe(second!.total)
  const { data } = (await anna.api.readAutoship({ params: water.params })).data
  expect(data).toMatchObject({ first_deposit: 24, items: [{ order: 3, return: 3 }] })
  expect(data.details.deposit_amount).toBe(0)

  // The first order is on its way when the second is made.
  at(11)
  await generate(shop.app)
  at(18, '21')
  await generate(shop.app)
  const orders = (await anna.api.listUnconfirmedOrders()).order
  expect(orders.map(({ items, bail }) => [items[0]!.return, bail])).toEqual([
    [0, 24],
    [3, 0],
  ])
})

// D-11
test('the empties of one delivery are changed alone, and one press restores them', async () => {
  const { tuesday } = await newTimes(shop)
  const anna = await shop.customer({ accountCents: 100_000 })
  const water = await runningAutoship(anna, { day: tuesday(2), lines: { [good.water]: 3 } })
  const params = water.on(1)
  const change = async (body: { order: number | null; return?: number }) =>
    (await anna.api.changeDeliveryItem({ params, body: { good_id: good.water, ...body } })).data
  expect(await change({ order: 3, return: 0 })).toMatchObject({
    deposit: 22.4,
    items: [{ order: 3, return: 0, once: 'changed' }],
  })
  expect(await change({ order: null })).toMatchObject({
    deposit: 0,
    items: [{ order: 3, return: 3, once: null }],
  })
  // One more bottle brings a deposit; as many empties go back as are held.
  expect(await change({ order: 4 })).toMatchObject({ items: [{ order: 4, return: 3 }] })
  const usual = { params: water.params }
  const item = (await anna.api.readAutoship(usual)).data.data.items[0]!
  const line = { id: item.id, good_id: good.water }
  const saved = async (order: number, back: number) =>
    (await anna.api.changeAutoshipItem({ ...usual, body: { ...line, order, return: back } })).data
      .item
  expect(await saved(5, 3)).toMatchObject({ order: 5, return: 5 })
  expect(await saved(5, 1)).toMatchObject({ order: 5, return: 1 })
  expect(await saved(6, 1)).toMatchObject({ order: 6, return: 1 })
})
