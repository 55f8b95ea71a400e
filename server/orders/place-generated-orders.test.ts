import { bySystem } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import {
  credit,
  filledCart,
  good,
  orderShop,
  type Shopper,
} from '../../tests/support/order-shop.ts'
import { goodsForCart } from '../catalogue/goods-for-cart.ts'
import { balancesOf } from '../ledger/balances.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { orderKey } from '../customers/order-link.ts'
import { placeGeneratedOrders } from './place-generated-orders.ts'

const shop = await orderShop()
const day = dayOf('2026-11-27')

async function occurrenceOf(anna: Shopper) {
  const { id: autoshipId } = await shop.db
    .insertInto('autoships')
    .values({ customerId: anna.id, name: 'Ūdens' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('autoshipOccurrences')
    .values({
      customerId: anna.id,
      autoshipId,
      plannedOn: day,
      state: 'generated',
      deliveryOn: day,
    })
    .execute()
  return autoshipId
}

const occurrence = (anna: Shopper, autoshipId: number, goodId: number, ordered: number) => ({
  customerId: anna.id,
  autoshipId,
  plannedOn: day,
  deliveryOn: day,
  addressId: anna.addressId,
  notes: '',
  lines: [{ goodId, ordered, returned: 0 }],
})

const generate = (anna: Shopper, autoshipId: number, goodId: number, ordered: number) =>
  inTransaction(shop.db, async (tx) => {
    const order = occurrence(anna, autoshipId, goodId, ordered)
    return (
      await placeGeneratedOrders(shop.app, tx, bySystem, [order], await goodsForCart(tx, [goodId]))
    )[0]
  })

test('an autoship’s order has autoship prices, is prepaid and waits for confirmation', async () => {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { id: cartId } = await filledCart(anna, { [good.tea]: 1 })
  const made = await generate(anna, await occurrenceOf(anna), good.water, 3)
  const params = { id: String(made!.orderId) }
  const { order } = await anna.api.readOrder({ params })
  expect(order).toMatchObject({
    status: 3,
    confirmed: 0,
    warning: 'NOT-CONFIRMED',
    payment_type: 2,
    autoship_name: 'Ūdens',
    delivery_date: day,
    details: { water_goods_price_vat: 22.2, bail: 24 },
    items: [{ price_vat: 7.4, price_reason: 'autoship' }],
    may: { cancel: 'from_autoship', confirm: null, edit: null },
  })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(10_000 - 2_220 - 2_400)
  expect((await anna.api.readActiveCart()).data.id).toBe(cartId)
  expect((await anna.api.listUnconfirmedOrders()).order).toHaveLength(1)
})

// S-m2
test('deposit paid beyond what is required makes one order of a batch cheaper, not each', async () => {
  const anna = await shop.customer({ accountCents: 20_000 })
  await credit(shop, anna.id, 'deposit', 3_200)
  const orders = [await occurrenceOf(anna), await occurrenceOf(anna)].map((autoshipId) =>
    occurrence(anna, autoshipId, good.water, 4),
  )
  const made = await inTransaction(shop.db, async (tx) =>
    placeGeneratedOrders(shop.app, tx, bySystem, orders, await goodsForCart(tx, [good.water])),
  )
  expect(made.map((order) => order?.priced.totals.depositCents)).toEqual([0, 3_200])
  expect((await anna.api.readDeposit({})).data).toMatchObject({ paid: 32, refundable: 0 })
})

test('an occurrence has one order, and goods out of stock make none', async () => {
  const anna = await shop.customer()
  const autoshipId = await occurrenceOf(anna)
  await expect(generate(anna, autoshipId, good.honey, 11)).rejects.toThrow(
    'the stock changed meanwhile',
  )
  const results = await Promise.all(
    Array.from({ length: 5 }, () => generate(anna, autoshipId, good.honey, 5)),
  )
  expect(results.filter((result) => result !== undefined)).toHaveLength(1)
  expect((await anna.api.listOrders()).order.total).toBe(1)
})

test('without money, credit or cash the order waits unpaid', async () => {
  const company = await shop.customer()
  const made = await generate(company, await occurrenceOf(company), good.water, 30)
  expect(made).toMatchObject({ method: null })
  const { order } = await company.api.listOrders()
  expect(order.data[0]).toMatchObject({ payment_type: null, prepaid: 0, cash_due: 0 })
  expect(order.data[0]!.awaited).toBeGreaterThan(300)
})

test('a mail’s key shows and confirms the order; viewing alone changes nothing', async () => {
  const anna = await shop.customer()
  const made = await generate(anna, await occurrenceOf(anna), good.water, 1)
  const orderId = made!.orderId
  const key = orderKey(shop.app, { customerId: anna.id, orderId }, new Date('2026-12-01T00:00:00Z'))
  expect((await shop.nobody.readOrderByKey({ params: { key } })).order.confirmed).toBe(0)
  expect((await shop.nobody.readOrderByKey({ params: { key } })).order.confirmed).toBe(0)
  expect((await shop.nobody.confirmOrderByKey({ params: { key } })).order).toMatchObject({
    confirmed: 1,
    warning: '',
  })
  await shop.nobody.confirmOrderByKey({ params: { key } })
  const changes = await shop.db
    .selectFrom('orderChanges')
    .select('kind')
    .where('orderId', '=', orderId)
    .execute()
  expect(changes.map(({ kind }) => kind)).toEqual(['placed', 'confirmed'])
  const forged = key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  await expect(shop.nobody.confirmOrderByKey({ params: { key: forged } })).rejects.toMatchObject({
    status: 404,
  })
})
