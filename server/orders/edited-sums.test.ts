import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { closeDay, deliverOrder } from '../../tests/support/dispatch.ts'
import { generatedOrder } from '../../tests/support/generated-order.ts'
import { cartCommands } from '../cart/commands.ts'
import { balancesOf } from '../ledger/balances.ts'
import {
  credit,
  filledCart,
  good,
  orderShop,
  placedOrder,
  type Shopper,
} from '../../tests/support/order-shop.ts'

const shop = await orderShop()

async function openedCopy({ api }: Shopper, params: { id: string }) {
  const { data } = await api.copyOrderToCart({ params })
  const copy = { id: String(data.id) }
  return {
    copy,
    change: async (goodId: number, order: number) => {
      const line = data.items.find((item) => item.good_id === goodId)!
      await api.changeCartItem({ params: copy, body: { id: line.id, good_id: goodId, order } })
      return (await api.readOrderCopy({ params: copy })).data.details
    },
    save: () => api.processOrderCopy({ params: copy }),
  }
}

const promo = (name: string, words: string[], options: Record<string, string | boolean>) =>
  cartCommands[name]!.run(shop.app, { words, options })

async function orderWithCode(code: string, pieces: number) {
  const anna = await shop.customer({ accountCents: 100_000 })
  const cart = await filledCart(anna, { [good.tea]: pieces }, 2)
  expect(await anna.api.activatePromo({ params: { code } })).toMatchObject({ activated: 1 })
  await anna.api.placeOrder({ params: cart.params })
  return { anna, params: cart.params }
}

// S-M6
test('an edited order keeps what its code took off, and gets no more once the code was ended', async () => {
  await promo('promo create', ['PUSE'], { percent: '50', 'per-customer': '1' })
  const { anna, params } = await orderWithCode('PUSE', 2)
  const open = await openedCopy(anna, params)
  // The code still holds: the order is its own use of it.
  expect((await open.change(good.tea, 4)).final_discount_vat).toBe(9)
  await promo('promo end', ['puse'], { why: 'Kampaņa beigusies' })
  expect((await open.change(good.tea, 100)).final_discount_vat).toBe(4.5)
  const { order } = await open.save()
  expect(order.details.final_discount_vat).toBe(4.5)
  const less = await openedCopy(anna, params)
  expect((await less.change(good.tea, 1)).final_discount_vat).toBe(2.25)
  const berta = await shop.customer()
  await filledCart(berta, { [good.tea]: 1 })
  expect(await berta.api.activatePromo({ params: { code: 'PUSE' } })).toMatchObject({
    activated: 0,
  })
})

// S-M6
test('the discount of an edited order does not grow after the last day of its code', async () => {
  await promo('promo create', ['RIT'], { percent: '50', until: shop.clock.today() })
  const { anna, params } = await orderWithCode('RIT', 2)
  const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000)
  shop.clock.set(tomorrow.toISOString())
  const { order } = await anna.api.readOrder({ params })
  const open = await openedCopy(anna, params).catch(() => undefined)
  if (open) expect((await open.change(good.tea, 100)).final_discount_vat).toBe(4.5)
  expect(order.details.final_discount_vat).toBe(4.5)
})

// S-M6
test('the office lists codes with what they give and how often they were used', async () => {
  await promo('promo create', ['SARAKSTS'], { sum: '5.00', uses: '50', minimum: '30.00' })
  const { lines } = await promo('promo list', [], {})
  expect(lines).toContain('SARAKSTS: €5.00, for €30.00 or more, used 0 of 50')
  expect(lines.join()).not.toContain('PUSE')
  expect((await promo('promo list', [], { all: true })).lines.join()).toContain(
    'PUSE: 50%, ended by the office',
  )
  await expect(promo('promo end', ['SARAKSTS'], {})).rejects.toThrow('Say why')
  await expect(promo('promo end', ['NAV'], { why: 'Pārbaude' })).rejects.toThrow('no code NAV')
})

// S-M7
test('an order cannot grow on credit that the office has taken away', async () => {
  const anna = await shop.customer({ creditLimitCents: 20_000, payLater: true })
  const { params } = await placedOrder(anna, { [good.tea]: 5 }, 5)
  await shop.db
    .updateTable('customers')
    .set({ payLater: false })
    .where('id', '=', anna.id)
    .execute()
  const more = await openedCopy(anna, params)
  await more.change(good.tea, 30)
  await expect(more.save()).rejects.toMatchObject({ status: 409, error: 'top_up_first' })
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(-2_300)
  const less = await openedCopy(anna, params)
  await less.change(good.tea, 4)
  expect((await less.save()).order.items[0]).toMatchObject({ order: 4 })
})

test('a refused change of an autoship order leaves its plan on its day', async () => {
  const day = addDays(shop.clock.today(), 5)
  const { anna, params, id } = await generatedOrder(shop, day)
  const open = await openedCopy(anna, params)
  await open.change(good.honey, 9)
  await shop.db
    .insertInto('goods')
    .values({ id: 90, link: 'dargs', nameLv: 'dārgs', nameEn: 'dear', basePriceCents: 50_000 })
    .execute()
  await anna.api.changeCartItem({ params: open.copy, body: { good_id: 90, order: 1 } })
  const delivery_date = addDays(day, 1)
  await expect(
    anna.api.processOrderCopy({ params: open.copy, body: { delivery_date, change_autoship: 0 } }),
  ).rejects.toMatchObject({ error: 'top_up_first' })
  const { deliveryOn } = await shop.db
    .selectFrom('autoshipOccurrences')
    .innerJoin('orders', 'orders.autoshipId', 'autoshipOccurrences.autoshipId')
    .select('autoshipOccurrences.deliveryOn')
    .where('orders.id', '=', id)
    .executeTakeFirstOrThrow()
  expect(deliveryOn).toBe(day)
})

// O-11
test('a repeated order gives back as many empties as it brings bottles, up to those held', async () => {
  const anna = await shop.customer({ accountCents: 20_000 })
  const first = await placedOrder(anna, { [good.water]: 2 }, 2)
  const { order } = await anna.api.readOrder({ params: first.params })
  await closeDay(shop.app, dayOf(order.delivery_date!))
  await deliverOrder(shop.app, { orderId: first.id })
  const { data } = await anna.api.repeatLastOrder({})
  expect(data.items).toMatchObject([{ good_id: good.water, order: 2, return: 2 }])
  expect(data.details.deposit_amount).toBe(0)
  const again = await anna.api.repeatLastOrder({})
  expect(again.data.items).toMatchObject([{ order: 4, return: 2 }])
})

// S-m2
test('deposit paid beyond what is required makes one order cheaper, not each', async () => {
  const anna = await shop.customer({ accountCents: 20_000 })
  await credit(shop, anna.id, 'deposit', 3_200)
  const first = await placedOrder(anna, { [good.water]: 4 }, 2)
  const second = await placedOrder(anna, { [good.water]: 4 }, 2)
  const depositOf = async (params: { id: string }) =>
    (await anna.api.readOrder({ params })).order.details.deposit_amount
  expect([await depositOf(first.params), await depositOf(second.params)]).toEqual([0, 32])
  expect((await anna.api.readDeposit({})).data).toMatchObject({ paid: 32, refundable: 0 })
  await expect(anna.api.askDepositRefund({ body: { pay_to: 'account' } })).rejects.toMatchObject({
    error: 'nothing_to_refund',
  })
  // The order that uses it keeps it while it is edited.
  const open = await openedCopy(anna, first.params)
  expect((await open.change(good.water, 3)).deposit_amount).toBe(0)
})
