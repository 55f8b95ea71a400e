import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../domain/calendar.ts'
import { closeDay } from '../../server/dispatch/close-day.ts'
import { deliverOrder } from '../../server/dispatch/deliver-order.ts'
import { checkMoney } from '../../server/payments/check-money.ts'
import { balancesOf } from '../../server/ledger/balances.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { isOrdinary } from '../support/ordinary-days.ts'
import { atOnce } from './kit/at-once.ts'
import { brokenAtRest } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'
import { untilAnswered } from './kit/until-answered.ts'

const shop = await orderShop()
const firstMonday = dayOf('2026-11-23')
const mondays = Array.from({ length: 520 }, (_, week) => addDays(firstMonday, 7 * week)).filter(isOrdinary)

test.each(rounds(3))(
  'cancelled, changed and closed in one moment, an order has one outcome that everybody is told (seed %i)',
  async (seed) => {
    const { shuffled, oneOf } = choices(seed)
    // A day closes once: every round has its own week.
    const monday = mondays[seed]!
    shop.clock.set(`${addDays(monday, -3)}T08:00:00Z`)
    const anna = await shop.customer({ accountCents: 10_000 })
    const { params } = await filledCart(anna, { [good.flour]: 10, [good.tea]: 2 }, 2)
    await anna.api.changeCart({ params, body: { delivery_date: monday } })
    await anna.api.placeOrder({ params })
    const close = () => untilAnswered(() => closeDay(shop.house, monday))
    const cancel = () => anna.api.cancelOrder({ params })
    const change = async () => {
      const { data } = await anna.api.copyOrderToCart({ params, body: { status: 0 } })
      const copy = { id: String(data.id) }
      const line = data.items.find((item) => item.good_id === good.flour)
      const body = { ...(line && { id: line.id }), good_id: good.flour, order: 20, return: 0 }
      await anna.api.changeCartItem({ params: copy, body })
      return anna.api.placeOrder({ params: copy })
    }
    const hand = oneOf([cancel, change])
    const again = () => untilAnswered<unknown>(hand)
    const [closed, ...told] = await atOnce<unknown>([close, ...shuffled([again, again, close])])
    expect(closed!.status).toBe('fulfilled')

    const { order } = await anna.api.readOrder({ params })
    if (hand === cancel) {
      const isCancelled = told.some((end) => end.status === 'fulfilled' && 'data' in (end.value as object))
      expect(order.status).toBe(isCancelled ? 0 : 4)
      expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(isCancelled ? 10_000 : 10_000 - 3_420)
    } else {
      expect(order.status).toBe(4)
      expect((await balancesOf(shop.db, anna.id)).accountCents).toBe(10_000 - Math.round(order.prepaid * 100))
    }
    // What was locked can be delivered, what was cancelled cannot, whoever was quicker.
    expect((await deliverOrder(shop.house, { orderId: Number(params.id) })).ok).toBe(order.status === 4)
    await shop.work()
    expect(await checkMoney(shop.house)).toEqual([])
    expect(await brokenAtRest(shop.db)).toEqual([])
  },
)
