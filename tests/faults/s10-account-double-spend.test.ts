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
import { generatedOrders } from './kit/generated-orders.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await bankShop(orderShop)
const refundPayer = (refunding: Parameters<typeof refundPayment>[3]) =>
  inTransaction(shop.db, (tx) => refundPayment(shop.app, tx, byCommand, refunding))

test.each(rounds(1))(
  'one account, an order, twenty deliveries and a refund at once: no cent is spent twice (seed %i)',
  async (seed) => {
    const { shuffled, upTo } = choices(seed)
    const paidCents = 4_000 + 100 * upTo(80)
    const anna = await shop.customer()
    const { payment_url, id: paymentId } = await anna.api.startTopUp({
      body: { topup: paidCents / 100, method: 7 },
    })
    await shop.choose(payment_url, 'paid')
    await shop.work()
    const { params } = await filledCart(anna, { [good.flour]: 5 }, 2)
    const amountCents = 500 + upTo(1_500)
    const refund = () => refundPayer({ paymentId, amountCents, reason: 'Klients lūdza' })
    const place = () => anna.api.placeOrder({ params })
    const generated = await generatedOrders(shop, anna, 20, [good.flour, 5])

    expect(
      unexpectedFailures(await atOnce<unknown>(shuffled([place, refund, ...generated]))),
    ).toEqual([])

    const refunds = shop.db
      .selectFrom('providerRefunds')
      .select('amountCents')
      .where('paymentId', '=', paymentId)
    const orders = shop.db
      .selectFrom('orders')
      .select('prepaidCents')
      .where('customerId', '=', anna.id)
    const refundedCents = sumOf(await refunds.execute(), (row) => row.amountCents)
    const spentCents = sumOf(await orders.execute(), (row) => row.prepaidCents)
    const { accountCents } = await balancesOf(shop.db, anna.id)
    expect(accountCents).toBe(paidCents - spentCents - refundedCents)
    expect(accountCents).toBeGreaterThanOrEqual(0)
    expect(spentCents).toBeGreaterThan(0)
    await shop.work()
    expect(await checkMoney(shop.app)).toEqual([])
  },
)
