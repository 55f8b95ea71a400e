import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { dayOf } from '../../domain/calendar.ts'
import { addLateOrder, dropLateStop } from '../../server/dispatch/runs/late-lane.ts'
import { confirmOrder } from '../../server/orders/confirm-order.ts'
import { findRuns, loadStopsOfRun } from '../../server/dispatch/runs/read-run.ts'
import { allOrNothing } from '../../server/platform/database/transaction.ts'
import { addVan, roadDay, type RoadShop, roadShop } from '../support/road-shop.ts'
import { closeDay } from '../support/dispatch.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const dayAfter = dayOf('2026-11-24')

/** An order of an autoship that waits for its customer's word. */
async function unconfirmedOrder({ db, clock, order }: RoadShop, house: number) {
  const placed = await order({ left: 1, house }, dayAfter)
  const { customerId, addressId, orderId } = placed
  const { id: autoshipId } = await db
    .insertInto('autoships')
    .values({
      customerId,
      addressId,
      name: 'Ūdens',
      deliveryOn: dayAfter,
      nextOn: dayAfter,
      isActive: true,
      processedAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const occurrence = { customerId, autoshipId, plannedOn: dayAfter }
  await db
    .insertInto('autoshipOccurrences')
    .values({ ...occurrence, state: 'generated', deliveryOn: dayAfter })
    .execute()
  await db
    .updateTable('orders')
    .set({ autoshipId, autoshipPlannedOn: dayAfter, confirmedAt: null })
    .where('id', '=', orderId)
    .execute()
  return placed
}

/** Confirmed in time, and locked; or skipped with its reason, and never confirmed. */
async function expectOnePlace({ db }: RoadShop, orderIds: readonly number[]) {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('autoshipOccurrences as o', (join) =>
      join
        .onRef('o.autoshipId', '=', 'orders.autoshipId')
        .onRef('o.plannedOn', '=', 'orders.autoshipPlannedOn'),
    )
    .select(['orders.status', 'confirmedAt', 'o.state', 'o.skipReason'])
    .where('orders.id', 'in', orderIds)
    .execute()
  expect(orders).toHaveLength(orderIds.length)
  for (const { status, confirmedAt, state, skipReason } of orders)
    if (confirmedAt === null)
      expect([status, state, skipReason]).toEqual(['cancelled', 'skipped', 'not_confirmed'])
    else expect([status, state, skipReason]).toEqual(['waitingForDelivery', 'generated', null])
}

test.each(rounds())(
  'orders added and dropped while their days close are each in one place (%i)',
  async (seed) => {
    const shop = await roadShop()
    const { app, db } = shop
    await addVan(shop)
    for (const house of [1, 2, 3]) await shop.order({ left: 1, house })
    const late = []
    for (const house of [4, 5, 6]) late.push(await shop.order({ left: 1, house }, dayAfter))
    await shop.close()
    const [run] = await findRuns(db, { day: roadDay })
    const [first, second] = await loadStopsOfRun(db, run!.id)
    const unsure = []
    for (const house of [7, 8]) unsure.push(await unconfirmedOrder(shop, house))
    const { shuffled } = choices(seed)
    const because = { reason: 'Zvanīja', driverAgreed: false }
    const add = (orderId: number) => () =>
      allOrNothing(db, (tx) =>
        addLateOrder(app, tx, byCommand, { runId: run!.id, orderId, ...because }),
      )
    const drop = (stopId: number) => () =>
      allOrNothing(db, (tx) => dropLateStop(app, tx, byCommand, { stopId, ...because }))
    const acts: (() => Promise<unknown>)[] = [
      ...late.map(({ orderId }) => add(orderId)),
      add(late[0]!.orderId),
      drop(first!.id),
      drop(first!.id),
      drop(second!.id),
      ...unsure.map(
        (order) => () => allOrNothing(db, (tx) => confirmOrder(app, tx, byCommand, order)),
      ),
      () => closeDay(app, dayAfter),
      () => closeDay(app, roadDay),
    ]
    await Promise.all(shuffled(acts).map((act) => act()))
    const open = await db
      .selectFrom('stopOrders')
      .innerJoin('stops', 'stops.id', 'stopOrders.stopId')
      .innerJoin('runs', 'runs.id', 'stops.runId')
      .innerJoin('orders', 'orders.id', 'stopOrders.orderId')
      .select(['orderId', 'runs.day', 'orders.deliveryOn', 'orders.status'])
      .where('isOpen', '=', true)
      .execute()
    expect(new Set(open.map(({ orderId }) => orderId)).size).toBe(open.length)
    for (const { day, deliveryOn, status } of open)
      expect([deliveryOn, status]).toEqual([day, 'waitingForDelivery'])
    const unsureIds = unsure.map(({ orderId }) => orderId)
    // Three stayed or came; what was dropped is locked and at no stop.
    expect(open.filter(({ orderId }) => !unsureIds.includes(orderId))).toHaveLength(4)
    await expectOnePlace(shop, unsureIds)
    const reasons = await db
      .selectFrom('runChanges')
      .select('details')
      .where('kind', '=', 'late')
      .execute()
    expect(reasons.every(({ details }) => (details as { reason: string }).reason !== '')).toBe(true)
    expect((await brokenRules(db)).filter((rule) => !rule.startsWith('I13'))).toEqual([])
  },
)
