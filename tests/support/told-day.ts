import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { StopFact } from '../../domain/dispatch/stop-events.ts'
import type { addPhone, RoadShop } from './road-shop.ts'
import { seededRandom } from './seeded-random.ts'

export type Truth =
  | { state: 'delivered'; left: number; taken: number; cashCents: number }
  | { state: 'failed' }

export const dice = (seed: number) => {
  const random = seededRandom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return { below, shuffled, isOneIn: (count: number) => below(count) === 0 }
}

export type PlannedDoor = ReturnType<typeof planOf>[number]

/** The orders of a day and what happens at their doors; a few come after the day is closed. */
export const planOf = (seed: number, stops: number) => {
  const { below, isOneIn } = dice(seed)
  return Array.from({ length: stops }, (_, index) => {
    const left = 1 + below(4)
    const method = isOneIn(3) ? ('account' as const) : ('cash' as const)
    const counted = { left: isOneIn(5) ? below(left + 1) : left, taken: below(5) }
    const cashCents = method === 'cash' ? below(60) * 100 : 0
    const truth: Truth = isOneIn(8)
      ? { state: 'failed' }
      : { state: 'delivered', ...counted, cashCents }
    const order = { left, back: below(3), method, house: index + 1 }
    return { order, truth, isLate: index > 0 && isOneIn(12) }
  })
}

const factOf = (goodId: number, truth: Truth): StopFact =>
  truth.state === 'failed'
    ? { kind: 'not_delivered', code: 'nobody_home', counts: [], cashCents: 0 }
    : {
        kind: 'delivered',
        cashCents: truth.cashCents,
        counts: [{ goodId, left: truth.left, taken: truth.taken, damaged: 0, notOurs: 0 }],
      }

export type DrivenStop = { id: number; truth: Truth; phone: number }

/** Events of a day: slips that are taken back or corrected, second tries, a second phone. */
export function eventsOf(
  { water }: RoadShop,
  stops: readonly DrivenStop[],
  phones: readonly Awaited<ReturnType<typeof addPhone>>[],
  { seed, day }: { seed: number; day: Day },
) {
  const { below, isOneIn } = dice(seed)
  const offMs = phones.map((_, index) => (index === 0 ? 0 : (below(7) - 3) * 3_600_000))
  const startMs = Date.parse(`${day}T08:00:00Z`)
  return stops.flatMap(({ id, truth, phone: own }, index) => {
    const tell = (fact: StopFact, phone = own, eventId: string = randomUUID()) => {
      // Another phone's slip comes before the driver's own words.
      const earlierMs = phone === own ? 0 : 60_000
      const at = new Date(startMs + index * 300_000 - earlierMs + offMs[phone]!)
      const sent = phones[phone]!.tell(id, fact, at, eventId)
      return { stopId: id, phone, offMs: offMs[phone]!, sent }
    }
    const slip = { kind: 'delivered', cashCents: below(900), counts: [] } as const
    const events = [tell({ kind: 'arrived' })]
    if (isOneIn(6)) events.push(tell({ kind: 'later' }))
    if (isOneIn(5)) events.push(tell(slip))
    if (isOneIn(9)) events.push(tell(slip, (own + 1) % phones.length))
    events.push(tell(factOf(water, truth)))
    if (isOneIn(6)) {
      const slipId = randomUUID()
      events.push(tell(slip, own, slipId), tell({ kind: 'undone', eventId: slipId }))
    }
    return events
  })
}

/** Everything that a delivery moves, by customer, without the times and numbers of rows. */
export async function booksOf({ db }: RoadShop) {
  const rowsOf = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows
  return {
    deliveries: await rowsOf(sql`
      select a.house_no, o.status, o.delivery_on, d.attempt, d.outcome, d.day, d.next_on,
        d.cash_cents, d.account_cents, d.deposit_charged_cents, d.deposit_returned_cents,
        (select json_agg(json_build_array(n.left_there, n.taken_back, n.line_cents))
          from delivery_counts n where n.delivery_id = d.id) as counts
      from orders o join addresses a on a.id = o.address_id
        left join deliveries d on d.order_id = o.id order by 1, 4`),
    balances: await rowsOf(sql`
      select a.house_no, b.account, b.cents from ledger_balances b
        join addresses a on a.customer_id = b.customer_id
      where b.cents <> 0 order by 1, 2`),
    bottles: await rowsOf(sql`
      select a.house_no, b.held, b.deposit_cents from bottle_balances b
        join addresses a on a.customer_id = b.customer_id
      where b.held > 0 or b.deposit_cents > 0 order by 1`),
    shelf: await rowsOf(sql`select on_hand, reserved from stock`),
    accounts: await rowsOf(sql`
      select account, sum(cents)::bigint as cents from ledger_entries group by 1 order by 1`),
    withCustomers: await rowsOf(sql`
      select pieces from container_places where place = 'customers'`),
    cash: await rowsOf(sql`select sum(cents)::bigint as cents from cash_places`),
  }
}
