import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { addDays } from '../../domain/calendar.ts'
import { addDriver, addVan, driveOut, roadDay, roadShop } from '../../tests/support/road-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { bookStops } from './events/book-runs.ts'
import { recordStopByCommand } from './record-stop-by-command.ts'
import { findOpenStops } from './runs/run-store.ts'

const tomorrow = addDays(roadDay, 1)

/** Two doors of three are told, one of them in vain, and another order comes tomorrow. */
async function onTheRoad() {
  const shop = await roadShop()
  await addVan(shop)
  await shop.order({ left: 3, back: 2, house: 1 })
  await shop.order({ left: 4, house: 2 })
  await shop.order({ left: 5, house: 3 })
  await shop.close()
  const { runId, stops } = await driveOut(shop, await addDriver(shop))
  const { orderId } = await shop.order({ left: 6, house: 4 }, tomorrow)
  await shop.db.updateTable('orders').set({ loadBottles: 6 }).where('id', '=', orderId).execute()
  const count = { goodId: shop.water, left: 3, taken: 2, damaged: 0, notOurs: 0 }
  const delivered = { kind: 'delivered', counts: [count], cashCents: 2_370 } as const
  const closed = { kind: 'not_delivered', code: 'closed', counts: [], cashCents: 0 } as const
  await recordStopByCommand(shop.app, stops[0]!.id, delivered)
  await recordStopByCommand(shop.app, stops[1]!.id, closed)
  await bookStops(shop.app, byCommand, await findOpenStops(shop.db, runId))
  return shop
}

test('Šodien begins with what the vans have told and what comes tomorrow', async () => {
  const shop = await onTheRoad()
  const { api } = await newColleague(shop, 'owner', 'vadiba@avots.example')
  const { today, tomorrow: next, coming } = await api.readTodayHead()
  expect(today).toEqual({
    day: roadDay,
    stopsDone: 1,
    stops: 3,
    full: 3,
    empties: 2,
    cashCents: 2_370,
  })
  // The door that was closed comes again.
  expect(next).toMatchObject({ day: tomorrow, stops: 2, bottles: 6 })
  expect(coming.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 7 }, (_, index) => addDays(tomorrow, index)),
  )
  expect(coming.days[0]!.bottles).toBe(next.bottles)
  expect(coming).toMatchObject({ bills: null, vanBottles: expect.any(Number) })
  expect(next.closesAt < `${tomorrow}T00:00:00Z`).toBe(true)
})

test('days off that are near stand beside it, with the orders that are still on them', async () => {
  const shop = await onTheRoad()
  const { api } = await newColleague(shop, 'owner', 'vadiba@avots.example')
  const [from, last] = [addDays(roadDay, 3), addDays(roadDay, 4)]
  await shop.db
    .insertInto('holidays')
    .values(
      [from, last].map((day) => ({ day, nameLv: 'Talka', nameEn: 'Clean-up', delivers: false })),
    )
    .execute()
  await shop.order({ left: 1, house: 5 }, from)
  const { daysOff } = (await api.readTodayHead()).coming
  expect(daysOff).toEqual({ from, days: 2, orders: 1 })
})

test('money that is elsewhere is for those who see the bank', async () => {
  const shop = await onTheRoad()
  const accountant = await newColleague(shop, 'accountant', 'gramatvediba@avots.example')
  const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@avots.example')
  expect((await accountant.api.readTodayHead()).money).toEqual({
    overdueCents: 0,
    unknownLines: 0,
    onTheWayCents: 2_370,
  })
  expect((await dispatcher.api.readTodayHead()).money).toBeNull()
})
