import { expect, test } from 'vitest'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'

const shop = await payingShop()

const balanceOf = async (customerId: number) => (await balancesOf(shop.db, customerId)).accountCents

test('25.00 through SEB: the customer pays 25.50, the account gets 25.00', async () => {
  const anna = await shop.customer()
  const { payment_url, id } = await anna.call.startTopUp({ body: { topup: 25, method: 7 } })
  const page = await (await fetch(payment_url)).text()
  expect(page).toContain('25,50')
  const { status, back, token } = await shop.choose(payment_url, 'paid')
  expect(status).toBe(303)
  expect(back).toMatch(/\/topup-process\/AV-\w+\?order-token=/)

  const { data } = await anna.call.topUpCallback({ body: { payment_token: token } })
  expect(data).toEqual({ status: 1, payment_status: 'PAID', trx: { id }, order: null })
  expect(await balanceOf(anna.id)).toBe(2500)
  const { transaction } = await anna.call.listTransactions({ query: { code: 'topup' } })
  expect(transaction).toMatchObject({ total: 1, per_page: 4 })
  expect(transaction.data[0]).toMatchObject({
    code: 'topup',
    amount: 25,
    paid: 25.5,
    balance: 25,
    payment_id: id,
  })
})

test('an open top-up is found again until it is paid or abandoned', async () => {
  const [anna, berta] = [await shop.customer(), await shop.customer()]
  expect((await anna.call.readOpenTopUp({})).data).toBeNull()
  const { id, payment_url } = await anna.call.startTopUp({ body: { topup: 25, method: 7 } })
  expect((await anna.call.readOpenTopUp({})).data).toMatchObject({
    id,
    topup: 25,
    status: 2,
    payment_url,
  })
  expect((await berta.call.readOpenTopUp({})).data).toBeNull()
  await shop.choose(payment_url, 'pending')
  await shop.work()
  expect((await anna.call.readOpenTopUp({})).data).toMatchObject({ id })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  expect((await anna.call.readOpenTopUp({})).data).toBeNull()
})

test('the payment of a customer who never returns is settled by the webhook', async () => {
  const anna = await shop.customer()
  const { payment_url, id } = await anna.call.startTopUp({ body: { topup: 10.01, method: 6 } })
  await shop.choose(payment_url, 'paid')
  expect(await balanceOf(anna.id)).toBe(0)
  await shop.work()
  expect(await balanceOf(anna.id)).toBe(1001)
  const { temptrx } = await anna.call.readTempTransaction({ params: { id: String(id) } })
  expect(temptrx).toMatchObject({
    status: 1,
    topup: 10.01,
    charge: 0.3,
    amount: 10.31,
    credited_to: 'account',
  })
})

test('a regular payment is not flagged, and the balance is shown from its first day', async () => {
  const anna = await shop.customer()
  const { payment_url, id } = await anna.call.startTopUp({ body: { topup: 12.5, method: 7 } })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  const flag = shop.db.selectFrom('payments').select('flag').where('id', '=', id)
  expect((await flag.executeTakeFirst())?.flag).toBeNull()
  const { data } = await anna.call.readBalanceHistory()
  expect(data.points).toEqual([
    { day: '2026-08-22', balance: 0 },
    { day: '2026-11-20', balance: 12.5 },
  ])
})

test('a pending payment becomes paid and never returns to an earlier state', async () => {
  const anna = await shop.customer()
  const { payment_url } = await anna.call.startTopUp({ body: { topup: 5, method: 10 } })
  const pending = await shop.choose(payment_url, 'pending')
  const first = await anna.call.topUpCallback({ body: { payment_token: pending.token } })
  expect(first.data).toMatchObject({ status: 2, payment_status: 'PENDING' })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  expect(await balanceOf(anna.id)).toBe(500)
  await shop.choose(payment_url, 'abandoned')
  await shop.work()
  const again = await anna.call.topUpCallback({ body: { payment_token: pending.token } })
  expect(again.data).toMatchObject({ status: 1, payment_status: 'PAID' })
  expect(await balanceOf(anna.id)).toBe(500)
})

test('a top-up abandoned at the bank moves no money', async () => {
  const anna = await shop.customer()
  const { payment_url } = await anna.call.startTopUp({ body: { topup: 5, method: 8 } })
  const { token } = await shop.choose(payment_url, 'abandoned')
  const { data } = await anna.call.topUpCallback({ body: { payment_token: token } })
  expect(data).toMatchObject({ status: 3, payment_status: 'ABANDONED' })
  await shop.work()
  expect(await balanceOf(anna.id)).toBe(0)
})

test.each([
  ['nothing', 0],
  ['less than nothing', -5],
  ['more than 10,000.00', 10_000.01],
  ['parts of a cent', 8.499],
  ['a number past all numbers', 1e21],
  ['a text', '25'],
  ['nothing at all', null],
])('%s cannot be topped up', async (_what, topup) => {
  const anna = await shop.customer()
  const started = anna.call.startTopUp({ body: { topup: topup as number, method: 6 } })
  await expect(started).rejects.toMatchObject({ status: 422, error: { topup: expect.any(Array) } })
})

test.each([2, 3, 5, 12, '6', null])('method %s cannot top up an account', async (method) => {
  const anna = await shop.customer()
  const started = anna.call.startTopUp({ body: { topup: 5, method: method as 6 } })
  await expect(started).rejects.toMatchObject({ status: 422, error: { method: expect.any(Array) } })
})

test('the smallest and the largest sum can be topped up', async () => {
  const anna = await shop.customer()
  for (const topup of [0.01, 10_000]) {
    const { payment_url } = await anna.call.startTopUp({ body: { topup, method: 6 } })
    const { token } = await shop.choose(payment_url, 'paid')
    await anna.call.topUpCallback({ body: { payment_token: token } })
  }
  expect(await balanceOf(anna.id)).toBe(1_000_001)
})

test('a repeated idempotency key returns the same payment', async () => {
  const anna = await shop.customer()
  const input = { body: { topup: 7, method: 9 } } as const
  const first = await anna.call.startTopUp(input, { idempotencyKey: 'seven' })
  expect(await anna.call.startTopUp(input, { idempotencyKey: 'seven' })).toEqual(first)
})

test('a guest cannot top up, and the payment of another customer is not found', async () => {
  const { token } = await shop.nobody.createGuest()
  await expect(shop.as(token).startTopUp({ body: { topup: 5, method: 6 } })).rejects.toMatchObject({
    status: 403,
  })
  const [anna, berta] = [await shop.customer(), await shop.customer()]
  const { id, payment_url } = await anna.call.startTopUp({ body: { topup: 5, method: 6 } })
  await expect(
    berta.call.readTempTransaction({ params: { id: String(id) } }),
  ).rejects.toMatchObject({ status: 404 })
  const paid = await shop.choose(payment_url, 'paid')
  const stolen = berta.call.topUpCallback({ body: { payment_token: paid.token } })
  await expect(stolen).rejects.toMatchObject({ status: 404 })
  expect(await balanceOf(berta.id)).toBe(0)
})

// S-m17
test('of thirty top-ups begun at one moment twenty are open', async () => {
  const anna = await shop.customer()
  const begin = () => anna.call.startTopUp({ body: { topup: 25, method: 7 } })
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, begin))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  await expect(begin()).rejects.toMatchObject({ status: 409, error: 'too_much_unpaid' })
})
