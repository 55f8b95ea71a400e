import { describe, expect, test } from 'vitest'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { credit, filledCart, furnish, good, type Shopper } from '../../tests/support/order-shop.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkCash } from '../ledger/check-cash.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { checkMoney } from '../payments/check-money.ts'

const shop = await furnish(await payingShop())
const { db, app } = shop
const owner = await newColleague(shop, 'owner', 'ipasniece@avots.example')
const accountant = await newColleague(shop, 'accountant', 'gramatvede@avots.example')
const service = await newColleague(shop, 'customerService', 'apkalposana@avots.example')
const preview = { query: { preview: '1' as const } }
const reason = 'Vienojāmies ar klientu'

/** Six packs of tea are 27.60 with their state deposit, and 21.60 at 3.50 apiece. */
async function ordered(anna: Shopper, payment: number) {
  const { params } = await filledCart(anna, { [good.tea]: 6 }, payment)
  return { params, placed: await anna.api.placeOrder({ params }) }
}

const byMethod = (payment: number, about: Parameters<typeof shop.customer>[0]) => async () => {
  const anna = await shop.customer(about)
  return { anna, params: (await ordered(anna, payment)).params }
}

/** Each way of paying leaves some money on the account, which a price must not take. */
const ways = {
  account: byMethod(2, { accountCents: 60_00 }),
  cash: byMethod(3, { accountCents: 60_00 }),
  deferred: byMethod(5, { payLater: true, creditLimitCents: 100_00 }),
  bank: async () => {
    const anna = await shop.customer({ accountCents: 60_00 })
    const { params, placed } = await ordered(anna, 7)
    const { token } = await shop.choose(placed.payment_url!, 'paid')
    await anna.api.orderCallback({ body: { payment_token: token } })
    await shop.work()
    return { anna, params }
  },
  link: async () => {
    const anna = await shop.customer({ accountCents: 5_00 })
    const body = { lines: [{ goodId: good.tea, ordered: 6 }], payment: 'link' as const }
    await service.api.placeOrderFor({ query: {}, params: { id: String(anna.id) }, body })
    const { id } = await orderOf(anna)
    return { anna, params: { id: String(id) } }
  },
}

const orderOf = ({ id }: Shopper) =>
  db
    .selectFrom('orders')
    .innerJoin('orderItems as i', 'i.orderId', 'orders.id')
    .select(['orders.id', 'orders.status', 'totalWithDepositCents as total', 'prepaidCents'])
    .select(['cashDueCents', 'awaitedCents', 'i.unitPriceCents as unit', 'savingsCents'])
    .select(['i.officePriceCents as office', 'i.listPriceCents as list'])
    .where('orders.customerId', '=', id)
    .executeTakeFirstOrThrow()

const booksOf = async (anna: Shopper) => ({
  order: await orderOf(anna),
  balances: await balancesOf(db, anna.id),
})

const accountOf = async (anna: Shopper) => (await balancesOf(db, anna.id)).accountCents

const documentsOf = ({ id }: Shopper) =>
  db
    .selectFrom('papers')
    .select(['kind', 'totalCents'])
    .where('customerId', '=', id)
    .where('kind', 'in', ['invoice', 'credit_bill'])
    .orderBy('id')
    .execute()

const priceOf = (priceCents: number) => ({ goodId: good.tea, priceCents, reason })

/** The owner asks, the accountant agrees. */
async function priceByTwo(params: { id: string }, priceCents: number) {
  const waits = await owner.api.changeOrderPrice({ query: {}, params, body: priceOf(priceCents) })
  if (!('approvalId' in waits)) throw new Error('It was done alone')
  const approval = { params: { id: String(waits.approvalId) } }
  const { preview: shown } = await accountant.api.readApproval(approval)
  return accountant.api.approve({ ...approval, body: { previewHash: shown!.hash } })
}

async function undo(done: unknown, by = owner) {
  const { actionId } = done as { actionId: number }
  await by.api.undoAction({ params: { id: String(actionId) }, body: {} })
  await shop.work()
}

async function booksAreWhole() {
  expect(await checkLedger(db)).toEqual([])
  expect(await checkCash(db)).toEqual([])
  expect(await checkMoney(app)).toEqual([])
}

// Issue 23: the price of a placed line.
describe('a price that the office changes before the delivery', () => {
  const after = {
    account: { prepaidCents: 21_60, cashDueCents: 0, awaitedCents: 0, account: 6_00 },
    cash: { prepaidCents: 0, cashDueCents: 21_60, awaitedCents: 0, account: 0 },
    deferred: { prepaidCents: 21_60, cashDueCents: 0, awaitedCents: 0, account: 6_00 },
    bank: { prepaidCents: 21_60, cashDueCents: 0, awaitedCents: 0, account: 6_00 },
    link: { prepaidCents: 0, cashDueCents: 0, awaitedCents: 21_60, account: 0 },
  }
  test.each(Object.keys(ways) as (keyof typeof ways)[])('paid by %s, and undone', async (way) => {
    const { anna, params } = await ways[way]()
    const before = await booksOf(anna)
    const seen = await owner.api.changeOrderPrice({ ...preview, params, body: priceOf(3_50) })
    expect(seen).toMatchObject({
      refusals: [],
      effects: {
        changes: expect.arrayContaining([
          expect.objectContaining({ field: 'price_cents', before: 4_50, after: 3_50 }),
          expect.objectContaining({ field: 'total_cents', before: 27_60, after: 21_60 }),
        ]),
        mails: [{ template: 'orders.changed' }],
      },
    })
    expect(await booksOf(anna)).toEqual(before)
    const done = await owner.api.changeOrderPrice({ query: {}, params, body: priceOf(3_50) })
    const { account, ...sums } = after[way]
    const unit = { unit: 3_50, list: 4_50, total: 21_60, savingsCents: 6_00 }
    expect(await orderOf(anna)).toMatchObject({ ...sums, ...unit })
    expect(await accountOf(anna)).toBe(before.balances.accountCents + account)
    await undo(done)
    expect(await booksOf(anna)).toEqual(before)
    await booksAreWhole()
  })
})

test('a price is not undone over a later one', async () => {
  const { params } = await ways.cash()
  const price = (cents: number) =>
    owner.api.changeOrderPrice({ query: {}, params, body: priceOf(cents) })
  const first = await price(3_50)
  const second = await price(3_00)
  await expect(undo(first)).rejects.toMatchObject({ error: 'changed_since' })
  await undo(second)
  await undo(first)
})

test('an order in cash is paid in cash whole when its price is undone after an edit', async () => {
  const { anna, params } = await byMethod(3, {})()
  const done = await owner.api.changeOrderPrice({ query: {}, params, body: priceOf(3_50) })
  const { data } = await anna.api.copyOrderToCart({ params })
  const copy = { params: { id: String(data.id) } }
  const item = { id: data.items[0]!.id, good_id: good.tea, order: 8 }
  await anna.api.changeCartItem({ ...copy, body: item })
  await anna.api.processOrderCopy(copy)
  await undo(done)
  expect(await orderOf(anna)).toMatchObject({ total: 36_80, cashDueCents: 36_80, prepaidCents: 0 })
  await booksAreWhole()
})

describe('a price that the office changes after the delivery', () => {
  test.each(Object.keys(ways) as (keyof typeof ways)[])('paid by %s, and undone', async (way) => {
    const { anna, params } = await ways[way]()
    await db
      .updateTable('orders')
      .set({ status: 'waitingForDelivery', lockedAt: app.clock.now() })
      .where('customerId', '=', anna.id)
      .execute()
    expect(await deliverOrder(app, { orderId: Number(params.id) })).toMatchObject({ ok: true })
    await shop.work()
    const before = await booksOf(anna)
    const [invoice] = await documentsOf(anna)
    const done = await priceByTwo(params, 3_50)
    await shop.work()
    const { balances, order } = await booksOf(anna)
    expect(balances.accountCents - before.balances.accountCents).toBe(6_00)
    expect(order).toMatchObject({ status: 'delivered', unit: 3_50, total: 21_60 })
    const { totalCents } = invoice!
    expect(await documentsOf(anna)).toEqual([
      { kind: 'invoice', totalCents },
      { kind: 'credit_bill', totalCents: -totalCents },
      { kind: 'invoice', totalCents: totalCents - 6_00 },
    ])
    await undo(done)
    expect(await booksOf(anna)).toEqual(before)
    await booksAreWhole()
  })
})

test('a price raised after the delivery is owed, whatever the account has', async () => {
  const { anna, params } = await ways.account()
  await credit(shop, anna.id, 'account', -32_40)
  await expect(
    owner.api.changeOrderPrice({ query: {}, params, body: priceOf(5_50) }),
  ).rejects.toMatchObject({ error: 'top_up_first' })
  await db
    .updateTable('orders')
    .set({ status: 'waitingForDelivery', lockedAt: app.clock.now() })
    .where('customerId', '=', anna.id)
    .execute()
  await deliverOrder(app, { orderId: Number(params.id) })
  const done = await priceByTwo(params, 5_50)
  expect(await booksOf(anna)).toMatchObject({
    order: { unit: 5_50, list: 5_50, total: 33_60, savingsCents: 0 },
    balances: { accountCents: -6_00 },
  })
  await undo(done)
  expect(await orderOf(anna)).toMatchObject({ unit: 4_50, list: 4_50, office: null })
  expect(await accountOf(anna)).toBe(0)
  await booksAreWhole()
})

test("the office's price stays when the customer changes the order, and goes when it is undone", async () => {
  const { anna, params } = await ways.account()
  const done = await owner.api.changeOrderPrice({ query: {}, params, body: priceOf(3_50) })
  const { data } = await anna.api.copyOrderToCart({ params })
  const copy = { id: String(data.id) }
  const line = data.items[0]!
  expect(line.price_vat).toBe(3.5)
  await anna.api.changeCartItem({
    params: copy,
    body: { id: line.id, good_id: good.tea, order: 8 },
  })
  await anna.api.processOrderCopy({ params: copy })
  expect(await orderOf(anna)).toMatchObject({ unit: 3_50, office: 3_50, total: 28_80 })
  expect(await accountOf(anna)).toBe(60_00 - 28_80)
  await undo(done)
  expect(await orderOf(anna)).toMatchObject({ unit: 4_50, office: null, total: 36_80 })
  expect(await accountOf(anna)).toBe(60_00 - 36_80)
  await booksAreWhole()
})

test('a price changed before the delivery can be undone after it', async () => {
  const { anna, params } = await ways.cash()
  const done = await owner.api.changeOrderPrice({ query: {}, params, body: priceOf(3_50) })
  await db
    .updateTable('orders')
    .set({ status: 'waitingForDelivery', lockedAt: app.clock.now() })
    .where('customerId', '=', anna.id)
    .execute()
  await deliverOrder(app, { orderId: Number(params.id), cashCents: 21_60 })
  await undo(done)
  // The six euros that were not asked for at the door.
  expect(await accountOf(anna)).toBe(60_00 - 6_00)
  await booksAreWhole()
})

test('customer service asks for a price, and who sees to the road may not', async () => {
  const { params } = await ways.account()
  expect(
    await service.api.changeOrderPrice({ query: {}, params, body: priceOf(3_50) }),
  ).toHaveProperty('approvalId')
  const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@avots.example')
  await expect(
    dispatcher.api.changeOrderPrice({ query: {}, params, body: priceOf(3_50) }),
  ).rejects.toMatchObject({ error: 'not_permitted' })
})

test('what costs that already, is cancelled or waits to be paid gets no price', async () => {
  const { anna, params } = await ways.account()
  const priced = (priceCents: number, of = params) =>
    owner.api.changeOrderPrice({ query: {}, params: of, body: priceOf(priceCents) })
  await expect(priced(4_50)).rejects.toMatchObject({ error: 'nothing_changes' })
  const honey = { ...priceOf(1_00), goodId: good.honey }
  await expect(
    owner.api.changeOrderPrice({ query: {}, params, body: honey }),
  ).rejects.toMatchObject({ error: 'not_found' })
  await anna.api.cancelOrder({ params })
  await expect(priced(3_50)).rejects.toMatchObject({ body: { reason: 'cancelled' } })
  const berta = await shop.customer()
  const waiting = await ordered(berta, 7)
  await expect(priced(3_50, waiting.params)).rejects.toMatchObject({
    body: { reason: 'waits_for_payment' },
  })
})
