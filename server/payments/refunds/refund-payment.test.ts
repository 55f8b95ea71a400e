import { byCommand } from '../../../domain/actor.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { payingShop } from '../../../tests/support/paying-shop.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { checkMoney } from '../check-money.ts'
import { refundPayment } from './refund-payment.ts'

const shop = await payingShop()
const refundPayer = (refunding: Parameters<typeof refundPayment>[3]) =>
  inTransaction(shop.db, (tx) => refundPayment(shop.app, tx, byCommand, refunding))
const balanceOf = async (customerId: number) => (await balancesOf(shop.db, customerId)).accountCents

async function paidTopUp(euros: number) {
  const anna = await shop.customer()
  const { payment_url, id: paymentId } = await anna.call.startTopUp({
    body: { topup: euros, method: 7 },
  })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  return { anna, paymentId }
}

const statuses = async (paymentId: number) => {
  const refunds = shop.db
    .selectFrom('providerRefunds')
    .select('status')
    .where('paymentId', '=', paymentId)
  return (await refunds.execute()).map(({ status }) => status)
}

test('a refund leaves the account at once and reaches the payer through the provider', async () => {
  const { anna, paymentId } = await paidTopUp(25)
  expect(
    await refundPayer({ paymentId, amountCents: 1000, reason: 'Klients lūdza' }),
  ).toMatchObject({
    ok: true,
  })
  expect(await balanceOf(anna.id)).toBe(1500)
  await shop.work()
  expect(await statuses(paymentId)).toEqual(['successful'])
  const { temptrx } = await anna.call.readTempTransaction({ params: { id: String(paymentId) } })
  expect(temptrx).toMatchObject({ status: 1, payment_status: 'PARTIALLY_REFUNDED' })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('partial refunds never exceed the payment or the account', async () => {
  const { anna, paymentId } = await paidTopUp(20)
  const outcomes = await Promise.all(
    Array.from({ length: 9 }, () =>
      refundPayer({ paymentId, amountCents: 300, reason: 'Pa daļām' }),
    ),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(6)
  expect(await balanceOf(anna.id)).toBe(200)
  expect(await refundPayer({ paymentId, amountCents: 201, reason: 'Par daudz' })).toMatchObject({
    refusal: { code: 'account_is_short', accountCents: 200 },
  })
  await shop.work()
  expect(await checkMoney(shop.app)).toEqual([])
})

test('a refund below the minimum, of an unpaid or of an unknown payment is refused', async () => {
  const { paymentId } = await paidTopUp(20)
  const refund = (change: object) =>
    refundPayer({ paymentId, amountCents: 100, reason: 'Tests', ...change })
  expect(await refund({ amountCents: 4 })).toMatchObject({ refusal: { code: 'below_least_sum' } })
  expect(await refund({ amountCents: 2051 })).toMatchObject({
    refusal: { code: 'above_what_is_left' },
  })
  expect(await refund({ paymentId: 999_999 })).toMatchObject({
    refusal: { code: 'no_such_payment' },
  })
  const anna = await shop.customer()
  const { id } = await anna.call.startTopUp({ body: { topup: 5, method: 7 } })
  expect(await refund({ paymentId: id })).toMatchObject({ refusal: { code: 'not_paid' } })
})

test('a refund that the provider refuses returns to the account', async () => {
  const { anna, paymentId } = await paidTopUp(20)
  await refundPayer({ paymentId, amountCents: 2000, reason: 'Tests' })
  // The provider has voided the order since, so that it refuses the refund.
  await shop.db
    .updateTable('sandboxOrders')
    .set({ status: 'VOIDED' })
    .where('merchantReference', '=', await referenceOf(paymentId))
    .execute()
  await shop.work()
  expect(await statuses(paymentId)).toEqual(['rejected'])
  expect(await balanceOf(anna.id)).toBe(2000)
  const flag = shop.db.selectFrom('payments').select('flag').where('id', '=', paymentId)
  expect(await flag.executeTakeFirst()).toEqual({ flag: 'refund_rejected' })
  expect(await checkMoney(shop.app)).toEqual([])
})

test('an unreported refund is synced, and one that was never sent is sent', async () => {
  const { anna, paymentId } = await paidTopUp(20)
  await refundPayer({ paymentId, amountCents: 700, reason: 'Klients lūdza' })
  const [sent] = await shop.db
    .selectFrom('providerRefunds')
    .select('id')
    .where('paymentId', '=', paymentId)
    .execute()
  await shop.jobs['payments.send-refund']!({ refundId: sent!.id } as never)
  await refundPayer({ paymentId, amountCents: 300, reason: 'Klients lūdza' })
  // Neither the webhook nor the second job reaches the worker.
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
  expect(await statuses(paymentId)).toEqual(['pending', 'requested'])
  const poll = async (at: string) => {
    shop.clock.set(at)
    await shop.jobs['payments.poll']!({} as never)
    await shop.work()
  }
  await poll('2026-11-20T08:04:00Z')
  expect(await statuses(paymentId)).toEqual(['pending', 'requested'])
  await poll('2026-11-20T08:06:00Z')
  expect(await statuses(paymentId)).toEqual(['successful', 'successful'])
  expect(await balanceOf(anna.id)).toBe(1000)
  expect(await checkMoney(shop.app)).toEqual([])
})

const referenceOf = async (paymentId: number) =>
  (
    await shop.db
      .selectFrom('payments')
      .select('merchantReference')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).merchantReference
