import { expect, test } from 'vitest'
import type { Previewed } from '../../contract/office/deed-call.ts'
import { good, orderShop, placedOrder, setStock } from '../../tests/support/order-shop.ts'
import { asStaff } from '../../tests/support/staff-of-tests.ts'

const shop = await orderShop()
const anna = await shop.customer({ accountCents: 5_000 })
const order = await placedOrder(anna, { [good.tea]: 6 })

test.each([
  ['lv', 'Pasūtījums nav apturēts.'],
  ['en', 'The order is not on hold.'],
])('a refused row of a preview says why in the language of the page: %s', async (language, why) => {
  const { body } = await shop.server.inject({
    method: 'POST',
    url: '/office/api/orders/release?preview=1',
    headers: { ...asStaff('dispatcher'), 'accept-language': language },
    payload: { orderIds: [order.id], reason: 'Klients lūdza' },
  })
  expect((JSON.parse(body) as Previewed).refusals).toEqual([
    { kind: 'order', id: order.id, error: 'not_held', message: why },
  ])
})

test('a change that the account is short for says how much is missing', async () => {
  await setStock(shop, good.honey, 500)
  const peter = await shop.customer({ accountCents: 2_000 })
  const { id } = await placedOrder(peter, { [good.honey]: 2 }, 2)
  const { body } = await shop.server.inject({
    method: 'POST',
    url: `/office/api/orders/${id}/edit?preview=1`,
    headers: { ...asStaff('dispatcher'), 'accept-language': 'lv' },
    payload: { lines: [{ goodId: good.honey, ordered: 20 }] },
  })
  const [refused] = (JSON.parse(body) as Previewed).refusals
  expect(refused).toMatchObject({ error: 'top_up_first', message: /Trūkst \d+,\d\d\s€\.$/ })
})
