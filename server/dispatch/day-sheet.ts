import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { notesForDriver } from './notes-for-driver.ts'

export type StopLine = {
  goodId: number
  name: string
  /** Done at the door; it lies in no van. */
  isService: boolean
  leave: number
  take: number
  /** Pieces of it that the customer holds. */
  held: number
}

export type Stop = {
  /** 0 of a stop without orders. */
  orderId: number
  zone: string
  customer: string
  address: string
  phone: string
  notes: string
  /** The cash that is due for the order as placed. */
  collectCents: number
  isDelivered: boolean
  lines: StopLine[]
  /** On a run's sheet: its place in the run. */
  position?: number
  /** What has changed since the last print. */
  mark?: string
}

export type Load = { goodId: number; name: string; pieces: number; back: number }

/** An order of an earlier day of which nobody has told how it went. */
export type ForgottenOrder = { orderId: number; day: Day; customer: string }

export type DaySheet = {
  day: Day
  stops: Stop[]
  load: Load[]
  /** Orders of a day that is not closed: they are no stops yet. */
  openOrders: number
  forgotten: ForgottenOrder[]
}

/** The lines of the order `o`. */
export const orderedLines = sql<StopLine[]>`(
  select coalesce(json_agg(json_build_object('goodId', i.good_id, 'name', i.name_lv,
      'isService', i.kind = 'service', 'leave', i.ordered, 'take', i.returned,
      'held', coalesce(b.held, 0)) order by i.id), '[]')
  from order_items i left join bottle_balances b
    on b.customer_id = o.customer_id and b.good_id = i.good_id
  where i.order_id = o.id)`

/** The day's stops by zone, street and house, with the van's load list. */
export async function loadDaySheet(db: Db, day: Day): Promise<DaySheet> {
  const { rows: stops } = await sql<Stop>`
    select o.id as order_id, coalesce(z.code, '') as zone, coalesce(c.name, '') as customer,
      coalesce(o.address_text, '') as address, coalesce(a.phone, o.phone, c.phone, '') as phone,
      ${notesForDriver} as notes,
      o.cash_due_cents as collect_cents, o.status = 'delivered' as is_delivered,
      ${orderedLines} as lines
    from orders o
      join customers c on c.id = o.customer_id
      left join addresses a on a.id = o.address_id
      left join regions r on r.id = a.region_id
      left join zones z on z.id = r.zone_id
      left join cities t on t.id = r.city_id
    where o.delivery_on = ${day} and o.delivery_kind = 'courier'
      and o.status in ('waitingForDelivery', 'delivered') and o.held_at is null
    order by z.code nulls last, t.name, r.name, a.street,
      coalesce(substring(a.house_no from '^[0-9]+')::numeric, 0), a.house_no, o.id`.execute(db)
  const openOrders = await countOpenOrders(db, day)
  return { day, stops, load: loadOf(stops), openOrders, forgotten: await findForgotten(db, day) }
}

async function countOpenOrders(db: Db, day: Day): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('deliveryOn', '=', day)
    .where('deliveryKind', '=', 'courier')
    .where('status', 'in', ['waitsForPayment', 'processing'])
    .executeTakeFirstOrThrow()
  return count
}

async function findForgotten(db: Db, before: Day): Promise<ForgottenOrder[]> {
  const { rows } = await sql<ForgottenOrder>`
    select o.id as order_id, o.delivery_on as day, coalesce(c.name, '') as customer
    from orders o join customers c on c.id = o.customer_id
    where o.status = 'waitingForDelivery' and o.delivery_kind = 'courier'
      and o.delivery_on < ${before}
    order by o.delivery_on, o.id`.execute(db)
  return rows
}

export function loadOf(stops: readonly Stop[]): Load[] {
  const byGood = new Map<number, Load>()
  const goods = stops.flatMap(({ lines }) => lines).filter(({ isService }) => !isService)
  for (const { goodId, name, leave, take } of goods) {
    const load = byGood.get(goodId) ?? { goodId, name, pieces: 0, back: 0 }
    byGood.set(goodId, { ...load, pieces: load.pieces + leave, back: load.back + take })
  }
  return [...byGood.values()].sort((a, b) => b.pieces - a.pieces || a.goodId - b.goodId)
}

/** Inserts a revision of the sheet, unless it equals the latest one of its day. */
export async function saveSheet(
  tx: Tx,
  { day, stops, load }: DaySheet,
  madeAt: Date,
): Promise<number> {
  const saved = JSON.stringify(stops.map(asPlanned))
  const last = await tx
    .selectFrom('routeSheets')
    .select(['revision', sql<boolean>`stops = ${saved}::jsonb`.as('isSame')])
    .where('day', '=', day)
    .orderBy('revision', 'desc')
    .executeTakeFirst()
  if (last?.isSame) return last.revision
  const revision = (last?.revision ?? 0) + 1
  const sheet = {
    day,
    revision,
    stops: saved,
    loadList: JSON.stringify(load),
    madeAt,
  }
  await tx.insertInto('routeSheets').values(sheet).execute()
  return revision
}

/** What the day brings about does not make another revision. */
const asPlanned = ({ isDelivered: _isDelivered, lines, ...stop }: Stop) => ({
  ...stop,
  lines: lines.map(({ held: _held, isService: _isService, ...line }) => line),
})
