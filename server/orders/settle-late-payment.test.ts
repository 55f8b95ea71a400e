import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { atOnce } from '../../tests/faults/kit/at-once.ts'
import { brokenRules } from '../../tests/faults/kit/broken-rules.ts'
import {
  filledCart,
  good,
  orderShop,
  setStock,
  type Shopper,
} from '../../tests/support/order-shop.ts'
import { bankShop } from '../../tests/support/paying-shop.ts'
import { checkMoney } from '../payments/check-money.ts'

// O-4

const shop = await bankShop(orderShop)

/** 5 teas are 22.50 and 0.50 of state deposit; the bank's charge is 0.50. */
const orderSum = 23

/** An order that was given up at the bank, and is a cart again. */
async function givenUp(lines: Parameters<typeof filledCart>[1] = { [good.tea]: 5 }, topUp = 0) {
  const anna = await shop.customer()
  const { id, params } = await filledCart(anna, lines, 10)
  if (topUp > 0) await anna.api.changeCart({ params, body: { top_up: topUp } })
  const { payment_url: url } = await anna.api.placeOrder({ params })
  await anna.api.takeOrderBack({ params })
  const pay = () => shop.choose(url!, 'paid').then(({ token }) => token)
  const comeBack = (payment_token: string) => anna.api.orderCallback({ body: { payment_token } })
  return { anna, id, params, pay, comeBack }
}

const orderOf = async ({ api }: Shopper, params: { id: string }) =>
  (await api.readOrder({ params })).order

async function lettersTo(customerId: number) {
  const { rows } = await sql<{ template: string; payload: Record<string, unknown> }>`
    select template, payload from mail_outbox where customer_id = ${customerId} order by id`.execute(
    shop.db,
  )
  return rows
}

const balanceOf = async ({ api }: Shopper) => (await api.readUser()).user.balance

test('the unchanged cart goes through by itself when its money comes late', async () => {
  const { anna, params, pay, comeBack } = await givenUp()
  const token = await pay()
  await expect(comeBack(token)).resolves.toMatchObject({ data: { status: 1 } })
  const order = await orderOf(anna, params)
  expect(order).toMatchObject({ status: 3, prepaid: orderSum })
  expect(order.payment_summary).toMatchObject({
    order: orderSum,
    top_up: 0,
    charge: 0.5,
    sum: 23.5,
    settled: [{ by: 'swedbank', sum: 23.5 }],
    open: null,
    late: null,
  })
  expect(await balanceOf(anna)).toBe(0)
  await shop.work()
  await comeBack(token)
  const letters = await lettersTo(anna.id)
  const placed = letters.filter(({ template }) => template === 'orders.placed')
  expect(placed).toHaveLength(1)
  expect(placed[0]!.payload).toMatchObject({
    payment: { sumCents: 2_350, settled: [{ by: 'swedbank', cents: 2_350 }], open: null },
  })
  expect(letters.map(({ template }) => template)).not.toContain('orders.paid-late')
  expect(await checkMoney(shop.app)).toEqual([])
})

test('without a returning customer the job orders it, and the top-up stays on the account', async () => {
  const { anna, params, pay } = await givenUp({ [good.tea]: 5 }, 20)
  await pay()
  await shop.work()
  const { status, payment_summary } = await orderOf(anna, params)
  expect(status).toBe(3)
  expect(payment_summary).toMatchObject({ top_up: 20, sum: 43.5, late: null })
  expect(await balanceOf(anna)).toBe(20)
})

test('a changed cart says what came and where it is, and one press orders it', async () => {
  const { anna, params, pay, comeBack } = await givenUp({ [good.tea]: 5 }, 20)
  await anna.api.changeCartItem({ params, body: { good_id: good.flour, order: 1 } })
  await comeBack(await pay())
  const { data: cart } = await anna.api.readActiveCart()
  expect(cart).toMatchObject({
    top_up: 0,
    late_payment: { paid: 43.5, credited: 43, charge: 0.5 },
  })
  const late = (await lettersTo(anna.id)).filter(({ template }) => template === 'orders.paid-late')
  expect(late.map(({ payload }) => payload)).toEqual([
    { orderId: cart.id, creditedCents: 4_300, chargeCents: 50, now: 'cart' },
  ])
  await anna.api.changeCart({ params, body: { payment_type: 2, top_up: 0 } })
  await anna.api.placeOrder({ params })
  const { payment_summary: block } = await orderOf(anna, params)
  expect(block.order + block.top_up + block.charge).toBe(block.sum)
  expect(block.late).toEqual({ paid: 43.5, credited: 43, charge: 0.5 })
})

test('a second payment is told on the page of the order that the first has paid', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 }, 10)
  const first = await anna.api.placeOrder({ params })
  await anna.api.takeOrderBack({ params })
  const second = await anna.api.placeOrder({ params })
  for (const { payment_url } of [first, second]) {
    const { token } = await shop.choose(payment_url!, 'paid')
    await anna.api.orderCallback({ body: { payment_token: token } })
  }
  const { status, payment_summary } = await orderOf(anna, params)
  expect(status).toBe(3)
  expect(payment_summary.late).toEqual({ paid: 23.5, credited: 23, charge: 0.5 })
  expect((await lettersTo(anna.id)).at(-1)!.payload).toMatchObject({ now: 'ordered' })
})

test('an order that was cancelled while the bank was at it says where the money is', async () => {
  const anna = await shop.customer()
  const { params } = await filledCart(anna, { [good.tea]: 5 }, 10)
  const { payment_url } = await anna.api.placeOrder({ params })
  await anna.api.cancelOrder({ params })
  const { token } = await shop.choose(payment_url!, 'paid')
  await anna.api.orderCallback({ body: { payment_token: token } })
  const { status, payment_summary } = await orderOf(anna, params)
  expect(status).toBe(0)
  expect(payment_summary.late).toEqual({ paid: 23.5, credited: 23, charge: 0.5 })
  expect((await lettersTo(anna.id)).at(-1)!.payload).toMatchObject({ now: 'cancelled' })
  expect(await balanceOf(anna)).toBe(23)
})

test('sold-out goods leave the money on the account', async () => {
  const { anna, pay, comeBack } = await givenUp({ [good.honey]: 5 })
  await setStock(shop, good.honey, -7)
  await comeBack(await pay())
  expect((await anna.api.readActiveCart()).data.late_payment).toMatchObject({ credited: 25 })
  await setStock(shop, good.honey, 7)
  await shop.work()
  expect((await anna.api.readActiveCart()).data.late_payment).toMatchObject({ credited: 25 })
})

test.each([1, 2, 3, 4])(
  'the page, the job, the report and the customer at once order it once (round %i)',
  async () => {
    const { anna, params, pay, comeBack } = await givenUp()
    const token = await pay()
    const press = async () => {
      await anna.api.changeCart({ params, body: { payment_type: 2 } })
      await anna.api.placeOrder({ params })
    }
    await atOnce<unknown>([() => comeBack(token), shop.work, press, () => comeBack(token)])
    await shop.work()
    const order = await orderOf(anna, params)
    expect(order.status).toBe(3)
    expect(await balanceOf(anna)).toBe(0)
    const placed = (await lettersTo(anna.id)).filter(({ template }) => template === 'orders.placed')
    expect(placed).toHaveLength(1)
    expect(await checkMoney(shop.app)).toEqual([])
    expect(await brokenRules(shop.db)).toEqual([])
  },
)
