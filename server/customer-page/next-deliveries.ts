import { sql } from 'kysely'
import type { CustomerPage } from '../../contract/office/customer-page.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { MethodKey } from '../../domain/payments/methods.ts'
import { closingInstant } from '../../domain/territory/day-closing.ts'
import { nextValidDay } from '../../domain/territory/days.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import { loadSchedule, type Schedule } from '../autoship/schedule/load-schedule.ts'
import { placeOfToday } from '../dispatch/place-of-today.ts'
import type { Tx } from '../platform/database/connect.ts'
import { clockOfDelivery, regionDays } from '../territory/region-days.ts'

type Delivery = CustomerPage['deliveries'][number]

const shown = 3
const offeredDays = 3

/** What comes next by day: orders, and planned deliveries that are no orders yet. */
export async function nextDeliveries(
  app: App,
  tx: Tx,
  customerId: number,
  language: Language,
): Promise<Delivery[]> {
  const today = app.clock.today()
  const clock = await clockOfDelivery(app)
  const { dayClosesAt } = await app.settings()
  const orders = await findOpenOrders(tx, { customerId, today, language })
  const schedule = await loadSchedule(app, tx, { customerId, count: shown })
  const planned = plannedOf(schedule, language)
  const next = [...orders, ...planned].sort(byDay).slice(0, shown)
  const deliveries: Delivery[] = []
  for (const { regionId, status, isHeld, ...delivery } of next) {
    const isOpen = delivery.day >= clock.firstOpenDay && delivery.day > today
    const isToday = delivery.day === today && delivery.orderId !== null
    const other = { after: delivery.day, from: clock.firstOpenDay }
    deliveries.push({
      ...delivery,
      state: status === null ? 'planned' : stateOf({ status, isHeld, isOpen }),
      changeableUntil: isOpen
        ? new Date(closingInstant(delivery.day, dayClosesAt)).toISOString()
        : null,
      otherDays: regionId === null ? [] : await otherDays(app, regionId, clock, other),
      place: isToday ? await placeOfToday(app, tx, delivery.orderId!) : null,
    })
  }
  return deliveries
}

type Found = Omit<Delivery, 'day' | 'state' | 'changeableUntil' | 'otherDays' | 'place'> & {
  day: Day
  regionId: number | null
  /** Null for a planned delivery. */
  status: OrderState | null
  isHeld: boolean
}

const byDay = (a: Found, b: Found) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)

type Facts = { status: OrderState; isHeld: boolean; isOpen: boolean }

function stateOf({ status, isHeld, isOpen }: Facts): Delivery['state'] {
  if (isHeld) return 'held'
  if (status === 'waitsForPayment') return 'unpaid'
  return isOpen && status === 'processing' ? 'open' : 'closed'
}

type Finding = { customerId: number; today: Day; language: Language }

async function findOpenOrders(tx: Tx, { customerId, today, language }: Finding): Promise<Found[]> {
  const { rows } = await sql<Found & { method: MethodKey | null }>`
    select o.id as order_id, o.autoship_id, s.name as autoship_name,
      o.autoship_planned_on as planned_on, o.delivery_on as day, o.address_text as address,
      o.total_with_deposit_cents as total_cents, o.awaited_cents as missing_cents,
      o.payment_method as method, a.region_id, o.status, o.held_at is not null as is_held,
      (select coalesce(json_agg(json_build_object('goodId', i.good_id,
          'name', ${sql.ref(`i.name_${language}`)},
          'ordered', i.ordered, 'returned', i.returned) order by i.id), '[]')
        from order_items i where i.order_id = o.id) as goods
    from orders o
      left join addresses a on a.id = o.address_id
      left join autoships s on s.id = o.autoship_id
    where o.customer_id = ${customerId} and o.delivery_on >= ${today}
      and o.status in ('waitsForPayment', 'processing', 'waitingForDelivery')
    order by o.delivery_on, o.id limit ${shown}`.execute(tx)
  return rows
}

function plannedOf({ entries, goods }: Schedule, language: Language): Found[] {
  const nameOf = (goodId: number) =>
    goods.get(goodId)?.[language === 'en' ? 'nameEn' : 'nameLv'] ?? ''
  return entries.flatMap(({ autoship, planned, made, lines, coverage, method, totalCents }) =>
    made || planned.day === null
      ? []
      : {
          orderId: null,
          autoshipId: autoship.id,
          autoshipName: autoship.name,
          plannedOn: planned.plannedOn,
          day: planned.day,
          address: autoship.address?.text ?? null,
          goods: lines.lines.map(({ goodId, ordered, returned }) => {
            return { goodId, name: nameOf(goodId), ordered, returned }
          }),
          totalCents,
          missingCents: coverage.missingCents,
          method,
          regionId: autoship.address?.regionId ?? null,
          status: null,
          isHeld: false,
        },
  )
}

type Clock = Awaited<ReturnType<typeof clockOfDelivery>>

/** The next days after the delivery on which our courier comes there. */
async function otherDays(
  app: App,
  regionId: number,
  clock: Clock,
  { after, from }: { after: Day; from: Day },
): Promise<Day[]> {
  const served = await regionDays(app, regionId)
  const days: Day[] = []
  const dayAfter = addDays(after, 1)
  let next = nextValidDay(served, clock, dayAfter > from ? dayAfter : from)
  while (next !== null && days.length < offeredDays) {
    days.push(next)
    next = nextValidDay(served, clock, addDays(next, 1))
  }
  return days
}
