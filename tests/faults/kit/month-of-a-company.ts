import { byCommand } from '../../../domain/actor.ts'
import { allOrNothing } from '../../../server/platform/database/transaction.ts'
import { addDays, type Day, weekdayOf } from '../../../domain/calendar.ts'
import { closeDueDays } from '../../../server/dispatch/close-day.ts'
import { settleDispute } from '../../../server/dispatch/settle-dispute.ts'
import { credit, filledCart, good, type orderShop, setStock } from '../../support/order-shop.ts'
import type { bankShop } from '../../support/paying-shop.ts'
import { isRefusal } from './at-once.ts'
import type { choices } from './rounds.ts'
import { deliverOrder, markUndelivered } from '../../support/dispatch.ts'

export type Company = Awaited<ReturnType<typeof bankShop<Awaited<ReturnType<typeof orderShop>>>>>
type Choices = ReturnType<typeof choices>
type Person = Awaited<ReturnType<Company['customer']>>

/** Refusals by credit limit, stock or a closed day are expected; other errors are not. */
const orRefused = <Answer>(call: Promise<Answer>) =>
  call.catch((error: unknown) => {
    if (!isRefusal(error)) throw error
    return undefined
  })

const SUNDAY = 7

/** Days of orders, changes, payments, complaints and miscounts; each night a day closes. */
export function daysOf(shop: Company, { random, upTo, oneOf }: Choices) {
  const isOneIn = (many: number) => random() < 1 / many

  async function person(): Promise<Person> {
    const payLater = isOneIn(4)
    const accountCents = upTo(20_000)
    return shop.customer({ accountCents, ...(payLater && { payLater, creditLimitCents: 30_000 }) })
  }

  async function order(anna: Person) {
    const lines: Record<number, number | [number, number]> = { [good.water]: [upTo(5), upTo(4)] }
    if (isOneIn(2)) lines[good.honey] = 1 + upTo(2)
    if (isOneIn(2)) lines[good.flour] = 4 + upTo(6)
    if (isOneIn(3)) lines[good.tea] = 1 + upTo(3)
    if (isOneIn(12)) lines[good.cooler] = 1
    const cart = await orRefused(filledCart(anna, lines, oneOf([2, 3, 3, 5, 10])))
    const placed = cart && (await orRefused(anna.api.placeOrder({ params: cart.params })))
    if (!placed?.payment_url) return
    await shop.choose(placed.payment_url, oneOf(['paid', 'paid', 'paid', 'pending', 'abandoned']))
  }

  async function changeMind(anna: Person) {
    const { order: open } = await anna.api.listOrders({ query: { status: '3' } })
    const dispute = open.data[0]
    if (!dispute) return
    const params = { id: String(dispute.id) }
    if (isOneIn(2)) {
      await orRefused(anna.api.cancelOrder({ params }))
      return
    }
    const copy = await orRefused(anna.api.copyOrderToCart({ params, body: { status: 0 } }))
    if (!copy) return
    const copied = { id: String(copy.data.id) }
    await orRefused(
      anna.api.changeCartItem({ params: copied, body: { good_id: good.tea, order: 1 + upTo(3) } }),
    )
    await orRefused(anna.api.processOrderCopy({ params: copied }))
  }

  async function topUp(anna: Person) {
    const { payment_url } = await anna.api.startTopUp({
      body: { topup: (100 + upTo(5_000)) / 100, method: 7 },
    })
    await shop.choose(payment_url, oneOf(['paid', 'paid', 'voided']))
  }

  async function complain(anna: Person) {
    const { bottles } = await anna.api.listBottles({ query: { page: '1' } })
    const row = bottles.data.find((bottle) => bottle.may_dispute === 1)
    if (!row) return
    const body = {
      delivered: Math.max(0, row.delivered - upTo(2)),
      returned: row.returned + upTo(2),
    }
    await orRefused(anna.api.disputeBottles({ params: { id: String(row.id) }, body }))
  }

  async function answerComplaints() {
    const open = await shop.db
      .selectFrom('bottleDisputes')
      .select('id')
      .where('state', '=', 'open')
      .execute()
    for (const { id } of open)
      await allOrNothing(shop.app.db, (tx) =>
        settleDispute(shop.app, tx, byCommand, {
          disputeId: id,
          accept: isOneIn(2),
          answer: 'Pārbaudīts',
        }),
      )
  }

  /** What the courier of the day finds at the doors. */
  async function drive(day: Day) {
    const orders = await shop.db
      .selectFrom('orders')
      .select(['id', 'cashDueCents'])
      .where('status', '=', 'waitingForDelivery')
      .where('deliveryOn', '=', day)
      .orderBy('id')
      .execute()
    for (const { id: orderId, cashDueCents } of orders) {
      if (isOneIn(12)) {
        await markUndelivered(shop.app, { orderId, reason: 'Neviens neatvēra' })
        continue
      }
      const item = shop.db
        .selectFrom('orderItems')
        .select(['ordered', 'returned'])
        .where('orderId', '=', orderId)
      const water = await item.where('goodId', '=', good.water).executeTakeFirst()
      const miscounted = water && water.ordered > 0 && isOneIn(5)
      const counts = miscounted
        ? [
            {
              goodId: good.water,
              left: Math.max(0, water.ordered - 1 + upTo(3)),
              taken: water.returned + upTo(2),
            },
          ]
        : []
      const cash = cashDueCents > 0 &&
        isOneIn(6) && { cashCents: Math.max(0, cashDueCents - 200 + upTo(500)) }
      const report = { orderId, counts, ...cash }
      const outcome = await deliverOrder(shop.app, report)
      if (!outcome.ok) throw new Error(`order ${orderId}: ${JSON.stringify(outcome.refusal)}`)
      // Every tenth courier presses twice.
      if (isOneIn(10)) await deliverOrder(shop.app, report)
    }
  }

  async function live(day: Day, people: readonly Person[]) {
    shop.clock.set(`${day}T06:00:00Z`)
    await setStock(shop, good.honey, 1 + upTo(10))
    if (weekdayOf(day) !== SUNDAY) await drive(day)
    for (const anna of people) {
      if (isOneIn(4)) await order(anna)
      if (isOneIn(15)) await changeMind(anna)
      if (isOneIn(20)) await topUp(anna)
      if (isOneIn(15)) await complain(anna)
    }
    await shop.work()
    if (isOneIn(3)) await answerComplaints()
    await shop.jobs['papers.bill-last-month']!({} as never)
    await shop.work()
    shop.clock.set(`${day}T22:30:00Z`)
    await shop.jobs['payments.poll']!({} as never)
    await closeDueDays(shop.app)
    await shop.work()
  }

  return {
    person,
    async live(from: Day, days: number, people: readonly Person[]) {
      for (let n = 0; n < days; n += 1) await live(addDays(from, n), people)
    },
    grantBonus: (anna: Person) => credit(shop, anna.id, 'bonus', upTo(500)),
  }
}
