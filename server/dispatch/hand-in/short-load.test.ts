import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { roadDay } from '../../../tests/support/road-shop.ts'
import { plannedDay } from '../../../tests/support/run-on-the-road.ts'
import { allOrNothing, preview } from '../../platform/database/transaction.ts'
import { readLoad } from './read-load.ts'
import { cutShortLoad, proposeWaitingStops } from './short-load.ts'

/** A van whose two sides have counted fewer bottles than its doors have ordered. */
async function shortVan(counted: number) {
  const day = await plannedDay([
    { left: 3, house: 1 },
    { left: 2, house: 2 },
  ])
  const { app, db, runId, run, water, stops } = day
  for (const side of ['warehouse', 'driver'])
    await run('run load', { side }, water(String(counted)))
  const propose = () => preview(db, (tx) => proposeWaitingStops(app, tx, runId))
  const cut = (chosen: Awaited<ReturnType<typeof propose>>['stops']) =>
    allOrNothing(db, (tx) =>
      cutShortLoad(app, tx, byCommand, {
        runId,
        stops: chosen.map(({ stopId, nextOn }) => ({ stopId, day: nextOn! })),
      }),
    )
  return { ...day, propose, cut, first: stops[0]!, second: stops[1]! }
}

test('who waits for the next day is cut from the plan by one press, and told', async () => {
  const { db, runId, propose, cut, second } = await shortVan(3)
  const { short, stops, left } = await propose()
  expect(short).toMatchObject([{ pieces: 2 }])
  expect([stops.length, left]).toEqual([1, []])
  const [waiting] = stops
  expect(waiting!.nextOn! > roadDay).toBe(true)
  expect(await cut(stops)).toMatchObject({ ok: true, value: { moved: 1 } })
  const load = await readLoad(db, runId)
  expect(load.short).toEqual([])
  const orders = await db
    .selectFrom('stopOrders')
    .innerJoin('orders', 'orders.id', 'stopOrders.orderId')
    .select(['status', 'deliveryOn'])
    .where('stopId', '=', waiting!.stopId)
    .execute()
  expect(orders).toEqual([{ status: 'processing', deliveryOn: waiting!.nextOn }])
  const letters = await db
    .selectFrom('mailOutbox')
    .select('customerId')
    .where('template', 'like', '%changed%')
    .execute()
  expect(letters).toHaveLength(1)
  expect(second.state).toBe('waiting')
})

test('a van with all that was ordered is not short, and a stop of another run is not cut', async () => {
  const { propose, cut, first } = await shortVan(5)
  expect(await propose()).toEqual({ short: [], stops: [], left: [] })
  const foreign = { stopId: first.id + 999, nextOn: roadDay, goods: [], bottlesAtHome: null }
  expect(await cut([{ ...foreign, customer: '', address: '' }])).toMatchObject({
    refusal: { code: 'other_stops' },
  })
})
