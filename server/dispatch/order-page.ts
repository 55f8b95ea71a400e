import { sql } from 'kysely'
import type { OfficeOrder, orderPageCalls } from '../../contract/office/order-page.ts'
import type { Day } from '../../domain/calendar.ts'
import { documentNumber } from '../../domain/documents/numbers.ts'
import { orderCan, type OrderPermission } from '../../domain/orders/order-can.ts'
import { orderSteps } from '../../domain/orders/order-steps.ts'
import { done, refuse } from '../../domain/outcome.ts'
import { extentOf } from '../../domain/staff/rights.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { isDisputed } from '../bottles/disputes.ts'
import { runSurplus } from '../bottles/run-surplus.ts'
import { type LoadedOrder, ordersById } from '../orders/load-orders.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { clockOfDelivery } from '../territory/region-days.ts'
import { loadOutcomes } from './events/load-outcome.ts'
import { moneyOf } from './order-page-money.ts'
import { isAtStop } from './runs/move-stop.ts'
import { expectedAt, findTrackedStop } from './tracked-stop.ts'

export const orderPageRoutes = (app: AppWithDb): Handlers<typeof orderPageCalls> => ({
  readOfficeOrder: async ({ params: { id }, caller: { language, roles } }) => {
    const [order] = await ordersById(app.db, [id])
    if (!order || order.status === 'returnedToCart') return refuse({ code: 'not_found' })
    const customer = await findCustomer(app.db, order)
    const page = await pageOf(app, order, language)
    const phone = extentOf(roles, 'seePhones') ? customer.phone : null
    return done({ ...page, customerName: customer.name, phone })
  },
})

const findCustomer = (db: Db, { id, customerId }: LoadedOrder) =>
  db
    .selectFrom('customers')
    .innerJoin('orders', (join) => join.on('orders.id', '=', id))
    .select((of) => ['name', of.fn.coalesce('orders.phone', 'customers.phone').as('phone')])
    .where('customers.id', '=', customerId)
    .executeTakeFirstOrThrow()

type Page = Omit<OfficeOrder, 'customerName' | 'phone'>

async function pageOf(app: AppWithDb, order: LoadedOrder, language: Language): Promise<Page> {
  const { db } = app
  const { id, customerId, autoshipId } = order
  const { firstOpenDay } = await clockOfDelivery(app)
  const { plannedOn, ...times } = await findTimes(db, id)
  const isDisputedNow = await isDisputed(db, id)
  return {
    id,
    customerId,
    status: order.status,
    day: order.deliveryOn,
    notes: order.notes,
    addressId: order.addressId,
    address: order.addressText,
    payment: order.paymentMethod,
    steps: orderSteps({ ...order, ...times, isDisputed: isDisputedNow }).map(({ at, ...step }) => {
      return { ...step, at: at?.toISOString() ?? null }
    }),
    autoship:
      autoshipId === null || plannedOn === null
        ? null
        : { id: autoshipId, plannedOn, name: order.autoshipName ?? '' },
    isHeld: order.isHeld,
    may: permissionsOf(order, firstOpenDay, await isAtStop(db, id)),
    lines: linesOf(order, language),
    money: await moneyOf(db, order),
    documents: order.documents.map(({ kind, year, number, ...document }) => ({
      id: document.id,
      kind,
      number: documentNumber(kind, year, number),
      totalCents: document.totalCents,
    })),
    attempts: await findAttempts(db, id, language),
    isDisputed: isDisputedNow,
    stop: await findStop(app, id),
    lateRuns: await findLateRuns(db, order, firstOpenDay),
  }
}

const permissionsOf = (order: LoadedOrder, firstOpenDay: Day, isOnRun: boolean): Page['may'] => ({
  move: refusalOf(orderCan.move(order, firstOpenDay, isOnRun)),
  edit: refusalOf(orderCan.edit(order, firstOpenDay)),
  price: refusalOf(orderCan.reprice(order)),
  cancel: refusalOf(orderCan.cancel({ ...order, autoshipId: null }, firstOpenDay)),
  confirm: refusalOf(orderCan.confirm(order, firstOpenDay)),
})

const linesOf = ({ items }: LoadedOrder, language: Language): Page['lines'] =>
  items.map((item) => ({
    goodId: item.goodId,
    name: language === 'en' ? item.nameEn : item.nameLv,
    ordered: item.ordered,
    returned: item.returned,
    unitCents: item.unitPriceCents,
    sumCents: item.lineCents,
  }))

const refusalOf = (answer: OrderPermission) => (answer.ok ? null : answer.refusal)

const findTimes = (db: Db, orderId: number) =>
  db
    .selectFrom('orders')
    .select(['autoshipPlannedOn as plannedOn', 'confirmedAt', 'lockedAt', 'handedOverAt'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

async function findAttempts(
  db: Db,
  orderId: number,
  language: Language,
): Promise<OfficeOrder['attempts']> {
  const name = sql.ref(`name_${language}`)
  const { rows } = await sql<Omit<OfficeOrder['attempts'][number], 'at'> & { at: Date }>`
    select d.id, d.day, d.happened_at as at, d.outcome, d.cash_cents,
      coalesce(d.code, d.reason) as reason, d.next_on, s.name as driver, v.plate, t.run_id,
      (select coalesce(json_agg(json_build_object('goodId', c.good_id,
          'name', coalesce(i.${name}, g.${name}), 'ordered', c.ordered, 'left', c.left_there,
          'declared', c.declared_return, 'taken', c.taken_back, 'sumCents', c.line_cents,
          'runSurplus', ${runSurplus(sql`t.run_id`, sql`c.good_id`)}) order by c.good_id), '[]')
        from delivery_counts c join goods g on g.id = c.good_id
        left join order_items i on i.order_id = d.order_id and i.good_id = c.good_id
        where c.delivery_id = d.id) as counts,
      (select coalesce(json_agg(f.file_id order by f.id), '[]') from event_files f
        where f.stop_id = d.stop_id and f.kind = 'photo') as photos
    from deliveries d
      left join stops t on t.id = d.stop_id
      left join runs r on r.id = t.run_id
      left join shifts h on h.id = r.shift_id
      left join vehicles v on v.id = h.vehicle_id
      left join staff s on s.id = h.driver_id
    where d.order_id = ${orderId} order by d.attempt desc`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

async function findStop({ db, clock }: AppWithDb, orderId: number): Promise<OfficeOrder['stop']> {
  const stop = await findTrackedStop(db, orderId)
  if (!stop) return null
  const { runId, position, stopId } = stop
  const place = { runId, position, stopsBefore: null, from: null, until: null }
  const told = (await loadOutcomes(db, [stopId])).get(stopId)!
  if (told.state !== 'waiting') return { ...place, isProvisional: stop.state === 'waiting' }
  if (stop.runState !== 'road') return { ...place, isProvisional: false }
  const { stopsBefore, from, until } = await expectedAt(db, clock.now(), stop)
  const window = { stopsBefore, from: from.toISOString(), until: until.toISOString() }
  return { ...place, ...window, isProvisional: false }
}

/** Where a locked order is at no stop, or the day before the first open one has runs. */
async function findLateRuns(
  db: Db,
  { id, status, deliveryKind }: LoadedOrder,
  firstOpenDay: Day,
): Promise<OfficeOrder['lateRuns']> {
  if (deliveryKind !== 'courier' || !['processing', 'waitingForDelivery'].includes(status))
    return []
  const { rows } = await sql<OfficeOrder['lateRuns'][number]>`
    select r.id, r.day, v.plate, r.state from runs r
      join shifts s on s.id = r.shift_id join vehicles v on v.id = s.vehicle_id
    where r.state in ('draft', 'planned', 'loading', 'road') and r.day < ${firstOpenDay}
      and r.day >= ${firstOpenDay}::date - 2
      and not exists (select from stop_orders p where p.order_id = ${id} and p.is_open)
      and (select o.status = 'processing' or o.delivery_on = r.day
        from orders o where o.id = ${id})
    order by r.day, r.id`.execute(db)
  return rows
}
