import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { addVan, roadDay, roadShop } from '../../tests/support/road-shop.ts'
import { newColleague, phoneBrowser, staffPassword } from '../../tests/support/staff-client.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { findSignature } from './hand-in/sign-hand-in.ts'
import { countLoad } from './hand-in/count-load.ts'
import { assignDriver, moveRun } from './runs/change-run.ts'
import { findRuns } from './runs/read-run.ts'
import { offerTransfer } from './runs/transfers.ts'

/** A driver with a phone, and his van with two loadings. */
async function driverWithPhone() {
  const shop = await roadShop()
  const { app, db, water: goodId } = shop
  await addVan(shop, 'AV-1', 3)
  for (const house of [1, 2]) await shop.order({ left: 3, house })
  await shop.close()
  const { id: driverId, email } = await newColleague(shop, 'driver', 'soferis@avots.example')
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { api } = phoneBrowser(shop)
  await api.bindDeviceByPassword({
    body: {
      login: email,
      password: staffPassword,
      deviceName: 'Telefons',
      publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64url'),
    },
  })
  const [runId, otherId] = (await findRuns(db, { day: roadDay })).map(({ id }) => id) as [
    number,
    number,
  ]
  await allOrNothing(db, (tx) => assignDriver(app, tx, byCommand, { runId, driverId }))
  await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, { runId, to: 'planned' }))
  return { app, db, api, goodId, runId, otherId, params: { id: String(runId) } }
}

test('a driver counts his load on the phone without seeing the count of the warehouse', async () => {
  const { app, db, api, goodId, runId, params } = await driverWithPhone()
  const counted = { runId, side: 'warehouse', goods: [{ goodId, pieces: 2 }] } as const
  await allOrNothing(db, (tx) => countLoad(app, tx, byCommand, counted))
  expect(await api.countOwnLoad({ params, body: { goods: [] } })).toMatchObject({
    goods: [{ driver: null, warehouse: null }],
  })
  const body = { goods: [{ goodId, pieces: 3 }] }
  expect(await api.countOwnLoad({ params, body })).toMatchObject({
    state: 'differs',
    goods: [{ goodId, planned: 3, driver: 3, warehouse: 2 }],
  })
})

test('a driver confirms with his own hand what his van gives', async () => {
  const { app, db, api, goodId, runId, otherId, params } = await driverWithPhone()
  const offered = await allOrNothing(db, (tx) =>
    offerTransfer(app, tx, byCommand, {
      kind: 'hand_to_hand',
      fromRunId: runId,
      toRunId: otherId,
      goods: [{ goodId, pieces: 1 }],
    }),
  )
  const { transferId } = (offered as { value: { transferId: number } }).value
  const transfer = { id: String(transferId) }
  await api.confirmOwnTransfer({ params: transfer, body: { hand: 'given' } })
  expect((await api.listOwnTransfers({ params })).transfers).toMatchObject([
    { id: transferId, isGiven: true, isTaken: false, state: 'open' },
  ])
})

test('a driver signs what he hands in, once the van is back', async () => {
  const { app, db, api, runId, params } = await driverWithPhone()
  const body = { full: 3, empty: 2, cashCents: 15_80 }
  await expect(api.signOwnRun({ params, body })).rejects.toMatchObject({ error: 'run_state' })
  for (const to of ['loading', 'road', 'handing_in'] as const)
    await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, { runId, to, reason: 'Nav' }))
  await api.signOwnRun({ params, body: { ...body, full: 2 } })
  await api.signOwnRun({ params, body })
  expect(await findSignature(db, runId)).toMatchObject(body)
})
