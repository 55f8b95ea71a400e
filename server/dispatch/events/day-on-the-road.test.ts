import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import { deliverOrder, markUndelivered } from '../../../tests/support/dispatch.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  type RoadShop,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { findMoneyProblems } from '../../payments/check-money.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { runCommands } from '../runs/commands.ts'
import { loadStopsOfRun } from '../runs/read-run.ts'
import { reviewStop } from './review-stop.ts'

const STOPS = 60

type Truth =
  | { state: 'delivered'; left: number; taken: number; cashCents: number }
  | { state: 'failed' }

const dice = (seed: number) => {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return { below, shuffled, isOneIn: (count: number) => below(count) === 0 }
}

/** The orders of the day and what happens at their doors. */
const planOf = (seed: number) => {
  const { below, isOneIn } = dice(seed)
  return Array.from({ length: STOPS }, (_, index) => {
    const left = 1 + below(4)
    const method = isOneIn(3) ? ('account' as const) : ('cash' as const)
    const counted = { left: isOneIn(5) ? below(left + 1) : left, taken: below(5) }
    const cashCents = method === 'cash' ? below(60) * 100 : 0
    const truth: Truth = isOneIn(8)
      ? { state: 'failed' }
      : { state: 'delivered', ...counted, cashCents }
    return { order: { left, back: below(3), method, house: index + 1 }, truth }
  })
}

async function shopOf(plan: ReturnType<typeof planOf>, withVan: boolean) {
  const shop = await roadShop()
  if (withVan) await addVan(shop)
  const orders = []
  for (const { order, truth } of plan) orders.push({ ...(await shop.order(order)), truth })
  await shop.close()
  return { shop, orders }
}

const factOf = (water: number, truth: Truth): StopFact =>
  truth.state === 'failed'
    ? { kind: 'not_delivered', code: 'nobody_home', counts: [], cashCents: 0 }
    : deliveredFact(water, truth)

const deliveredFact = (
  goodId: number,
  { left, taken, cashCents }: { left: number; taken: number; cashCents: number },
): StopFact => ({
  kind: 'delivered',
  cashCents,
  counts: [{ goodId, left, taken, damaged: 0, notOurs: 0 }],
})

/** Everything that a delivery moves, by customer, without the times and numbers of rows. */
async function booksOf({ db }: RoadShop) {
  const { rows: deliveries } = await sql`
    select o.customer_id, o.status, o.delivery_on, d.attempt, d.outcome, d.day, d.next_on,
      d.cash_cents, d.account_cents, d.deposit_charged_cents, d.deposit_returned_cents,
      (select json_agg(json_build_array(c.left_there, c.taken_back, c.line_cents))
        from delivery_counts c where c.delivery_id = d.id) as counts
    from orders o left join deliveries d on d.order_id = o.id order by 1, 4`.execute(db)
  const { rows: balances } = await sql`
    select customer_id, account, cents from ledger_balances where cents <> 0 order by 1, 2`.execute(
    db,
  )
  const { rows: bottles } = await sql`
    select customer_id, held, deposit_cents from bottle_balances
    where held > 0 or deposit_cents > 0 order by 1`.execute(db)
  const { rows: shelf } = await sql`select on_hand, reserved from stock`.execute(db)
  const { rows: accounts } = await sql`
    select account, sum(cents)::bigint as cents from ledger_entries group by 1 order by 1`.execute(
    db,
  )
  return { deliveries, balances, bottles, shelf, accounts }
}

/** Events of a day: slips that are taken back or corrected, second tries, a second phone. */
function eventsOf(
  { water }: RoadShop,
  stops: { id: number; truth: Truth }[],
  phones: Awaited<ReturnType<typeof addPhone>>[],
  seed: number,
) {
  const { below, isOneIn } = dice(seed)
  const offMs = [0, (below(7) - 3) * 3_600_000]
  const startMs = Date.parse(`${roadDay}T08:00:00Z`)
  return stops.flatMap(({ id, truth }, index) => {
    const of = index < stops.length / 2 ? 0 : 1
    const tell = (fact: StopFact, phone = of, eventId: string = randomUUID()) => {
      const at = new Date(startMs + index * 300_000 + offMs[phone]!)
      return { phone, offMs: offMs[phone]!, sent: phones[phone]!.tell(id, fact, at, eventId) }
    }
    const slip = { kind: 'delivered', cashCents: below(900), counts: [] } as const
    const events = [tell({ kind: 'arrived' })]
    if (isOneIn(6)) events.push(tell({ kind: 'later' }))
    if (isOneIn(5)) events.push(tell(slip))
    if (isOneIn(9) && of === 1) events.push(tell(slip, 0))
    events.push(tell(factOf(water, truth)))
    if (isOneIn(6)) {
      const slipId = randomUUID()
      events.push(tell(slip, of, slipId), tell({ kind: 'undone', eventId: slipId }))
    }
    return events
  })
}

const seeds = Array.from(
  { length: Number(process.env['ROAD_SEEDS'] ?? 2) },
  (_, index) => index + 1,
)

// S41, S42, S43.
test.each(seeds)(
  'a day told late, twice and out of order has the books of its truth (%i)',
  async (seed) => {
    const plan = planOf(seed)
    const told = await shopOf(plan, true)
    const { shop } = told
    const driverId = await addDriver(shop)
    const phones = [await addPhone(shop, driverId), await addPhone(shop, driverId)]
    const { runId, stops } = await driveOut(shop, driverId)
    const truthOf = new Map(told.orders.map(({ orderId, truth }) => [orderId, truth]))
    const driven = stops.map(({ id, orderIds }) => ({ id, truth: truthOf.get(orderIds[0]!)! }))
    const events = eventsOf(shop, driven, phones, seed)
    shop.clock.set(`${roadDay}T15:00:00Z`)
    const { below, shuffled, isOneIn } = dice(seed + 1_000)
    const twice = events.flatMap((event) => (isOneIn(4) ? [event, event] : [event]))
    for (const { phone, offMs, sent } of shuffled(twice)) {
      const more = isOneIn(5) ? [sent] : []
      await phones[phone]!.send([sent, ...more], new Date(shop.clock.now().getTime() + offMs))
      if (below(50) === 0)
        shop.clock.set(new Date(shop.clock.now().getTime() + 60_000).toISOString())
    }
    for (const { id, told: outcome } of await loadStopsOfRun(shop.db, runId))
      if (outcome.waitsForReview)
        await allOrNothing(shop.db, (tx) => reviewStop(shop.app, tx, byCommand, id))
    const { data } = await runCommands['run handin']!.run(shop.app, {
      words: [],
      options: { run: String(runId) },
    })
    expect(data).toMatchObject({ open: [] })
    const reference = await shopOf(plan, false)
    for (const { orderId, truth } of reference.orders)
      if (truth.state === 'failed')
        await markUndelivered(reference.shop.app, { orderId, reason: 'Neviens neatvēra' })
      else {
        const { left, taken, cashCents } = truth
        const counts = [{ goodId: reference.shop.water, left, taken }]
        const delivered = await deliverOrder(reference.shop.app, { orderId, counts, cashCents })
        expect(delivered.ok).toBe(true)
      }
    expect(await booksOf(shop)).toEqual(await booksOf(reference.shop))
    expect(await findMoneyProblems(shop.db)).toEqual([])
  },
  120_000,
)
