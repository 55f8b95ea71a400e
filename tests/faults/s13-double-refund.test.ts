import { byCommand } from '../../domain/actor.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { expect, test } from 'vitest'
import { sumOf } from '../../domain/money.ts'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { refundPayment } from '../../server/payments/refunds/refund-payment.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { bankShop } from '../support/paying-shop.ts'
import { atOnce, unexpectedFailures } from './kit/at-once.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await bankShop(orderShop)
const refundPayer = (refunding: Parameters<typeof refundPayment>[3]) =>
  inTransaction(shop.db, (tx) => refundPayment(shop.app, tx, byCommand, refunding))
const refundsOf = (paymentId: number) =>
  shop.db
    .selectFrom('providerRefunds')
    .select(['amountCents', 'status'])
    .where('paymentId', '=', paymentId)
    .where('status', 'not in', ['rejected', 'canceled'])
    .execute()

test.each(rounds())('twenty full refunds at once are one (seed %i)', async (seed) => {
  const { upTo } = choices(seed)
  const cents = 500 + upTo(5_000)
  const anna = await shop.customer()
  const { payment_url, id: paymentId } = await anna.api.startTopUp({
    body: { topup: cents / 100, method: 7 },
  })
  await shop.choose(payment_url, 'paid')
  await shop.work()
  const refund = () => refundPayer({ paymentId, amountCents: cents, reason: 'Divreiz nospiests' })
  const outcomes = await atOnce(Array.from({ length: 20 }, () => refund))
  expect(unexpectedFailures(outcomes)).toEqual([])
  expect(
    outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.ok),
  ).toHaveLength(1)
  await Promise.all([shop.work(), shop.work()])
  expect(await refundsOf(paymentId)).toEqual([{ amountCents: cents, status: 'successful' }])
  expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(0)
  expect(await checkMoney(shop.app)).toEqual([])
})

test.each(rounds())(
  'partial refunds, a cancellation and a report at once refund no more than was paid (seed %i)',
  async (seed) => {
    const { shuffled, upTo } = choices(seed)
    const anna = await shop.customer()
    const { params } = await filledCart(anna, { [good.tea]: 5 }, 10)
    const { payment_url } = await anna.api.placeOrder({ params })
    await shop.choose(payment_url!, 'paid')
    await shop.work()
    const payment = shop.db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', Number(params.id))
    const { id: paymentId } = await payment.executeTakeFirstOrThrow()
    const part = () => refundPayer({ paymentId, amountCents: 300 + upTo(900), reason: 'Pa daļām' })
    const cancel = () => anna.api.cancelOrder({ params })
    const crowd = shuffled([cancel, cancel, shop.work, ...Array.from({ length: 12 }, () => part)])
    expect(unexpectedFailures(await atOnce<unknown>(crowd))).toEqual([])
    await shop.work()
    const givenBack = sumOf(await refundsOf(paymentId), ({ amountCents }) => amountCents)
    // The cancelled order credited 22.50 and the state deposit; refunds are paid out of that.
    expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(2_300 - givenBack)
    expect(givenBack).toBeLessThanOrEqual(2_300)
    expect(await checkMoney(shop.app)).toEqual([])
  },
)
