import { byCommand } from '../../domain/actor.ts'
import { expect, test } from 'vitest'
import { correctionEntry } from '../../domain/ledger/correction.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { newCustomer } from '../../tests/support/new-customer.ts'
import { placedOrder } from '../../tests/support/placed-order.ts'
import { runJobs } from '../../tests/support/run-jobs.ts'
import { testShop } from '../../tests/support/shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { bottleLedger } from '../bottles/bottle-ledger.ts'
import { customerDeposit } from '../bottles/held-bottles.ts'
import { paymentSummary } from '../../domain/orders/payment-summary.ts'
import { documentJobs } from '../documents/jobs.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkCash } from '../ledger/check-cash.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { post } from '../ledger/post.ts'
import { loadOrders, ordersById } from '../orders/load-orders.ts'
import { invoicedDebt } from '../orders/order-answer.ts'
import { inTransaction } from '../platform/database/transaction.ts'

const shop = await testShop()
const { db, app, pool } = shop
const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@avots.example')
const preview = { query: { preview: '1' as const } }
const reason = 'Pārrakstīšanās'

const { id: water } = await db
  .insertInto('goods')
  .values({
    link: 'udens',
    nameLv: 'Avota ūdens, 18,9 l',
    nameEn: 'Spring water',
    basePriceCents: 790,
    lentDepositCents: 800,
    bottleKind: 'large',
  })
  .returning('id')
  .executeTakeFirstOrThrow()

async function customerWith(accountCents: number) {
  const { id: customerId } = await newCustomer(app)
  const cause = { kind: 'correction', id: customerId, step: 'opening' } as const
  const entry = correctionEntry('account', accountCents)
  const at = app.clock.now()
  await inTransaction(db, (tx) =>
    post(tx, { customerId, cause, entry, at, by: byCommand, note: 'Sākums' }),
  )
  return customerId
}

const order = (customerId: number, pieces: number) =>
  placedOrder(app, {
    customerId,
    lines: [{ goodId: water, order: pieces }],
    depositCents: pieces * 800,
  })

async function delivered(customerId: number, pieces: number) {
  const orderId = await order(customerId, pieces)
  const outcome = await deliverOrder(app, { orderId })
  expect(outcome.ok).toBe(true)
  await runJobs(pool, documentJobs(app))
  return orderId
}

const documentsOf = (customerId: number) =>
  db
    .selectFrom('papers')
    .select(['kind', 'totalCents'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()

const heldBy = async (customerId: number) =>
  (await customerDeposit(db, customerId, [])).heldByGood[water] ?? 0

async function booksAreWhole() {
  expect(await checkLedger(db)).toEqual([])
  expect(await checkCash(db)).toEqual([])
}

// Issue 23: "Labot".
test('a wrong count is reversed and told anew: bottles, money, bonus and both documents', async () => {
  const anna = await customerWith(100_00)
  const orderId = await delivered(anna, 3)
  expect(await balancesOf(db, anna)).toMatchObject({ accountCents: 52_30, depositCents: 24_00 })
  const params = { id: String(orderId) }
  const body = { counts: [{ goodId: water, left: 2, taken: 0 }], reason }
  const seen = await dispatcher.api.correctDelivery({ ...preview, params, body })
  expect(seen).toMatchObject({
    refusals: [],
    effects: {
      money: expect.arrayContaining([
        expect.objectContaining({ customerId: anna, account: 'account', cents: 15_90 }),
        expect.objectContaining({ customerId: anna, account: 'deposit', cents: -8_00 }),
      ]),
      documents: [
        expect.objectContaining({ kind: 'credit_bill', totalCents: -47_70 }),
        expect.objectContaining({ kind: 'invoice', totalCents: 31_80 }),
      ],
    },
  })
  expect(await heldBy(anna)).toBe(3)
  const { hash: previewHash } = seen as { hash: string }
  await dispatcher.api.correctDelivery({ query: {}, params, body: { ...body, previewHash } })
  await runJobs(pool, documentJobs(app))
  expect(await heldBy(anna)).toBe(2)
  expect(await balancesOf(db, anna)).toMatchObject({ accountCents: 68_20, depositCents: 16_00 })
  expect(await documentsOf(anna)).toEqual([
    { kind: 'invoice', totalCents: 47_70 },
    { kind: 'credit_bill', totalCents: -47_70 },
    { kind: 'invoice', totalCents: 31_80 },
  ])
  await booksAreWhole()
  // A second correction mirrors the first one only.
  const back = { counts: [{ goodId: water, left: 3, taken: 1 }], reason }
  await dispatcher.api.correctDelivery({ query: {}, params, body: back })
  expect(await heldBy(anna)).toBe(2)
  await booksAreWhole()
  await expect(
    dispatcher.api.correctDelivery({ query: {}, params, body: back }),
  ).rejects.toMatchObject({ body: { error: 'nothing_changes' } })
})

test('cash that was typed wrongly is corrected with its holder', async () => {
  const anna = await customerWith(1_00)
  const orderId = await placedOrder(app, {
    customerId: anna,
    lines: [{ goodId: water, order: 1 }],
    depositCents: 800,
    method: 'cash',
  })
  await deliverOrder(app, { orderId, cashCents: 10_00 })
  const params = { id: String(orderId) }
  const body = { counts: [], cashCents: 15_90, reason }
  await dispatcher.api.correctDelivery({ query: {}, params, body })
  expect(await balancesOf(db, anna)).toMatchObject({ accountCents: 1_00 })
  await booksAreWhole()
})

test('the customer sees the delivery that stands: its invoice, what was paid and what is due', async () => {
  const anna = await customerWith(0)
  const orderId = await placedOrder(app, {
    customerId: anna,
    lines: [{ goodId: water, order: 3 }],
    depositCents: 24_00,
    method: 'cash',
  })
  await deliverOrder(app, { orderId, cashCents: 25_00 })
  await runJobs(pool, documentJobs(app))
  const body = { counts: [{ goodId: water, left: 2, taken: 0 }], cashCents: 25_00, reason }
  await dispatcher.api.correctDelivery({ query: {}, params: { id: String(orderId) }, body })
  await runJobs(pool, documentJobs(app))
  const order = (await ordersById(db, [orderId]))[0]!
  const summary = paymentSummary({ ...order, debtCents: invoicedDebt(order) })
  expect(summary).toMatchObject({
    sumCents: 31_80,
    settled: [{ by: 'cash', cents: 25_00 }],
    open: { by: 'invoice', cents: 6_80 },
  })
  // What came since is no longer due.
  const paid = { kind: 'correction', id: anna, step: 'paid' } as const
  const entry = correctionEntry('account', 6_80)
  const at = app.clock.now()
  await inTransaction(db, (tx) =>
    post(tx, { customerId: anna, cause: paid, entry, at, by: byCommand, note: 'Samaksāts' }),
  )
  const [own] = await loadOrders(db, { customerId: anna })
  const after = paymentSummary({ ...own!, debtCents: invoicedDebt(own!) })
  expect(after.open).toBeNull()
  const { rows } = await bottleLedger(db, anna, { page: 1, pageSize: 10 })
  expect(rows).toMatchObject([
    { delivered: 2, returned: 0, heldAfter: 2, depositAfterCents: 16_00, paperKind: 'invoice' },
    { delivered: -3, heldAfter: 0, isReversal: true, paperKind: 'credit_bill' },
    { delivered: 3, heldAfter: 3, isReversed: true, paperKind: 'invoice' },
  ])
})

test('what a neighbour was given moves: bottles, money and documents of both', async () => {
  const [anna, janis] = [await customerWith(100_00), await customerWith(100_00)]
  const wrong = await delivered(anna, 2)
  const right = await order(janis, 3)
  const params = { id: String(wrong) }
  const body = { toOrderId: right, reason: 'Nolikts pie kaimiņa' }
  await expect(
    dispatcher.api.moveDeliveryToOther({ query: {}, params, body: { ...body, toOrderId: wrong } }),
  ).rejects.toMatchObject({ body: { error: 'same_customer' } })
  await dispatcher.api.moveDeliveryToOther({ query: {}, params, body })
  await runJobs(pool, documentJobs(app))
  expect([await heldBy(anna), await heldBy(janis)]).toEqual([0, 2])
  // What was prepaid for the third bottle of the neighbour's order is back on the account.
  expect(await balancesOf(db, janis)).toMatchObject({ accountCents: 68_20, depositCents: 16_00 })
  expect(await balancesOf(db, anna)).toMatchObject({ depositCents: 0 })
  expect(await documentsOf(anna)).toEqual([
    { kind: 'invoice', totalCents: 31_80 },
    { kind: 'credit_bill', totalCents: -31_80 },
  ])
  expect(await documentsOf(janis)).toEqual([{ kind: 'invoice', totalCents: 31_80 }])
  const states = await db
    .selectFrom('orders')
    .select(['id', 'status'])
    .where('id', 'in', [wrong, right])
    .orderBy('id')
    .execute()
  expect(states.map(({ status }) => status)).toEqual([
    expect.not.stringMatching('delivered'),
    'delivered',
  ])
  await booksAreWhole()
})

test('of two corrections at once the second sees the first', async () => {
  const anna = await customerWith(100_00)
  const orderId = await delivered(anna, 3)
  const params = { id: String(orderId) }
  const body = { counts: [{ goodId: water, left: 1, taken: 0 }], reason }
  const both = await Promise.allSettled([
    dispatcher.api.correctDelivery({ query: {}, params, body }),
    dispatcher.api.correctDelivery({ query: {}, params, body }),
  ])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await heldBy(anna)).toBe(1)
  await booksAreWhole()
})

test('customer service may not correct a door, and an accountant does with a second person', async () => {
  const anna = await customerWith(100_00)
  const orderId = await delivered(anna, 2)
  const params = { id: String(orderId) }
  const body = { counts: [{ goodId: water, left: 1, taken: 0 }], reason }
  const inese = await newColleague(shop, 'customerService', 'inese@avots.example')
  const other = { toOrderId: orderId, reason }
  const ask = { query: {}, params }
  await expect(inese.api.correctDelivery({ ...ask, body })).rejects.toMatchObject({
    body: { error: 'not_permitted' },
  })
  await expect(inese.api.moveDeliveryToOther({ ...ask, body: other })).rejects.toMatchObject({
    body: { error: 'not_permitted' },
  })
  const accountant = await newColleague(shop, 'accountant', 'gramatvede@avots.example')
  const asked = await accountant.api.correctDelivery({
    query: {},
    params,
    body: { ...body, ask: true },
  })
  expect(asked).toMatchObject({ approvalId: expect.any(Number) })
  expect(await heldBy(anna)).toBe(2)
})
