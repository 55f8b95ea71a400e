import { generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto'
import { expect, onTestFinished } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { dayOf, type Day } from '../../domain/calendar.ts'
import { expectedAtHandIn } from '../../domain/dispatch/run-differences.ts'
import type { StopFact } from '../../domain/dispatch/stop-events.ts'
import { findRuns, loadStopsOfRun } from '../../server/dispatch/runs/read-run.ts'
import { assignDriver, moveRun } from '../../server/dispatch/runs/change-run.ts'
import { addVehicle } from '../../server/dispatch/runs/vehicles.ts'
import { countCash, countHandIn } from '../../server/dispatch/hand-in/count-hand-in.ts'
import { loadGoodsOfRun } from '../../server/dispatch/hand-in/goods-of-run.ts'
import { loadCashOfShift } from '../../server/dispatch/hand-in/open-matters.ts'
import { allOrNothing } from '../../server/platform/database/transaction.ts'
import { closeDay } from './dispatch.ts'
import { fillTerritory } from './fill-territory.ts'
import { newCustomer } from './new-customer.ts'
import { setStock } from './order-shop.ts'
import { placedOrder } from './placed-order.ts'
import { type TestShop, testShop } from './shop.ts'
import { phoneBrowser } from './staff-client.ts'

/** A Monday on which the van drives. */
export const roadDay = dayOf('2026-11-23')

export type RoadOrder = {
  left: number
  back?: number
  method?: 'account' | 'cash'
  house: number
  /** Of an earlier order. */
  door?: { customerId: number; addressId: number }
}

export type RoadShop = Awaited<ReturnType<typeof roadShop>>

/** A shop with one lent bottle of water, counted on its shelf, and a street of customers. */
export async function roadShop(environment: Parameters<typeof testShop>[0] = {}) {
  const shop = await testShop(environment)
  if (expect.getState().currentTestName !== undefined) onTestFinished(shop.closeShop)
  const { db, app, clock } = shop
  await fillTerritory(shop)
  const { id: water } = await db
    .insertInto('goods')
    .values({
      link: 'udens',
      nameLv: 'Avota ūdens',
      nameEn: 'Spring water',
      basePriceCents: 790,
      lentDepositCents: 800,
      bottleKind: 'large',
      weightGrams: 20_000,
      isCounted: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setStock(shop, water, 5_000)
  const newDoor = async (house: number) => {
    const { id: customerId } = await newCustomer(app)
    const { id: addressId } = await db
      .insertInto('addresses')
      .values({ customerId, regionId: 1, street: 'Miera iela', houseNo: String(house) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { customerId, addressId }
  }
  const order = async (
    { left, back = 0, method = 'cash', house, door }: RoadOrder,
    day: Day = roadDay,
  ) => {
    const { customerId, addressId } = door ?? (await newDoor(house))
    const lines = [{ goodId: water, order: left, back }]
    const placed = { customerId, lines, method, day, status: 'processing' as const }
    const orderId = await placedOrder(app, placed)
    await db.updateTable('orders').set({ addressId }).where('id', '=', orderId).execute()
    return { orderId, customerId, addressId }
  }
  const close = async (day: Day = roadDay) => {
    await closeDay(app, day)
    clock.set(`${day}T08:00:00Z`)
  }
  return { ...shop, water, order, close }
}

export const addVan = ({ app }: TestShop, plate = 'AV-101', maxBottles = 1_000) =>
  allOrNothing(app.db, (tx) =>
    addVehicle(app, tx, byCommand, { plate, maxBottles, maxKilograms: 30_000 }),
  )

export async function addDriver({ db }: TestShop, name = 'Jānis'): Promise<number> {
  const startsOn = dayOf('2026-01-01')
  const { id: staffId } = await db
    .insertInto('staff')
    .values({ name, email: `${randomUUID()}@avots.example`, startsOn })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('staffRoles').values({ staffId, role: 'driver', startsOn }).execute()
  return staffId
}

/** Sends the runs of the day on the road; answers the first run with its stops. */
export async function driveOut(shop: RoadShop, driverId: number, day: Day = roadDay) {
  const { app, db } = shop
  const runs = await findRuns(db, { day })
  for (const { id: runId } of runs) {
    await allOrNothing(db, (tx) => assignDriver(app, tx, byCommand, { runId, driverId }))
    for (const to of ['planned', 'loading', 'road'] as const) {
      const move = { runId, to, reason: 'Nav skaitīts' }
      await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, move))
    }
  }
  const runId = runs[0]!.id
  return { runId, stops: await loadStopsOfRun(db, runId) }
}

/** Counts a run that is handed in as its doors have told. */
export async function countAsTold({ app, db }: TestShop, runId: number): Promise<void> {
  const counts = (await loadGoodsOfRun(db, runId)).map(expectedAtHandIn)
  await allOrNothing(db, (tx) => countHandIn(app, tx, byCommand, { runId, counts }))
  const { shiftId } = await db
    .selectFrom('runs')
    .select('shiftId')
    .where('id', '=', runId)
    .executeTakeFirstOrThrow()
  const counted = { cents: (await loadCashOfShift(db, shiftId)).expectedCents }
  await allOrNothing(db, (tx) => countCash(app, tx, byCommand, { runId, counted }))
}

export type Phone = Awaited<ReturnType<typeof addPhone>>

/** A bound phone that signs what it says, and numbers it. */
export async function addPhone(shop: TestShop, staffId: number, name = 'Telefons') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const now = shop.clock.now()
  const { id: device } = await shop.db
    .insertInto('staffDevices')
    .values({
      staffId,
      name,
      publicKey: publicKey.export({ type: 'spki', format: 'der' }),
      pinHash: '$argon2id$test',
      boundAt: now,
      lastSeenAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { api } = phoneBrowser(shop)
  let seq = 0
  const tell = (
    stopId: number,
    fact: StopFact,
    at = shop.clock.now(),
    id: string = randomUUID(),
  ) => {
    seq += 1
    const about = { id, device, seq, stopId, at: at.toISOString(), fact }
    const text = JSON.stringify({ ...about, elapsedMs: 0, planRevision: 1, appVersion: '1' })
    return { id, text, signature: signatureOf(privateKey, text) }
  }
  const send = (events: ReturnType<typeof tell>[], sentAt = shop.clock.now()) =>
    api.sendEvents({ body: { device, sentAt: sentAt.toISOString(), events } })
  /** A picture, signed by its text. */
  const sendFile = (text: string, content: Buffer) => {
    const signature = signatureOf(privateKey, text)
    return api.sendEventFile({
      body: { device, text, signature, content: content.toString('base64') },
    })
  }
  return { device, tell, send, sendFile }
}

const signatureOf = (key: KeyObject, text: string) =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
