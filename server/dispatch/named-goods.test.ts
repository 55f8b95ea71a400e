import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { asStaff } from '../../tests/support/staff-of-tests.ts'

const shop = await orderShop()
const names = { nameLv: 'Liepu medus', nameEn: 'Linden honey' }
await shop.db.updateTable('goods').set(names).where('id', '=', good.honey).execute()
const anna = await shop.customer({ accountCents: 50_000 })
const { id } = await placedOrder(anna, { [good.honey]: 5 })
const { deliveryOn: day } = await shop.db
  .selectFrom('orders')
  .select('deliveryOn')
  .where('id', '=', id)
  .executeTakeFirstOrThrow()

const cancelling = { orderIds: [id], reason: 'Klients lūdza' }
const dayOff = { change: { kind: 'day_off', day, nameLv: 'Brīvdiena', nameEn: 'Day off' } }

test.each([
  ['what closing a day does', 'GET', `/closing?day=${day}`, undefined],
  ['whom a day off hits', 'POST', '/calendar/rehearse', dayOff],
  ['what a deed would do', 'POST', '/orders/cancel?preview=1', cancelling],
] as const)('%s names goods in the language of the person', async (_what, method, url, payload) => {
  for (const [language, name, other] of [
    ['lv', names.nameLv, names.nameEn],
    ['en', names.nameEn, names.nameLv],
  ]) {
    const { body } = await shop.server.inject({
      method,
      url: `/office/api${url}`,
      headers: { ...asStaff('owner'), 'accept-language': language },
      ...(payload && { payload }),
    })
    expect(body).toContain(name)
    expect(body).not.toContain(other)
  }
})
