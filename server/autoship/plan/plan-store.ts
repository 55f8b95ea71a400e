import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { AutoshipPlan, OccurrenceRecord } from '../../../domain/autoship/schedule.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import type { LoadedCart } from '../../cart/load-cart.ts'
import { addressJson } from '../../cart/address-json.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import type { Autoships } from '../../../db/schema.ts'

export type LoadedItem = {
  id: number
  goodId: number
  ordered: number
  returned: number
  substituteGoodId: number | null
}

/** "Tikai šoreiz": the count of a good in one occurrence. */
export type OneTimeChange = {
  plannedOn: Day
  goodId: number
  ordered: number
  /** Null goes by the empties held, as usual. */
  returned: number | null
}

/** An undelivered order made of an occurrence. */
export type OpenOrder = {
  id: number
  plannedOn: Day
  deliveryOn: Day
  status: 'waitsForPayment' | 'processing' | 'waitingForDelivery'
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
  occurrences: OccurrenceRecord[]
  oneTimeChanges: OneTimeChange[]
  orders: OpenOrder[]
}

/** Longer than the longest interval: earlier occurrences no longer affect the schedule. */
const recordDays = 70

export type AutoshipFilter = { customerId: number; autoshipId?: number }

/**
 * Autoships with their goods, occurrences and open orders in one statement; removed ones are left out.
 */
export const loadAutoships = (
  db: Db,
  { customerId, autoshipId }: AutoshipFilter,
  today: Day,
): Promise<LoadedAutoship[]> =>
  selectAutoships(
    db,
    sql`s.customer_id = ${customerId}
      and (${autoshipId ?? null}::bigint is null or s.id = ${autoshipId ?? null})`,
    today,
  )

/** Used by the generator: of any customer. */
export const loadAutoshipsById = (
  db: Db,
  ids: readonly number[],
  today: Day,
): Promise<LoadedAutoship[]> => selectAutoships(db, sql`s.id = any(${ids}::bigint[])`, today)

async function selectAutoships(
  db: Db,
  condition: RawBuilder<unknown>,
  today: Day,
): Promise<LoadedAutoship[]> {
  const since = addDays(today, -recordDays)
  const { rows } = await sql<LoadedAutoship>`
    select s.id, s.customer_id, s.name, s.is_active, s.is_paused, s.pause_from, s.pause_to,
      s.address_id, s.frequency_weeks, s.delivery_on, s.valid_from, s.valid_to, s.notes, s.warnings,
      s.cloned_from_id, s.next_on, s.version, s.processed_at is not null as is_started,
      s.locked_at is not null as is_locked, s.fine_for,
      ${addressJson(sql`s.address_id`)} as address,
      (select coalesce(json_agg(json_build_object('id', i.id, 'goodId', i.good_id,
          'ordered', i.ordered, 'returned', i.returned, 'substituteGoodId', i.substitute_good_id)
          order by i.id), '[]')
        from autoship_items i where i.autoship_id = s.id) as items,
      (select coalesce(json_agg(json_build_object('plannedOn', c.planned_on, 'state', c.state,
          'deliveryOn', c.delivery_on, 'skipReason', c.skip_reason) order by c.planned_on), '[]')
        from autoship_occurrences c where c.autoship_id = s.id
          and greatest(c.planned_on, c.delivery_on) >= ${since}) as occurrences,
      (select coalesce(json_agg(json_build_object('plannedOn', o.planned_on, 'goodId', o.good_id,
          'ordered', o.ordered, 'returned', o.returned)), '[]')
        from autoship_one_time_changes o
        where o.autoship_id = s.id and o.planned_on >= ${since}) as one_time_changes,
      (select coalesce(json_agg(json_build_object('id', o.id, 'plannedOn', o.autoship_planned_on,
          'deliveryOn', o.delivery_on, 'status', o.status,
          'isConfirmed', o.confirmed_at is not null, 'placedAt', o.placed_at, 'madeBy', (select h.actor_kind from order_changes h
            where h.order_id = o.id and h.version = 1)) order by o.delivery_on), '[]')
        from orders o where o.customer_id = s.customer_id and o.autoship_id = s.id
          and o.status in ('waitsForPayment', 'processing', 'waitingForDelivery')) as orders
    from autoships s where s.removed_at is null and ${condition} order by s.id`.execute(db)
  return rows
}

/** The plan as the rules of the domain need it; null for a draft without a delivery day. */
export function planOf(autoship: LoadedAutoship): AutoshipPlan | null {
  const { deliveryOn: anchorDay, isPaused, pauseFrom: from, pauseTo: to } = autoship
  if (!anchorDay) return null
  const { frequencyWeeks, validFrom, validTo, orders } = autoship
  // An order may move without its occurrence: when it could not be delivered.
  const dayOfOrder = new Map(orders.map((order) => [order.plannedOn, order.deliveryOn]))
  const occurrences = autoship.occurrences.map((occurrence) =>
    occurrence.state === 'generated'
      ? { ...occurrence, deliveryOn: dayOfOrder.get(occurrence.plannedOn) ?? occurrence.deliveryOn }
      : occurrence,
  )
  return {
    anchorDay,
    frequencyWeeks,
    validFrom,
    validTo,
    pause: isPaused && from ? { from, to } : null,
    occurrences,
  }
}

export type AutoshipRow = Omit<Updateable<Autoships>, 'id' | 'customerId' | 'version' | 'createdAt'>

/** Increments the version, which invalidates the undo of earlier changes. */
export const updateAutoship = (tx: Tx, autoshipId: number, row: AutoshipRow, now: Date) =>
  tx
    .updateTable('autoships')
    .set((eb) => ({ ...row, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', autoshipId)
    .execute()

export type NewItem = {
  goodId: number
  ordered: number
  returned: number
  substituteGoodId: number | null
}

/** One statement for all lines; a good's existing line is replaced. */
export async function upsertItems(
  tx: Tx,
  autoship: { customerId: number; autoshipId: number },
  items: readonly NewItem[],
): Promise<void> {
  const { customerId, autoshipId } = autoship
  await sql`
    insert into autoship_items
        (customer_id, autoship_id, good_id, ordered, returned, substitute_good_id)
      select ${customerId}, ${autoshipId}, line.* from unnest(
        ${items.map((item) => item.goodId)}::int[], ${items.map((item) => item.ordered)}::int[],
        ${items.map((item) => item.returned)}::int[],
        ${items.map((item) => item.substituteGoodId)}::int[]) line
    on conflict (autoship_id, good_id) do update set
      ordered = excluded.ordered, returned = excluded.returned,
      substitute_good_id = excluded.substitute_good_id`.execute(tx)
}

export const deleteItem = (tx: Tx, autoshipId: number, goodId: number) =>
  tx
    .deleteFrom('autoshipItems')
    .where('autoshipId', '=', autoshipId)
    .where('goodId', '=', goodId)
    .execute()
