import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { findRuns } from './read-run.ts'
import { loadRunPage } from './run-page.ts'

test('an order of doors that was driven three times alike is offered for the next plan', async () => {
  const shop = await roadShop()
  await addVan(shop)
  const driverId = await addDriver(shop)
  const phone = await addPhone(shop, driverId)
  const doors = [await shop.order({ left: 1, house: 1 }), await shop.order({ left: 1, house: 2 })]
  const plan = async (days: number) => {
    const day = addDays(roadDay, days)
    if (days > 0)
      for (const [at, door] of doors.entries())
        await shop.order({ left: 1, house: at + 1, door }, day)
    await shop.close(day)
    const [run] = await findRuns(shop.db, { day })
    return { day, read: async () => (await loadRunPage(shop.db, run!.id))! }
  }
  for (const days of [0, 1, 2]) {
    const { day, read } = await plan(days)
    expect((await read()).drivenOrder).toBeNull()
    const { stops } = await driveOut(shop, driverId, day)
    for (const [at, { id }] of stops.toReversed().entries()) {
      const fact = { kind: 'not_delivered', code: 'closed', counts: [], cashCents: 0 } as const
      await phone.send([phone.tell(id, fact, new Date(`${day}T0${7 + at}:00:00Z`))])
    }
  }
  const { read } = await plan(3)
  const { stops, drivenOrder } = await read()
  expect(drivenOrder).toEqual(stops.map(({ id }) => id).toReversed())
})
