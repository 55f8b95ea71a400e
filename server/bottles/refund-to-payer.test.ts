import { expect, test } from 'vitest'
import { credit } from '../../tests/support/order-shop.ts'
import { payingShop } from '../../tests/support/paying-shop.ts'
import { balancesOf } from '../ledger/balances.ts'
import { checkMoney } from '../payments/check-money.ts'

// D-12: back to the card or bank that it was paid from.
const shop = await payingShop()

/** A customer who has topped up these sums. */
async function paid(...sums: number[]) {
  const anna = await shop.customer()
  const paymentIds: number[] = []
  for (const topup of sums) {
    const { payment_url, id } = await anna.call.startTopUp({ body: { topup, method: 7 } })
    await shop.choose(payment_url, 'paid')
    await shop.work()
    paymentIds.push(id)
  }
  return { anna, paymentIds }
}

const wish = { body: { pay_to: 'card', with_account: 1 } } as const
const depositOf = async (anna: Awaited<ReturnType<typeof paid>>['anna']) =>
  (await anna.call.readDeposit()).data
const mailsTo = async (customerId: number) =>
  (
    await shop.db
      .selectFrom('mailOutbox')
      .select('template')
      .where('customerId', '=', customerId)
      .where('template', 'like', 'payments.refund%')
      .execute()
  ).map(({ template }) => template)

test('deposit and account go back to the payments that they came from, the latest first', async () => {
  const { anna, paymentIds } = await paid(20, 25)
  await credit(shop, anna.id, 'deposit', 1_600)
  expect(await depositOf(anna)).toMatchObject({ refundable: 16, payable: 45, to_payer: 46 })
  const { data: asked } = await anna.call.askDepositRefund({ body: { pay_to: 'card' } })
  expect(asked).toMatchObject({ amount: 16, from_account: 0, pay_to: 'card', state: 'paid' })
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({ accountCents: 4_500, depositCents: 0 })
  expect(await depositOf(anna)).toMatchObject({ to_payer: 30, on_the_way: 16, request: null })
  await shop.work()
  expect(await depositOf(anna)).toMatchObject({ on_the_way: 0 })
  expect(await mailsTo(anna.id)).toEqual(['payments.refunded'])

  // What the payments do not cover stays on the account.
  const { data: rest } = await anna.call.askDepositRefund(wish)
  expect(rest).toMatchObject({ amount: 30, from_account: 30 })
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({ accountCents: 1_500 })
  const refunds = shop.db.selectFrom('providerRefunds').select(['paymentId', 'amountCents'])
  expect(await refunds.where('customerId', '=', anna.id).orderBy('id').execute()).toEqual([
    { paymentId: paymentIds[1], amountCents: 1_600 },
    { paymentId: paymentIds[1], amountCents: 950 },
    { paymentId: paymentIds[0], amountCents: 2_050 },
  ])
  await shop.work()
  await expect(anna.call.askDepositRefund(wish)).rejects.toMatchObject({
    status: 409,
    error: 'nothing_to_refund',
  })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('a wish repeated at one moment goes back once, and goodwill does not go', async () => {
  const { anna } = await paid(20)
  await credit(shop, anna.id, 'account', 500)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () => anna.call.askDepositRefund(wish)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await balancesOf(shop.db, anna.id)).toMatchObject({ accountCents: 500 })
  await shop.work()
  expect(await checkMoney(shop.app)).toEqual([])
})

test('money that the bank does not take is on the account again, and a letter says so', async () => {
  const { anna, paymentIds } = await paid(20)
  const { merchantReference } = await shop.db
    .selectFrom('payments')
    .select('merchantReference')
    .where('id', '=', paymentIds[0]!)
    .executeTakeFirstOrThrow()
  await anna.call.askDepositRefund(wish)
  await shop.db
    .updateTable('sandboxOrders')
    .set({ status: 'VOIDED' })
    .where('merchantReference', '=', merchantReference)
    .execute()
  await shop.work()
  expect(await mailsTo(anna.id)).toEqual(['payments.refund-failed'])
  // The payment waits for a person: it is not offered again, an IBAN is.
  expect(await depositOf(anna)).toMatchObject({ payable: 20, to_payer: 0, on_the_way: 0 })
  await expect(anna.call.askDepositRefund(wish)).rejects.toMatchObject({
    error: 'nothing_to_refund',
  })
  const iban = 'LV97HABA0012345678910'
  const toBank = { pay_to: 'iban', iban, with_account: 1 } as const
  const { data } = await anna.call.askDepositRefund({ body: toBank })
  expect(data).toMatchObject({ amount: 20, state: 'requested' })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('money goes to no card while there is a debt or another request', async () => {
  const { anna } = await paid(20)
  await credit(shop, anna.id, 'account', -2_500)
  await expect(anna.call.askDepositRefund(wish)).rejects.toMatchObject({ error: 'debt_first' })
  await credit(shop, anna.id, 'account', 2_500)
  const iban = 'LV97HABA0012345678910'
  await anna.call.askDepositRefund({ body: { pay_to: 'iban', iban, with_account: 1 } })
  await expect(anna.call.askDepositRefund(wish)).rejects.toMatchObject({ error: 'already_asked' })
})
