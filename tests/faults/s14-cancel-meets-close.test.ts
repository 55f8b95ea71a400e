import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { balancesOf } from '../../server/ledger/balances.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { isOrdinary } from '../support/ordinary-days.ts'
import { atOnce, unexpectedFailures } from './kit/at-once.ts'
import { brokenRulesAtRest } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'
import { retryWhileBusy } from './kit/retry-while-busy.ts'
import { closeDay, deliverOrder } from '../support/dispatch.ts'

const shop = await orderShop()
/** Ten flours and two teas with their state deposit; then twenty flours. */
const [PLACED_CENTS, CHANGED_CENTS] = [3_420, 5_920]
const firstMonday = dayOf('2026-11-23')
const mondays = Array.from({ length: 520 }, (_, week) => addDays(firstMonday, 7 * week)).filter(
  isOrdinary,
)

test.each(rounds(3))(
  'an order cancelled, changed and closed at once has one outcome for all (seed %i)',
  async (seed) => {
    const { shuffled, oneOf } = choices(seed)
    // A day closes once: every round has its own week.
    const monday = mondays[seed]!
    shop.clock.set(`${addDays(monday, -3)}T08:00:00Z`)
    const anna = await shop.customer({ accountCents: 10_000 })
    const { params } = await filledCart(anna, { [good.flour]: 10, [good.tea]: 2 }, 2)
    await anna.api.changeCart({ params, body: { delivery_date: monday } })
    await anna.api.placeOrder({ params })
    const close = () => retryWhileBusy(() => closeDay(shop.app, monday))
    const cancel = () => anna.api.cancelOrder({ params })
    const change = async () => {
      const { data } = await anna.api.copyOrderToCart({ params, body: { status: 0 } })
      const copy = { id: String(data.id) }
      const line = data.items.find((item) => item.good_id === good.flour)!
      await anna.api.changeCartItem({
        params: copy,
        body: { id: line.id, good_id: good.flour, order: 20 },
      })
      return anna.api.processOrderCopy({ params: copy })
    }
    const hand = oneOf([cancel, change])
    const again = () => retryWhileBusy<unknown>(hand)
    const [closed, ...outcomes] = await atOnce<unknown>([close, ...shuffled([again, again, close])])
    expect(closed!.status).toBe('fulfilled')
    expect(unexpectedFailures(outcomes)).toEqual([])

    const { order } = await anna.api.readOrder({ params })
    const isDone = outcomes.some(
      (end) => end.status === 'fulfilled' && !('locked' in (end.value as object)),
    )
    const costCents = !isDone ? PLACED_CENTS : hand === cancel ? 0 : CHANGED_CENTS
    expect(order.status).toBe(isDone && hand === cancel ? 0 : 4)
    expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(10_000 - costCents)
    // What was locked can be delivered, what was cancelled cannot, whoever was quicker.
    expect((await deliverOrder(shop.app, { orderId: Number(params.id) })).ok).toBe(
      order.status === 4,
    )
    await shop.work()
    expect(await checkMoney(shop.app)).toEqual([])
    expect(await brokenRulesAtRest(shop.db)).toEqual([])
  },
)
