import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { dayOf } from '../../domain/calendar.ts'
import { addLateOrder, dropLateStop } from '../../server/dispatch/runs/late-lane.ts'
import { findRuns, loadStopsOfRun } from '../../server/dispatch/runs/read-run.ts'
import { allOrNothing } from '../../server/platform/database/transaction.ts'
import { addVan, roadDay, roadShop } from '../support/road-shop.ts'
import { closeDay } from '../support/dispatch.ts'
import { brokenRules } from './kit/broken-rules.ts'
import { choices, rounds } from './kit/rounds.ts'

const dayAfter = dayOf('2026-11-24')

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
    // Three stayed or came; what was dropped is locked and at no stop.
    expect(open).toHaveLength(4)
    const reasons = await db
      .selectFrom('runChanges')
      .select('details')
      .where('kind', '=', 'late')
      .execute()
    expect(reasons.every(({ details }) => (details as { reason: string }).reason !== '')).toBe(true)
    expect((await brokenRules(db)).filter((rule) => !rule.startsWith('I13'))).toEqual([])
  },
)
