import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { phoneOf } from '../../tests/support/phone-of.ts'
import { addVan, roadDay, roadShop } from '../../tests/support/road-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { findSpentOfShift } from '../ledger/cash-places.ts'
import { moveCash } from '../ledger/move-cash.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { findSignature } from './hand-in/sign-hand-in.ts'
import { countCash } from './hand-in/count-hand-in.ts'
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
  const { api, cookies } = await phoneOf(shop, email)
  const [runId, otherId] = (await findRuns(db, { day: roadDay })).map(({ id }) => id) as [
    number,
    number,
  ]
  await allOrNothing(db, (tx) => assignDriver(app, tx, byCommand, { runId, driverId }))
  await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, { runId, to: 'planned' }))
  const params = { id: String(runId) }
  return { shop, app, db, api, cookies, goodId, runId, otherId, params }
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

test('the first count begins the loading, so that an equal van may leave', async () => {
  const { app, db, api, goodId, runId, params } = await driverWithPhone()
  const goods = [{ goodId, pieces: 3 }]
  await allOrNothing(db, (tx) => countLoad(app, tx, byCommand, { runId, side: 'warehouse', goods }))
  expect(await api.countOwnLoad({ params, body: { goods } })).toMatchObject({ state: 'equal' })
  await api.moveOwnRun({ params, body: { to: 'road' } })
  expect(await findRuns(db, { day: roadDay })).toMatchObject([{ state: 'road' }, {}])
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
  const { shop, app, db, api, goodId, runId, params } = await driverWithPhone()
  const body = { full: 3, empty: 2, empties: [{ goodId, pieces: 2 }], cashCents: 15_80 }
  await expect(api.signOwnRun({ params, body })).rejects.toMatchObject({ error: 'run_state' })
  for (const to of ['loading', 'road', 'handing_in'] as const)
    await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, { runId, to, reason: 'Nav' }))
  await api.signOwnRun({ params, body: { ...body, full: 2 } })
  await api.signOwnRun({ params, body })
  expect(await findSignature(db, runId)).toMatchObject(body)
  // Any phone of the driver says what it was.
  expect((await api.readDriverDay()).runs.find(({ id }) => id === runId)).toMatchObject({
    signedAt: app.clock.now().toISOString(),
    handedIn: body,
  })
  const office = (await newColleague(shop, 'dispatcher', 'ilze@avots.example')).api
  expect((await office.readHandIn({ params })).signed).toMatchObject({
    empty: 2,
    empties: [{ name: 'Avota ūdens', pieces: 2 }],
  })
})

test('a driver gives a stop and its goods to another van by his own hand, and takes it back', async () => {
  const { db, api, goodId, runId, otherId, params } = await driverWithPhone()
  const spares = { goods: [{ goodId, pieces: 2 }] }
  expect(await api.setOwnSpares({ params, body: spares })).toEqual({ done: true })
  expect(await api.readOwnLoad({ params })).toMatchObject({ goods: [{ goodId, spare: 2 }] })
  expect(await api.listRunsToMeet({ params })).toEqual({ runs: [] })
  await db.updateTable('runs').set({ state: 'planned' }).where('id', '=', otherId).execute()
  expect((await api.listRunsToMeet({ params })).runs).toMatchObject([{ id: otherId }])
  const { id: stopId } = await db
    .selectFrom('stops')
    .select('id')
    .where('runId', '=', runId)
    .executeTakeFirstOrThrow()
  const body = { hand: 'given', otherRunId: otherId, stopId, ...spares } as const
  const { transferId } = await api.offerOwnTransfer({ params, body })
  expect(await api.listOwnTransfers({ params })).toMatchObject({
    transfers: [{ id: transferId, state: 'open', stopId, isGiven: true, isTaken: false }],
  })
  const transfer = { params: { id: String(transferId) } }
  expect(await api.withdrawOwnTransfer(transfer)).toEqual({ done: true })
  await expect(api.withdrawOwnTransfer(transfer)).rejects.toMatchObject({ error: 'transfer_ended' })
  await db.updateTable('shifts').set({ driverId: null }).execute()
  const refused = { error: 'not_your_run' }
  await expect(api.listRunsToMeet({ params })).rejects.toMatchObject(refused)
  await expect(api.setOwnSpares({ params, body: spares })).rejects.toMatchObject(refused)
})

test('the day goes to the phone compressed', async () => {
  const { api, shop, cookies } = await driverWithPhone()
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { headers, rawPayload } = await shop.server.inject({
    url: '/driver/api/day',
    headers: { cookie, 'accept-encoding': 'gzip, br' },
  })
  expect(headers['content-encoding']).toBe('br')
  const { stops } = JSON.parse(brotliDecompressSync(rawPayload).toString()) as { stops: unknown }
  expect(stops).toEqual((await api.readDriverDay()).stops)
})

test('an expense and a drop leave the purse of the driver, the drop by two people', async () => {
  const { app, db, api, shop, runId, params } = await driverWithPhone()
  const warehouse = await newColleague(shop, 'warehouse', 'noliktava@avots.example')
  const { shiftId } = await db
    .selectFrom('runs')
    .select('shiftId')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  const float = { from: { place: 'safe' }, to: { place: 'shift', shiftId }, cents: 40_00 } as const
  await db
    .insertInto('cashPlaces')
    .values({ place: 'safe', cents: 100_00, firstAt: app.clock.now(), lastAt: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await allOrNothing(db, (tx) => moveCash(app, tx, byCommand, { ...float, note: '' }))
  expect((await api.readDriverDay()).runs[0]).toMatchObject({ floatCents: 40_00, spentCents: 0 })
  const { people } = await api.listCashTakers()
  expect(people).toMatchObject([{ id: warehouse.id }])
  const photo = (
    await sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer()
  ).toString('base64')
  const key = { idempotencyKey: 'e0f7c7b2-4a2c-4a5c-9f61-0c5a5b7c1a11' }
  const fuel = { params, body: { to: 'expense', cents: 12_30, note: 'Degviela', photo } } as const
  const moved = await api.moveOwnCash(fuel, key)
  expect(await api.moveOwnCash(fuel, key)).toEqual(moved)
  const drop = { to: 'safe', cents: 20_00, note: 'Pusdienlaikā' } as const
  await expect(api.moveOwnCash({ params, body: drop })).rejects.toMatchObject({
    error: 'taker_missing',
  })
  await api.moveOwnCash({ params, body: { ...drop, takerId: warehouse.id } })
  expect((await api.readDriverDay()).runs[0]).toMatchObject({ spentCents: 32_30 })
  expect(await findSpentOfShift(db, shiftId)).toMatchObject([
    { to: 'expense', cents: 12_30, note: 'Degviela', fileId: expect.any(Number) },
    { to: 'safe', cents: 20_00, witness: 'Inese Kļaviņa' },
  ])
})

test('a shift begins with the meter and the float as the driver finds them', async () => {
  const { api, db, shop, otherId, params } = await driverWithPhone()
  expect((await api.readDriverDay()).runs[0]).toMatchObject({ startKm: null })
  await api.startOwnShift({ params, body: { km: 184_180, floatCents: 40_00 } })
  await api.startOwnShift({ params, body: { km: 184_189, floatCents: 35_00 } })
  expect((await api.readDriverDay()).runs[0]).toMatchObject({ startKm: 184_189 })
  const owner = await newColleague(shop, 'owner', 'vadiba@avots.example')
  expect((await owner.api.listShifts({ query: { day: roadDay } })).rows).toMatchObject([
    { startKm: 184_189, floatToldCents: 35_00, floatCents: 0 },
  ])
  await db.updateTable('shifts').set({ driverId: null }).execute()
  await expect(
    api.startOwnShift({ params: { id: String(otherId) }, body: { km: 1, floatCents: 0 } }),
  ).rejects.toMatchObject({ error: 'not_your_run' })
})

test('before the van leaves, another driver says anew what the meter and the purse have', async () => {
  const { app, db, api, runId, shop, params } = await driverWithPhone()
  await api.startOwnShift({ params, body: { km: 184_180, floatCents: 40_00 } })
  const told = () =>
    db.selectFrom('shifts').select(['startKm', 'floatToldCents']).orderBy('id').executeTakeFirst()
  const giveTo = async (login: string) => {
    const { id: driverId } = await newColleague(shop, 'driver', login)
    await allOrNothing(db, (tx) => assignDriver(app, tx, byCommand, { runId, driverId }))
    return phoneOf(shop, login)
  }
  const other = await giveTo('soferis2@avots.example')
  expect(await told()).toEqual({ startKm: null, floatToldCents: null })
  await other.api.startOwnShift({ params, body: { km: 184_181, floatCents: 39_00 } })
  for (const to of ['loading', 'road'] as const)
    await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, { runId, to, reason: 'Nav' }))
  await giveTo('soferis3@avots.example')
  expect(await told()).toEqual({ startKm: 184_181, floatToldCents: 39_00 })
})

test('the meter and the float of a shift stay as they were once the van is back', async () => {
  const { app, db, api, runId, otherId, params } = await driverWithPhone()
  const body = { km: 184_180, floatCents: 40_00 }
  await api.startOwnShift({ params, body })
  for (const to of ['loading', 'road', 'handing_in'] as const)
    await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, { runId, to, reason: 'Nav' }))
  const other = { km: 1, floatCents: 0 }
  await expect(api.startOwnShift({ params, body: other })).rejects.toMatchObject({
    error: 'run_state',
  })
  // Its purse is counted while another run of the shift is still to be driven.
  const again = { params: { id: String(otherId) }, body: { ...body, km: 184_190 } }
  await api.startOwnShift(again)
  const counted = { cents: 40_00 }
  await allOrNothing(db, (tx) => countCash(app, tx, byCommand, { runId, counted }))
  await expect(api.startOwnShift({ params: again.params, body: other })).rejects.toMatchObject({
    error: 'purse_counted',
  })
  expect(
    await db.selectFrom('shifts').select(['startKm', 'floatToldCents']).execute(),
  ).toContainEqual({ startKm: 184_190, floatToldCents: 40_00 })
})
