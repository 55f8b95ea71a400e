import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { addDriver, addVan, driveOut, roadShop } from '../../tests/support/road-shop.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { openTransferSource, unsettledRunSource } from './attention.ts'
import { confirmTransfer, offerTransfer } from './runs/transfers.ts'
import { findRuns } from './runs/read-run.ts'

test('a run of yesterday that is not settled and half a transfer ask for a person', async () => {
  const shop = await roadShop()
  const { app, db, clock, water: goodId } = shop
  await addVan(shop, 'AV-1', 3)
  for (const house of [1, 2]) await shop.order({ left: 3, house })
  await shop.close()
  const { runId: fromRunId } = await driveOut(shop, await addDriver(shop))
  const runs = await findRuns(db, { day: clock.today() })
  expect(await unsettledRunSource.find(app)).toEqual([])
  const goods = [{ goodId, pieces: 1 }]
  const offered = await allOrNothing(db, (tx) =>
    offerTransfer(app, tx, byCommand, {
      kind: 'hand_to_hand',
      fromRunId,
      toRunId: runs[1]!.id,
      goods,
    }),
  )
  const { transferId } = (offered as { value: { transferId: number } }).value
  expect(await openTransferSource.find(app)).toEqual([])
  await allOrNothing(db, (tx) => confirmTransfer(app, tx, byCommand, { transferId, hand: 'given' }))
  expect(await openTransferSource.find(app)).toMatchObject([
    { id: String(transferId), facts: { giver: 'AV-1', taker: 'AV-1', hand: 'taken' } },
  ])
  clock.set('2026-11-24T08:00:00Z')
  const unsettled = await unsettledRunSource.find(app)
  expect(unsettled.map(({ id }) => Number(id))).toEqual(runs.map(({ id }) => id))
  expect(unsettled[0]?.facts).toMatchObject({ plate: 'AV-1', driver: 'Jānis' })
})
