import { byCommand } from '../../domain/actor.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { setSpare } from '../../server/dispatch/hand-in/count-load.ts'
import { findRuns, loadStopsOfRun } from '../../server/dispatch/runs/read-run.ts'
import type { Tx } from '../../server/platform/database/connect.ts'
import { allOrNothing } from '../../server/platform/database/transaction.ts'
import { moveRun } from '../../server/dispatch/runs/change-run.ts'
import {
  addDriver,
  addPhone,
  addVan,
  countAsTold,
  driveOut,
  roadDay,
  roadShop,
} from './road-shop.ts'

export type TwoVans = Awaited<ReturnType<typeof twoVans>>

/** Two loadings on the road with three doors each, two bottles a door, and six to spare. */
export async function twoVans() {
  const shop = await roadShop()
  await addVan(shop, 'AV-1', 6)
  for (const house of [1, 2, 3, 4, 5, 6]) await shop.order({ left: 2, back: 1, house })
  await shop.close()
  const [from, to] = (await findRuns(shop.db, { day: roadDay })).map(({ id }) => id) as [
    number,
    number,
  ]
  const goods = [{ goodId: shop.water, pieces: 6 }]
  for (const runId of [from, to])
    await allOrNothing(shop.db, (tx) => setSpare(shop.app, tx, byCommand, { runId, goods }))
  const driverId = await addDriver(shop)
  await driveOut(shop, driverId)
  const phone = await addPhone(shop, driverId)
  const verb = <Value>(run: (tx: Tx) => Promise<Outcome<Value, object>>) =>
    allOrNothing(shop.db, run)
  const stopsOf = async (runId: number) =>
    (await loadStopsOfRun(shop.db, runId)).filter(
      ({ state }) => state !== 'moved' && state !== 'withdrawn',
    )
  const delivered = (left = 2, taken = 1) => {
    const counts = [{ goodId: shop.water, left, taken, damaged: 0, notOurs: 0 }]
    return { kind: 'delivered' as const, counts, cashCents: 0 }
  }
  const settle = async (runId: number) => {
    await countAsTold(shop, runId)
    return verb((tx) => moveRun(shop.app, tx, byCommand, { runId, to: 'settled' }))
  }
  return { ...shop, shop, from, to, driverId, phone, verb, stopsOf, delivered, settle }
}
