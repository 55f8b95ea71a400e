import { byCommand, bySystem } from '../../../domain/actor.ts'
import { allOrNothing, inTransaction } from '../../../server/platform/database/transaction.ts'
import { addDays, addMonths, type Day } from '../../../domain/calendar.ts'
import { rigaInstant } from '../../../domain/calendar/riga-time.ts'
import { closeDay } from '../../../server/dispatch/close-day.ts'
import { deliverOrder } from '../../../server/dispatch/deliver-order.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { billMonth } from '../../../server/documents/bill-month.ts'
import { issueInvoice } from '../../../server/documents/issue-invoice.ts'
import { monthOfDay } from '../../../server/documents/month.ts'
import { collectParcel, handOverParcel } from '../../../server/dispatch/hand-over-parcel.ts'
import { settableClock, type SettableClock } from '../../../server/platform/clock.ts'
import { people } from '../people/people.ts'
import type { OrderWish, SeedPerson } from '../people/person.ts'
import { endWith } from './end-with.ts'
import { orderInThePast } from './order-in-the-past.ts'
import { topUp } from './top-up.ts'

export type Past = AppWithDb & { clock: SettableClock }

type Placing = { on: Day; place: () => Promise<void> }
type Wish = { person: SeedPerson; order: OrderWish }

/** Ordered the day before yesterday, closed in the night, brought today. */
const ORDERED_DAYS_BEFORE = 2

/**
 * What the people of the demo ordered, day by day, by the shop's own verbs and a clock that is set to each day: placed,
 * closed, delivered, invoiced and billed, so that every sum and number is one that the shop itself has made.
 */
export async function livePast(app: AppWithDb): Promise<void> {
  if (await hasPast(app)) return
  const today = app.clock.today()
  const clock = settableClock(instantOf(addDays(today, -400)))
  const past: Past = { ...app, clock }
  const waiting = new Map<Day, number[]>()

  const liveUntil = async (day: Day) => {
    for (const next of [...waiting.keys()].sort().filter((one) => one <= day)) {
      await billMonthsUntil(past, clock, next)
      clock.set(instantOf(next))
      await inTransaction(past.db, (tx) => closeDay(past, tx, bySystem, next))
      for (const orderId of waiting.get(next)!) await bring(past, orderId)
      await sendLetters(past)
      waiting.delete(next)
    }
    await billMonthsUntil(past, clock, day)
  }
  const wait = (day: Day, ...orderIds: number[]) =>
    waiting.set(day, [...(waiting.get(day) ?? []), ...orderIds])
  const placings: Placing[] = wishes().map(({ person, order }) => ({
    on: addDays(today, -order.daysAgo - ORDERED_DAYS_BEFORE),
    place: async () => {
      const placed = await orderInThePast(past, person, order)
      if (placed) wait(placed.day, placed.orderId)
    },
  }))
  for (const { on, place } of placings.toSorted((a, b) => (a.on < b.on ? -1 : 1))) {
    await liveUntil(on)
    clock.set(instantOf(on))
    await place()
    await sendLetters(past)
  }
  // What falls on today or later is still to come.
  await liveUntil(addDays(today, -1))
  for (const person of people) await endWith(app, person)
  await sendLetters(app)
}

const instantOf = (day: Day): string => new Date(rigaInstant(day, '10:00')).toISOString()

const wishes = (): Wish[] =>
  people
    .flatMap((person) => person.orders.map((order) => ({ person, order })))
    .sort((a, b) => b.order.daysAgo - a.order.daysAgo)

const hasPast = async ({ db }: AppWithDb): Promise<boolean> =>
  (await db.selectFrom('deliveries').select('id').limit(1).executeTakeFirst()) !== undefined

/** The past's letters went on their day: a post that is set up must not carry them out now. */
async function sendLetters({ db, clock }: AppWithDb): Promise<void> {
  await db
    .updateTable('mailOutbox')
    .set(sentAt(clock.now()))
    .where('state', '=', 'waiting')
    .execute()
}

/** How a letter of the past stands in the outbox. */
export const sentAt = (at: Date) => ({ state: 'sent', createdAt: at, sentAt: at })

async function bring(past: AppWithDb, orderId: number): Promise<void> {
  // A parcel goes through its carrier; for our own courier there is nothing to hand over.
  const parcel = await allOrNothing(past.db, (tx) =>
    handOverParcel(past, tx, byCommand, { orderId, tracking: null }),
  )
  const delivered = await allOrNothing(past.db, (tx) =>
    parcel.ok
      ? collectParcel(past, tx, byCommand, orderId)
      : deliverOrder(past, tx, byCommand, { orderId }),
  )
  if (!delivered.ok) {
    past.log.warn({ orderId, refusal: delivered.refusal }, 'an order of the seed was not delivered')
    return
  }
  const { deliveryId } = delivered.value
  await inTransaction(past.db, (tx) => issueInvoice(past, tx, deliveryId))
}

/** Whoever pays later pays when the bill comes. */
async function payDebts(past: AppWithDb): Promise<void> {
  const debts = await past.db
    .selectFrom('ledgerBalances')
    .select(['customerId', 'cents'])
    .where('account', '=', 'account')
    .where('cents', '<', 0)
    .execute()
  for (const { customerId, cents } of debts) await topUp(past, customerId, -cents)
}

/** On each 1st that is passed, the bills of the month before. */
async function billMonthsUntil(
  past: AppWithDb,
  clock: ReturnType<typeof settableClock>,
  day: Day,
): Promise<void> {
  for (let month = monthOfDay(clock.today()); month < monthOfDay(day);) {
    const first = addMonths(`${month}-01` as Day, 1)
    clock.set(instantOf(first))
    await billMonth(past, bySystem, month)
    await payDebts(past)
    await sendLetters(past)
    month = monthOfDay(first)
  }
}
