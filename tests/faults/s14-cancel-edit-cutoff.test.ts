import { expect, test } from 'vitest'
import { addDays, type Day } from '../../domain/calendar.ts'
import { generatedOrder } from '../support/generated-order.ts'
import { nextMorning } from '../support/order-scenario.ts'
import { isOrdinary, ordinaryDayAfter } from '../support/ordinary-days.ts'
import { good, orderShop, placedOrder, setStock, type Shopper } from '../support/order-shop.ts'
import { atOnce } from './kit/at-once.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'
import { retryWhileBusy } from './kit/retry-while-busy.ts'
import { closeDay } from '../support/dispatch.ts'

const shop = await orderShop()
await setStock(shop, good.honey, 50_000)
const { db, app, clock } = shop

const CUSTOMERS = 6
const PRICE_CENTS = 2_500

const tomorrow = () => addDays(clock.today(), 1)

/** A morning whose tomorrow can be had. */
function begin(): Day {
  do nextMorning(shop)
  while (!isOrdinary(tomorrow()))
  return tomorrow()
}

const close = (day: Day) => retryWhileBusy(() => closeDay(app, day))

async function orderOn(day: Day) {
  const anna = await shop.customer({ accountCents: 10_000 })
  const { id, params } = await placedOrder(anna, { [good.honey]: 5 }, 2)
  const { order } = await anna.api.readOrder({ params })
  if (order.delivery_date !== day)
    await anna.api.moveOrder({ params, body: { delivery_date: day } })
  return { anna, id, params }
}

const rowOf = (id: number) =>
  db
    .selectFrom('orders')
    .select(['status', 'deliveryOn', 'version', 'lockedAt', 'confirmedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const accountOf = async ({ api }: Shopper) => (await api.readUser()).user.balance * 100

const refusal = (end: PromiseSettledResult<unknown>) =>
  end.status === 'rejected' ? (end.reason as { error: unknown; status: number }) : undefined

test.each(rounds(3))(
  'a cancellation and the closing of the day: one wins, and both get an answer (seed %i)',
  async (seed) => {
    const { shuffled } = choices(seed)
    const day = begin()
    const placed = await Promise.all(Array.from({ length: CUSTOMERS }, () => orderOn(day)))
    const cancelling = placed.map(
      ({ anna, params }) =>
        () =>
          retryWhileBusy(() => anna.api.cancelOrder({ params })),
    )
    const closing = () => close(day)
    const work = shuffled([...cancelling, closing])
    const outcomes = await atOnce<unknown>(work)
    let locked = 0
    for (const [index, { anna, id }] of placed.entries()) {
      const refused = refusal(outcomes[work.indexOf(cancelling[index]!)]!)
      const { status } = await rowOf(id)
      if (refused)
        expect([refused.status, refused.error, status]).toEqual([
          409,
          'locked',
          'waitingForDelivery',
        ])
      else expect(status).toBe('cancelled')
      if (refused) locked += 1
      expect(await accountOf(anna)).toBe(refused ? 10_000 - PRICE_CENTS : 10_000)
    }
    expect(outcomes[work.indexOf(closing)]).toMatchObject({ value: { day, locked } })
    expect(await brokenRules(db)).toEqual([])
  },
)

test.each(rounds(3))(
  'an edit against the closing of the day: whole or not at all (seed %i)',
  async (seed) => {
    const { shuffled, oneOf } = choices(seed)
    const day = begin()
    const placed = await Promise.all(
      Array.from({ length: CUSTOMERS }, async () => {
        const order = await orderOn(day)
        const { data } = await order.anna.api.copyOrderToCart({ params: order.params })
        const copy = { id: String(data.id) }
        await order.anna.api.changeCartItem({
          params: copy,
          body: { id: data.items[0]!.id, good_id: good.honey, order: 7 },
        })
        return { ...order, copy, moves: oneOf([true, false]) }
      }),
    )
    const later = ordinaryDayAfter(day)
    const saving = placed.map(
      ({ anna, copy, moves }) =>
        () =>
          retryWhileBusy(() =>
            anna.api.processOrderCopy({
              params: copy,
              ...(moves && { body: { delivery_date: later } }),
            }),
          ),
    )
    const work = shuffled<() => Promise<unknown>>([...saving, () => close(day)])
    const outcomes = await atOnce(work)
    for (const [index, { anna, id, moves }] of placed.entries()) {
      const refused = refusal(outcomes[work.indexOf(saving[index]!)]!)
      const row = await rowOf(id)
      const items = await db
        .selectFrom('orderItems')
        .select('ordered')
        .where('orderId', '=', id)
        .execute()
      expect(items).toEqual([{ ordered: refused ? 5 : 7 }])
      expect(await accountOf(anna)).toBe(10_000 - (refused ? 2_500 : 3_500))
      if (refused)
        expect([refused.status, refused.error, row.status]).toEqual([
          409,
          'locked',
          'waitingForDelivery',
        ])
      else if (moves)
        expect(row).toMatchObject({ status: 'processing', deliveryOn: later, lockedAt: null })
      else expect(row).toMatchObject({ status: 'waitingForDelivery', deliveryOn: day })
    }
    expect(await brokenRules(db)).toEqual([])
  },
)

test.each(rounds(3))(
  'an order moved onto a day that closes is on its route, or is not moved (seed %i)',
  async (seed) => {
    const { shuffled } = choices(seed)
    const day = begin()
    const from = ordinaryDayAfter(day)
    const placed = await Promise.all(Array.from({ length: CUSTOMERS }, () => orderOn(from)))
    const moving = placed.map(
      ({ anna, params }) =>
        () =>
          retryWhileBusy(() => anna.api.moveOrder({ params, body: { delivery_date: day } })),
    )
    const work = shuffled<() => Promise<unknown>>([...moving, () => close(day)])
    const outcomes = await atOnce(work)
    for (const [index, { id }] of placed.entries()) {
      const refused = refusal(outcomes[work.indexOf(moving[index]!)]!)
      const row = await rowOf(id)
      if (refused) expect(row).toMatchObject({ status: 'processing', deliveryOn: from })
      else expect(row).toMatchObject({ status: 'waitingForDelivery', deliveryOn: day })
      if (refused) expect(refused.status).toBe(422)
    }
    expect(await brokenRules(db)).toEqual([])
  },
)

test.each(rounds(3))(
  'a yes against the closing of the day: it comes, or it is skipped and costs nothing (seed %i)',
  async (seed) => {
    const { shuffled } = choices(seed)
    const day = begin()
    const placed = await Promise.all(
      Array.from({ length: CUSTOMERS }, () => generatedOrder(shop, day)),
    )
    const confirming = placed.map(
      ({ anna, params }) =>
        () =>
          retryWhileBusy(() => anna.api.changeOrder({ params, body: { confirmed: 1 } })),
    )
    const work = shuffled<() => Promise<unknown>>([...confirming, ...confirming, () => close(day)])
    const outcomes = await atOnce(work)
    for (const [index, { anna, id }] of placed.entries()) {
      const first = work.indexOf(confirming[index]!)
      const answers = [outcomes[first]!, outcomes[work.indexOf(confirming[index]!, first + 1)]!]
      const row = await rowOf(id)
      const isComing = row.status === 'waitingForDelivery'
      expect(row.confirmedAt !== null).toBe(isComing)
      expect(row.status).toBe(isComing ? 'waitingForDelivery' : 'cancelled')
      if (!isComing)
        expect(answers.map(refusal)).toEqual([
          expect.objectContaining({ error: 'locked' }),
          expect.objectContaining({ error: 'locked' }),
        ])
      else expect(answers.some((answer) => !refusal(answer))).toBe(true)
      expect(await accountOf(anna)).toBe(isComing ? 10_000 - PRICE_CENTS : 10_000)
    }
    expect(await brokenRules(db)).toEqual([])
  },
)
