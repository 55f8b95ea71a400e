import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { orderShop } from '../../tests/support/order-shop.ts'
import { addDriver, addPhone } from '../../tests/support/road-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const { db, app } = shop
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const anna = await shop.customer()

type Door = { second: number; isFailed?: boolean; picture?: string }

/** A driver's run of today, each stop told at so many seconds after its beginning. */
async function drove(plate: string, doors: readonly Door[]): Promise<number> {
  const day = app.clock.today()
  const now = app.clock.now()
  const driverId = await addDriver(shop, plate)
  const { device } = await addPhone(shop, driverId)
  const idOf = async (row: Promise<{ id: number }>) => (await row).id
  const vehicleId = await idOf(
    db
      .insertInto('vehicles')
      .values({ plate, maxBottles: 60, maxGrams: 1_200_000, addedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const shiftId = await idOf(
    db
      .insertInto('shifts')
      .values({ day, vehicleId, driverId })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  const runId = await idOf(
    db
      .insertInto('runs')
      .values({ day, shiftId, number: 1 })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  for (const [position, { second, isFailed = false, picture }] of doors.entries()) {
    const at = new Date(now.getTime() + second * 1000)
    const state = isFailed ? 'failed' : 'done'
    const stopId = await idOf(
      db
        .insertInto('stops')
        .values({ runId, customerId: anna.id, position, state, endedAt: at })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const told = { seq: position + 1, stopId, saidAt: at, happenedAt: at, receivedAt: at }
    const eventId = randomUUID()
    const fact = JSON.stringify({ kind: isFailed ? 'not_delivered' : 'delivered' })
    const signed = { signedText: fact, signature: Buffer.from('s') }
    const by = { actorKind: 'staff', actorId: driverId, source: `device:${device}` }
    await db
      .insertInto('driverEvents')
      .values({
        id: eventId,
        deviceId: device,
        verdict: 'accepted',
        fact,
        ...told,
        ...signed,
        ...by,
      })
      .execute()
    if (picture) await photograph(eventId, stopId, picture)
  }
  return driverId
}

async function photograph(eventId: string, stopId: number, picture: string) {
  const now = app.clock.now()
  const about = { mediaType: 'image/jpeg', kind: 'photo', ownerKind: 'stop', ownerId: stopId }
  const { id: fileId } = await db
    .insertInto('files')
    .values({ sha256: Buffer.alloc(32, picture), sizeBytes: 1, ...about })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { id: randomUUID(), eventId, stopId, fileId, kind: 'photo', receivedAt: now }
  await db.insertInto('eventFiles').values(row).execute()
}

// Issue 23: the watch list.
test('doors over in seconds, late failures and one picture are shown beside what is usual', async () => {
  const usual = Array.from({ length: 8 }, (_, at) => ({ second: at * 1_800, picture: `b${at}` }))
  await drove('AV-1', [...usual, { second: 600, isFailed: true }])
  const hasty = Array.from({ length: 7 }, (_, at) => ({ second: at * 10, picture: 'same' }))
  const failed = Array.from({ length: 6 }, (_, at) => ({
    second: 7_200 + at * 60,
    isFailed: true,
  }))
  const staffId = await drove('AV-2', [...hasty, ...failed])
  const { rows } = await owner.api.readWatchList()
  expect(rows.toSorted((a, b) => a.kind.localeCompare(b.kind))).toMatchObject([
    { kind: 'failed_late', staffId, cases: 6, of: 6, usual: [0, 0] },
    { kind: 'quick_stops', staffId, cases: 6, of: 13, usual: [0, 0] },
    { kind: 'same_picture', staffId, cases: 7, of: 7, usual: [0, 0] },
  ])
})
