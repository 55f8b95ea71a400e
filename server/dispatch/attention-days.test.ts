import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { addDriver, addVan, roadDay, roadShop } from '../../tests/support/road-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { daySources } from './attention-days.ts'

const kinds = ['run_not_ready', 'order_no_run', 'order_unpaid', 'order_unconfirmed'] as const

async function morning() {
  const shop = await roadShop()
  await addVan(shop)
  const first = await shop.order({ left: 2, house: 1 })
  await shop.close()
  const { api } = await newColleague(shop, 'dispatcher', 'dina@avots.example')
  const rows = async () => {
    const { rows: all, unread } = await api.readAttention()
    expect(unread).toEqual([])
    return all.filter(({ kind }) => (kinds as readonly string[]).includes(kind))
  }
  return { ...shop, first, api, rows }
}

// Issue 23: Šodien.
test('a run asks for its driver, and an order of its day that no run has asks for one', async () => {
  const { app, db, clock, order, rows } = await morning()
  expect(await rows()).toMatchObject([{ kind: 'run_not_ready', facts: { driver: null, stops: 1 } }])
  const late = await order({ left: 1, house: 2 })
  await sql`update orders set status = 'waitingForDelivery', locked_at = now()
    where id = ${late.orderId}`.execute(db)
  expect(await rows()).toMatchObject([
    { kind: 'order_no_run', id: String(late.orderId), facts: { why: 'no_pin' } },
    { kind: 'run_not_ready' },
  ])
  // An attempt of a day before is no reason to forget it.
  const attempt = {
    orderId: late.orderId,
    customerId: late.customerId,
    attempt: 1,
    day: dayOf('2026-11-20'),
  }
  const failed = { outcome: 'undelivered', reason: 'Nav mājās', nextOn: roadDay } as const
  await db
    .insertInto('deliveries')
    .values({ ...attempt, ...failed, happenedAt: new Date() })
    .execute()
  expect((await rows()).map(({ kind }) => kind)).toContain('order_no_run')
  await sql`update runs set state = 'road'`.execute(db)
  const driverId = await addDriver({ db } as Parameters<typeof addDriver>[0])
  await db.updateTable('shifts').set({ driverId }).execute()
  expect((await rows()).map(({ kind }) => kind)).toEqual(['order_no_run'])
  // Nor is it forgotten when its day has passed and nothing has happened.
  clock.set('2026-11-27T09:00:00+02:00')
  const withoutRun = daySources.find(({ kind }) => kind === 'order_no_run')!
  expect(await withoutRun.find(app)).toMatchObject([{ id: String(late.orderId) }])
})

test('an unpaid order of the next day is a row until its day closes, and leaves when it is paid', async () => {
  const { db, order, rows } = await morning()
  const unpaid = await order({ left: 3, house: 4, method: 'account' }, dayOf('2026-11-24'))
  const owe = (cents: number) =>
    sql`update orders set awaited_cents = ${cents},
      prepaid_cents = total_with_deposit_cents - ${cents} where id = ${unpaid.orderId}`.execute(db)
  await owe(500)
  const [row] = (await rows()).filter(({ kind }) => kind === 'order_unpaid')
  expect(row).toMatchObject({ cents: 500, until: '2026-11-23T22:00:00.000Z' })
  await owe(0)
  expect((await rows()).map(({ kind }) => kind)).not.toContain('order_unpaid')
})

test('the phone of a driver on the road that is silent for two hours is a row', async () => {
  const { db, clock, api } = await morning()
  const driverId = await addDriver({ db } as Parameters<typeof addDriver>[0])
  await db.updateTable('shifts').set({ driverId }).execute()
  await sql`update runs set state = 'road'`.execute(db)
  const lastSeenAt = new Date(clock.now().getTime() - 3 * 3_600_000)
  const phone = { staffId: driverId, name: 'Telefons', pinHash: '$argon2id$test' }
  const publicKey = Buffer.from('key')
  await db
    .insertInto('staffDevices')
    .values({ ...phone, publicKey, boundAt: lastSeenAt, lastSeenAt })
    .execute()
  const silent = async () =>
    (await api.readAttention()).rows.filter(({ kind }) => kind === 'phone_silent')
  expect(await silent()).toMatchObject([{ facts: { driver: 'Jānis', day: roadDay } }])
  const { id: stopId } = await db.selectFrom('stops').select('id').executeTakeFirstOrThrow()
  const { id: deviceId } = await db
    .selectFrom('staffDevices')
    .select('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into driver_events (id, source, device_id, seq, stop_id, verdict, fact, said_at,
      happened_at, received_at, signed_text, signature, actor_kind, actor_id)
    values (gen_random_uuid(), 'device:1', ${deviceId}, 1, ${stopId}, 'accepted',
      '{"kind": "arrived"}', ${lastSeenAt}, ${lastSeenAt}, ${clock.now()}, '{}', 'signed',
      'driver', ${driverId})`.execute(db)
  expect(await silent()).toEqual([])
})
