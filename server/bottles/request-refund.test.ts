import { byCommand } from '../../domain/actor.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { expect, test } from 'vitest'
import { orderGivenBack, orderPaidByProvider } from '../../domain/ledger/money-in.ts'
import { post } from '../ledger/post.ts'
import { credit, filledCart, good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'
import { moveBottles } from './move-bottles.ts'
import { payRefund, refuseRefund } from './answer-refund.ts'

const shop = await orderShop()
const pay = (refundId: number) =>
  inTransaction(shop.db, (tx) => payRefund(shop.app, tx, byCommand, refundId))
const iban = 'LV97HABA0012345678910'

const mailsTo = (customerId: number) =>
  shop.db
    .selectFrom('mailOutbox')
    .select(['template', 'payload'])
    .where('customerId', '=', customerId)
    .execute()

/** Six bottles held, whose deposit is 46.40, and so much paid. */
async function withSixBottles(paidCents: number) {
  const anna = await shop.customer()
  await moveBottles(shop.db, {
    customerId: anna.id,
    by: byCommand,
    cause: { kind: 'opening', id: anna.id },
    movedOn: shop.clock.today(),
    goods: [{ goodId: good.water, delivered: 6, returned: 0, depositCents: 0 }],
  })
  await credit(shop, anna.id, 'deposit', paidCents)
  return anna
}

test('a deposit is explained by good', async () => {
  const anna = await withSixBottles(6_000)
  const { data } = await anna.api.readDeposit()
  expect(data).toMatchObject({ paid: 60, required: 46.4, refundable: 13.6, request: null })
  expect(data.goods[0]).toMatchObject({ count: 6, required: 46.4 })
  expect(data.goods[0]!.groups).toEqual([
    { from: 1, to: 4, count: 4, each: 8 },
    { from: 5, to: 6, count: 2, each: 7.2 },
  ])
})

test('the sum above the required deposit is refunded to the account at once, and once', async () => {
  const anna = await withSixBottles(6_000)
  const ask = () => anna.api.askDepositRefund({ body: { pay_to: 'account' } })
  const outcomes = await Promise.allSettled([ask(), ask(), ask()])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({
    accountCents: 1_360,
    depositCents: 4_640,
  })
  await expect(ask()).rejects.toMatchObject({ status: 409, error: 'nothing_to_refund' })
})

test('the bottle ledger shows the refund: its last sum is the present deposit', async () => {
  const anna = await withSixBottles(6_000)
  await anna.api.askDepositRefund({ body: { pay_to: 'account' } })
  const { bottles } = await anna.api.listBottles({ query: { page: '1' } })
  expect(
    bottles.data.map(({ cause, held, deposit, deposit_total }) => [
      cause,
      held,
      deposit,
      deposit_total,
    ]),
  ).toEqual([
    ['deposit_refund', null, -13.6, 46.4],
    ['correction', null, 60, 60],
    ['opening', 6, 0, 0],
  ])
  expect((await anna.api.readUser()).user.bail_payed).toBe(bottles.data[0]!.deposit_total)
  expect(bottles).toMatchObject({ total: 3, last_page: 1 })
  expect((await anna.api.listBottles({ query: { page: '2' } })).bottles).toMatchObject({
    total: 3,
    data: [],
  })
})

test('a refund to a bank account is posted when the office has paid it', async () => {
  const anna = await withSixBottles(5_000)
  const { data } = await anna.api.askDepositRefund({
    body: { pay_to: 'iban', iban: 'LV97 HABA 0012 3456 7891 0' },
  })
  expect(data).toMatchObject({ state: 'requested', amount: 3.6, iban })
  expect((await balancesOf(shop.db, anna.id)).depositCents).toBe(5_000)
  await expect(anna.api.askDepositRefund({ body: { pay_to: 'account' } })).rejects.toMatchObject({
    error: 'already_asked',
  })
  await credit(shop, anna.id, 'account', -100)
  expect(await pay(data.id)).toMatchObject({
    refusal: { code: 'debt_first', owedCents: 100 },
  })
  await credit(shop, anna.id, 'account', 100)
  expect(await pay(data.id)).toEqual({ ok: true, value: { cents: 360 } })
  expect(await pay(data.id)).toMatchObject({
    refusal: { code: 'no_open_request' },
  })
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({ accountCents: 0, depositCents: 4_640 })
  expect(await mailsTo(anna.id)).toEqual([
    { template: 'deposits.refund-paid', payload: { cents: 360, accountCents: 0, iban } },
  ])
})

test('a customer in debt gets the deposit on the account, and not at a bank', async () => {
  const anna = await withSixBottles(5_000)
  await credit(shop, anna.id, 'account', -900)
  const ask = (body: { pay_to: 'account' | 'iban'; iban?: string }) =>
    anna.api.askDepositRefund({ body })
  await expect(ask({ pay_to: 'iban', iban })).rejects.toMatchObject({
    status: 409,
    error: 'debt_first',
  })
  await ask({ pay_to: 'account' })
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({
    accountCents: -540,
    depositCents: 4_640,
  })
})

test('a request can be withdrawn or refused, and made again', async () => {
  const anna = await withSixBottles(5_000)
  const ask = () => anna.api.askDepositRefund({ body: { pay_to: 'iban', iban } })
  await ask()
  await anna.api.withdrawDepositRefund()
  const { data } = await ask()
  await inTransaction(shop.db, (tx) =>
    refuseRefund(shop.app, tx, byCommand, data.id, 'Pudeles vēl jāsaskaita'),
  )
  const refused = { id: data.id, state: 'refused', answer: 'Pudeles vēl jāsaskaita' }
  expect((await anna.api.readDeposit()).data).toMatchObject({ request: null, refused })
  await expect(anna.api.withdrawDepositRefund()).rejects.toMatchObject({ status: 404 })
})

test('an invalid account number is refused', async () => {
  const anna = await withSixBottles(5_000)
  for (const wrong of ['LV00HABA0551000000000', 'abc', ''])
    await expect(
      anna.api.askDepositRefund({ body: { pay_to: 'iban', iban: wrong } }),
    ).rejects.toMatchObject({
      status: 422,
    })
})

// D-12
test('a leaving customer gets the deposit that came back at the door, and what was paid in', async () => {
  const anna = await shop.customer({ accountCents: 700 })
  await credit(shop, anna.id, 'deposit', 1_380)
  await anna.api.askDepositRefund({ body: { pay_to: 'account' } })
  const { data: deposit } = await anna.api.readDeposit()
  // 7.00 were the office's goodwill.
  expect(deposit).toMatchObject({ refundable: 0, payable: 13.8 })
  const { data: asked } = await anna.api.askDepositRefund({
    body: { pay_to: 'iban', iban, with_account: 1 },
  })
  expect(asked).toMatchObject({ amount: 13.8, from_account: 13.8, state: 'requested' })
  expect(await pay(asked.id)).toEqual({ ok: true, value: { cents: 1_380 } })
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({ accountCents: 700, depositCents: 0 })
  expect((await anna.api.readDeposit()).data).toMatchObject({ payable: 0 })
  expect((await mailsTo(anna.id)).at(-1)).toMatchObject({
    template: 'deposits.refund-paid',
    payload: { cents: 1_380, accountCents: 1_380 },
  })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('money that an order has taken since is not paid out', async () => {
  const anna = await shop.customer()
  await credit(shop, anna.id, 'deposit', 5_000)
  await anna.api.askDepositRefund({ body: { pay_to: 'account' } })
  const { data: asked } = await anna.api.askDepositRefund({
    body: { pay_to: 'iban', iban, with_account: 1 },
  })
  await placedOrder(anna, { [good.tea]: 5 }, 2)
  expect(await pay(asked.id)).toMatchObject({
    refusal: { code: 'less_is_left', refundableCents: 2_700 },
  })
})

test('goodwill that was spent is not held back when a card order was cancelled later', async () => {
  const anna = await shop.customer({ accountCents: 2_300 })
  await placedOrder(anna, { [good.tea]: 5 }, 2)
  // A card's 23.00 that came back with a cancelled order.
  const { id: orderId } = await filledCart(anna, { [good.tea]: 5 })
  await anna.api.placeOrder({ params: { id: String(orderId) } })
  const posting = { customerId: anna.id, orderId, at: shop.clock.now(), by: byCommand }
  const cause = (step: string) => ({ kind: 'order', id: orderId, step }) as const
  await inTransaction(shop.db, async (tx) => {
    await post(tx, { ...posting, cause: cause('a card'), entry: orderPaidByProvider(2_300, 0) })
    await post(tx, { ...posting, cause: cause('cancelled:9'), entry: orderGivenBack(2_300) })
  })
  expect((await anna.api.readDeposit()).data).toMatchObject({ payable: 23 })
})
