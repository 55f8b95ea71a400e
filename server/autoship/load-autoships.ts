import { type RawBuilder, sql } from 'kysely'
import type { CycleRecord, Wish } from '../../domain/autoship/agenda.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { addressJson } from '../cart/place-json.ts'
import type { Db } from '../platform/database/connect.ts'

export type LoadedItem = {
  id: number
  goodId: number
  ordered: number
  returned: number
  substituteGoodId: number | null
}

/** "Tikai šoreiz": so many of a good in one cycle. */
export type OnceItem = { plannedOn: Day; goodId: number; ordered: number; returned: number }

/** An order made of a cycle that has not been delivered yet. */
export type OpenOrder = {
  id: number
  plannedOn: Day
  deliveryOn: Day
  status: 2 | 3 | 4
  isConfirmed: boolean
  placedAt: string
  madeBy: 'customer' | 'system'
}

export type LoadedAutoship = {
  id: number
  customerId: number
  name: string
  isActive: boolean
  isPaused: boolean
  pauseFrom: Day | null
  pauseTo: Day | null
  addressId: number | null
  address: LoadedCart['address']
  frequencyWeeks: number
  deliveryOn: Day | null
  validFrom: Day | null
  validTo: Day | null
  notes: string
  warnings: string[]
  clonedFromId: number | null
  nextOn: Day | null
  version: number
  isStarted: boolean
  isLocked: boolean
  fineFor: Day | null
  items: LoadedItem[]
  cycles: CycleRecord[]
  once: OnceItem[]
  orders: OpenOrder[]
}

/** Longer than the longest cycle: what was done to cycles before no longer matters. */
const recordDays = 70

export type WhichAutoships = { customerId: number; autoshipId?: number }

/** Autoships with their goods, cycles and open orders in one statement, however many; ended ones are none. */
export const loadAutoships = (
  db: Db,
  { customerId, autoshipId }: WhichAutoships,
  today: Day,
): Promise<LoadedAutoship[]> =>
  ask(
    db,
    sql`s.customer_id = ${customerId} and (${autoshipId ?? null}::bigint is null or s.id = ${autoshipId ?? null})`,
    today,
  )

/** The same by number, whosever they are: for the generator. */
export const autoshipsById = (
  db: Db,
  ids: readonly number[],
  today: Day,
): Promise<LoadedAutoship[]> => ask(db, sql`s.id = any(${ids}::bigint[])`, today)

async function ask(db: Db, which: RawBuilder<unknown>, today: Day): Promise<LoadedAutoship[]> {
  const since = addDays(today, -recordDays)
  const { rows } = await sql<LoadedAutoship>`
    select s.id, s.customer_id, s.name, s.is_active, s.is_paused, s.pause_from, s.pause_to, s.address_id,
      s.frequency_weeks, s.delivery_on, s.valid_from, s.valid_to, s.notes, s.warnings, s.cloned_from_id, s.next_on,
      s.version, s.processed_at is not null as is_started, s.locked_at is not null as is_locked, s.fine_for,
      ${addressJson(sql`s.address_id`)} as address,
      (select coalesce(json_agg(json_build_object('id', i.id, 'goodId', i.good_id, 'ordered', i.ordered,
          'returned', i.returned, 'substituteGoodId', i.substitute_good_id) order by i.id), '[]')
        from autoship_items i where i.autoship_id = s.id) as items,
      (select coalesce(json_agg(json_build_object('plannedOn', c.planned_on, 'state', c.state,
          'deliveryOn', c.delivery_on, 'skipReason', c.skip_reason) order by c.planned_on), '[]')
        from autoship_cycles c where c.autoship_id = s.id and greatest(c.planned_on, c.delivery_on) >= ${since}) as cycles,
      (select coalesce(json_agg(json_build_object('plannedOn', o.planned_on, 'goodId', o.good_id,
          'ordered', o.ordered, 'returned', o.returned)), '[]')
        from autoship_cycle_items o where o.autoship_id = s.id and o.planned_on >= ${since}) as once,
      (select coalesce(json_agg(json_build_object('id', o.id, 'plannedOn', o.autoship_planned_on,
          'deliveryOn', o.delivery_on, 'status', o.status, 'isConfirmed', o.confirmed_at is not null,
          'placedAt', o.placed_at, 'madeBy', (select h.made_by from order_changes h
            where h.order_id = o.id and h.version = 1)) order by o.delivery_on), '[]')
        from orders o where o.customer_id = s.customer_id and o.autoship_id = s.id and o.status in (2, 3, 4)) as orders
    from autoships s where s.removed_at is null and ${which} order by s.id`.execute(db)
  return rows
}

/** What the rules need of an autoship; a draft without a day has no series yet. */
export function wishOf(autoship: LoadedAutoship): Wish | null {
  const { deliveryOn: anchorDay, isPaused, pauseFrom: from, pauseTo: to } = autoship
  if (!anchorDay) return null
  const { frequencyWeeks, validFrom, validTo, orders } = autoship
  // An order may have been moved where nobody asked its cycle, as when it could not be delivered.
  const dayOfOrder = new Map(orders.map((order) => [order.plannedOn, order.deliveryOn]))
  const cycles = autoship.cycles.map((cycle) =>
    cycle.state === 'generated'
      ? { ...cycle, deliveryOn: dayOfOrder.get(cycle.plannedOn) ?? cycle.deliveryOn }
      : cycle,
  )
  return {
    anchorDay,
    frequencyWeeks,
    validFrom,
    validTo,
    pause: isPaused && from ? { from, to } : null,
    cycles,
  }
}
