import { expect, test } from 'vitest'
import type { Previewed } from '../../contract/office/deed-call.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'inese@avots.example')
const dispatcher = await newColleague(shop, 'dispatcher', 'andris@avots.example')

const anna = await shop.customer({ name: 'Anna Ozoliņa', accountCents: 5_000 })
const order = await placedOrder(anna, { [good.tea]: 6 })
const mine = { orderIds: [order.id], reason: 'Klients lūdza' }

test('who meets a change reads whose it was, what it did and what would happen now', async () => {
  const asked = { query: { preview: '1' as const }, body: mine }
  const { hash } = (await owner.api.cancelOrders(asked)) as Previewed
  const moving = { orderIds: [order.id], day: '2026-11-25' }
  await dispatcher.api.moveOrders({ body: moving })
  shop.clock.set('2026-11-20T08:01:00Z')
  await anna.api.cancelOrder({ params: { id: String(order.id) } })
  await expect(
    owner.api.cancelOrders({ body: { ...mine, previewHash: hash } }),
  ).rejects.toMatchObject({
    error: 'preview_changed',
    body: {
      seen: hash,
      now: { effects: { orders: [] } },
      last: { name: 'Anna Ozoliņa', deed: 'order.cancelled' },
    },
  })
})

test('a colleague who came first is named', async () => {
  const order = await placedOrder(anna, { [good.tea]: 1 }, 2)
  const body = { orderIds: [order.id], reason: 'Klients lūdza' }
  const asked = { query: { preview: '1' as const }, body }
  const { hash } = (await owner.api.cancelOrders(asked)) as Previewed
  await dispatcher.api.cancelOrders({ body })
  await expect(
    owner.api.cancelOrders({ body: { ...body, previewHash: hash } }),
  ).rejects.toMatchObject({ body: { last: { name: 'Inese Kļaviņa', deed: 'orders.cancel' } } })
})

test('the own acts of a person are no news', async () => {
  const other = await placedOrder(anna, { [good.tea]: 2 }, 2)
  const body = { orderIds: [other.id], reason: 'Klients lūdza' }
  const asked = { query: { preview: '1' as const }, body }
  const { hash } = (await owner.api.cancelOrders(asked)) as Previewed
  await owner.api.cancelOrders({ body })
  await expect(
    owner.api.cancelOrders({ body: { ...body, previewHash: hash } }),
  ).rejects.toMatchObject({ error: 'preview_changed', body: { last: null } })
})
