import { expect, test } from 'vitest'
import { balancesOf } from '../../server/ledger/balances.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { atOnce, unexpectedFailures } from './kit/at-once.ts'
import { generatedOrders } from './kit/generated-orders.ts'
import { choices, rounds } from './kit/rounds.ts'

const shop = await orderShop()

test.each(rounds(1))(
  'a credit limit and twenty orders at once: what is owed never passes the limit (seed %i)',
  async (seed) => {
    const { shuffled, upTo } = choices(seed)
    const creditLimitCents = 6_000 + 100 * upTo(80)
    const anna = await shop.customer({ payLater: true, creditLimitCents })
    // 10 flours: 25.00 at the wholesale price, delivered free.
    const { params } = await filledCart(anna, { [good.flour]: 10 }, 5)
    const generated = await generatedOrders(shop, anna, 20, [good.flour, 10])
    const outcomes = await atOnce<unknown>(
      shuffled([() => anna.api.placeOrder({ params }), ...generated]),
    )
    expect(unexpectedFailures(outcomes)).toEqual([])

    const orders = await shop.db
      .selectFrom('orders')
      .select(['paymentMethod', 'prepaidCents'])
      .where('customerId', '=', anna.id)
      .where('status', 'not in', ['returnedToCart', 'cancelled'])
      .execute()
    const deferred = orders.filter(({ paymentMethod }) => paymentMethod === 'deferred')
    expect(deferred.length).toBeLessThanOrEqual(Math.floor(creditLimitCents / 2_500))
    expect(deferred.length).toBeGreaterThan(0)
    const { accountCents } = await balancesOf(shop.db, anna.id)
    expect(accountCents).toBe(-deferred.length * 2_500)
    expect(accountCents).toBeGreaterThanOrEqual(-creditLimitCents)
    expect(await checkMoney(shop.app)).toEqual([])
  },
)
