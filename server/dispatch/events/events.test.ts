import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addDays } from '../../../domain/calendar.ts'
import type { StopFact } from '../../../domain/dispatch/stop-events.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  type RoadOrder,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { mailDeps } from '../../mails.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { findMoneyProblems } from '../../payments/check-money.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { parkedEventSource } from '../attention.ts'
import { dispatchCommands } from '../commands.ts'
import { runCommands } from '../runs/commands.ts'
import { loadStopsOfRun } from '../runs/read-run.ts'
import { loadRunPage } from '../runs/run-page.ts'
import { bookLeftStops } from './book-runs.ts'

const nextDay = addDays(roadDay, 1)

type Options = Record<string, string | boolean>

async function onTheRoad(orders: RoadOrder[] = [{ left: 2, house: 1 }], vans = 1) {
  const shop = await roadShop()
  for (let index = 0; index < vans; index += 1)
    await addVan(shop, `AV-${index}0`, vans > 1 ? 2 : 99)
  const placed: Awaited<ReturnType<typeof shop.order>>[] = []
  for (const order of orders) placed.push(await shop.order(order))
  await shop.close()
  const driverId = await addDriver(shop)
  const phone = await addPhone(shop, driverId)
  const { runId, stops } = await driveOut(shop, driverId)
  const command = (name: string, options: Options) =>
    ({ ...runCommands, ...dispatchCommands })[name]!.run(shop.app, { words: [], options })
  const handIn = async () => (await command('run handin', { run: String(runId) })).data
  const stopsNow = () => loadStopsOfRun(shop.db, runId)
  const orderNow = (index = 0) =>
    shop.db
      .selectFrom('orders')
      .select(['status', 'deliveryOn'])
      .where('id', '=', placed[index]!.orderId)
      .executeTakeFirstOrThrow()
  const delivered = (left: number, taken = 0, cashCents = 0): StopFact => ({
    kind: 'delivered',
    cashCents,
    counts: [{ goodId: shop.water, left, taken, damaged: 0, notOurs: 0 }],
  })
  const stopId = stops[0]!.id
  return {
    shop,
    placed,
    driverId,
    phone,
    runId,
    stopId,
    command,
    handIn,
    stopsNow,
    orderNow,
    delivered,
  }
}

// Traps 2 and 4.
test('what is told is provisional until the run is handed in', async () => {
  const { shop, phone, stopId, handIn, orderNow, stopsNow, delivered } = await onTheRoad()
  const { verdicts, expectedSeq } = await phone.send([phone.tell(stopId, delivered(3, 0))])
  expect([verdicts[0]!.verdict, expectedSeq]).toEqual(['accepted', 2])
  await phone.send([phone.tell(stopId, delivered(2, 0, 31_80))])
  expect(await orderNow()).toMatchObject({ status: 'waitingForDelivery' })
  expect((await stopsNow())[0]!.told).toMatchObject({ state: 'delivered', attempts: 1 })
  expect(await shop.db.selectFrom('deliveries').selectAll().execute()).toEqual([])
  expect(await handIn()).toMatchObject({ done: [stopId], open: [] })
  expect(await orderNow()).toMatchObject({ status: 'delivered' })
  await shop.work()
  const papers = await shop.db.selectFrom('papers').select('kind').execute()
  expect(papers.map(({ kind }) => kind)).toEqual(['invoice'])
  expect(await findMoneyProblems(shop.db)).toEqual([])
})

test('rule 12: the same event gets the same answer, and a gap is named', async () => {
  const { phone, stopId, delivered } = await onTheRoad()
  const [first, second, third] = [1, 2, 3].map((left) => phone.tell(stopId, delivered(left)))
  const { verdicts, expectedSeq } = await phone.send([third!, first!])
  expect(expectedSeq).toBe(2)
  const again = await phone.send([first!, third!, second!])
  expect(again.expectedSeq).toBe(4)
  expect(again.verdicts.slice(0, 2)).toEqual([verdicts[1], verdicts[0]])
})

test('an event is parked when it is not signed, cannot be read or names no stop of ours', async () => {
  const { shop, phone, runId, stopId, delivered } = await onTheRoad()
  const good = phone.tell(stopId, delivered(2))
  const forged = { ...phone.tell(stopId, delivered(9)), signature: good.signature }
  const unknown = phone.tell(999_999, delivered(2))
  const odd = phone.tell(stopId, { kind: 'danced' } as unknown as StopFact)
  const long = phone.tell(stopId, { ...delivered(2), note: 'x'.repeat(9_000) } as StopFact)
  const { verdicts } = await phone.send([good, forged, unknown, odd, long])
  expect(verdicts.map(({ verdict, flags }) => [verdict, ...flags])).toEqual([
    ['accepted'],
    ['parked', 'signature'],
    ['parked', 'unknown_stop'],
    ['parked', 'unreadable'],
    ['parked', 'unreadable'],
  ])
  const rows = await shop.db.selectFrom('driverEvents').select(['id', 'signedText']).execute()
  expect(rows).toHaveLength(4)
  expect(rows.find(({ id }) => id === odd.id)!.signedText).toBe(odd.text)
  await expect(
    phone.send([{ ...good, id: randomUUID() }]).then((all) => all.verdicts[0]),
  ).resolves.toMatchObject({ verdict: 'parked' })
  const facts = { events: 4, runId }
  expect(await parkedEventSource.find(shop.app)).toMatchObject([{ facts }])
})

test('a driver says where the door is, and a later pin of the office stays', async () => {
  const { shop, phone, stopId } = await onTheRoad()
  const pins = () =>
    shop.db
      .selectFrom('addressPlaces')
      .innerJoin('orders', 'orders.addressId', 'addressPlaces.addressId')
      .innerJoin('stopOrders', 'stopOrders.orderId', 'orders.id')
      .select(['source', 'latitude', 'longitude'])
      .where('stopId', '=', stopId)
      .execute()
  const door = { latitude: 56.951, longitude: 24.113 }
  const { verdicts } = await phone.send([phone.tell(stopId, { kind: 'door', ...door })])
  expect(verdicts[0]).toMatchObject({ verdict: 'accepted', flags: [] })
  expect(await pins()).toEqual([{ source: 'driver', ...door }])
  const late = phone.tell(stopId, { kind: 'door', latitude: 57, longitude: 25 })
  const setAt = new Date(shop.clock.now().getTime() + 60_000)
  await shop.db.updateTable('addressPlaces').set({ source: 'office', setAt }).execute()
  await phone.send([late])
  expect(await pins()).toEqual([{ source: 'office', ...door }])
})

// Trap 13.
test('the phone of a driver who has left hands over its events for a fortnight', async () => {
  const { shop, phone, stopId, delivered, stopsNow } = await onTheRoad()
  await shop.db.updateTable('staffDevices').set({ revokedAt: shop.clock.now() }).execute()
  const { verdicts } = await phone.send([phone.tell(stopId, delivered(2))])
  expect(verdicts[0]).toMatchObject({ verdict: 'flagged', flags: ['device_ended'] })
  expect((await stopsNow())[0]!.told.waitsForReview).toBe(true)
  shop.clock.set('2026-12-08T08:00:00Z')
  await expect(phone.send([phone.tell(stopId, delivered(2))])).rejects.toMatchObject({
    error: 'device_unknown',
  })
})

// Trap 4.
test('an ordered good that was not counted is no count of nothing', async () => {
  const { shop, phone, stopId, handIn, orderNow, delivered } = await onTheRoad()
  const silent: StopFact = { kind: 'delivered', counts: [], cashCents: 0 }
  const { verdicts } = await phone.send([phone.tell(stopId, silent)])
  expect(verdicts[0]).toMatchObject({ verdict: 'flagged', flags: ['not_counted'] })
  expect(await handIn()).toMatchObject({ open: [{ stopId, reason: 'waits_for_review' }] })
  expect(await orderNow()).toMatchObject({ status: 'waitingForDelivery' })
  const nobody: StopFact = { kind: 'not_delivered', code: 'nobody_home', counts: [], cashCents: 0 }
  const rest = await phone.send([phone.tell(stopId, nobody), phone.tell(stopId, delivered(0))])
  expect(rest.verdicts.map(({ verdict }) => verdict)).toEqual(['accepted', 'accepted'])
  expect(await shop.db.selectFrom('deliveries').selectAll().execute()).toEqual([])
})

// Trap 3.
test('what has a flag waits for a look before it goes to the books', async () => {
  const { shop, stopId, command, handIn, orderNow, delivered } = await onTheRoad()
  const other = await addPhone(shop, await addDriver(shop, 'Pēteris'))
  const { verdicts } = await other.send([other.tell(stopId, delivered(2))])
  expect(verdicts[0]!.flags).toEqual(['other_driver'])
  expect(await handIn()).toMatchObject({ open: [{ stopId, reason: 'waits_for_review' }] })
  await command('run review', { stop: String(stopId) })
  expect(await handIn()).toMatchObject({ done: [stopId] })
  expect(await orderNow()).toMatchObject({ status: 'delivered' })
})

test('two phones that contradict each other wait for a look', async () => {
  const { shop, phone, driverId, stopId, handIn, delivered } = await onTheRoad()
  const second = await addPhone(shop, driverId)
  await phone.send([phone.tell(stopId, delivered(1))])
  await second.send([second.tell(stopId, delivered(2))])
  expect(await handIn()).toMatchObject({ open: [{ stopId, reason: 'waits_for_review' }] })
})

test('a good that no catalogue has is told of by its number', async () => {
  const { shop, phone, runId, stopId } = await onTheRoad()
  const odd = { goodId: 999_999, left: 1, taken: 0, damaged: 0, notOurs: 0 }
  const told = phone.tell(stopId, { kind: 'delivered', counts: [odd], cashCents: 0 })
  expect((await phone.send([told])).verdicts[0]!.flags).toContain('unknown_good')
  const { goods } = (await loadRunPage(shop.db, runId))!
  expect(goods.at(-1)).toMatchObject({ name: '#999999', isBottle: false, left: 1 })
})

// Trap 1.
test('rule 4: a late "not delivered" of yesterday does not touch the order on its new day', async () => {
  const { shop, phone, stopId, handIn, orderNow } = await onTheRoad()
  const failed: StopFact = { kind: 'not_delivered', code: 'nobody_home', counts: [], cashCents: 0 }
  await phone.send([phone.tell(stopId, failed)])
  expect(await orderNow()).toMatchObject({ deliveryOn: roadDay })
  await handIn()
  const moved = await orderNow()
  expect(moved).toMatchObject({ status: 'processing', deliveryOn: '2026-11-24' })
  const { verdicts } = await phone.send([phone.tell(stopId, failed)])
  expect(verdicts[0]).toMatchObject({ verdict: 'flagged', flags: ['stop_ended'] })
  await handIn()
  expect(await orderNow()).toEqual(moved)
  expect(await shop.db.selectFrom('deliveries').select('id').execute()).toHaveLength(1)
})

// Trap 5.
test('a failed stop takes empties and an old debt, and its customer reads our sentence', async () => {
  const { shop, phone, driverId, placed, stopId, handIn, delivered } = await onTheRoad()
  await phone.send([phone.tell(stopId, delivered(2, 0, 31_80))])
  await handIn()
  const { customerId } = placed[0]!
  const before = await balancesOf(shop.db, customerId)
  const tuesday = await shop.order({ left: 1, house: 1, door: placed[0]! }, nextDay)
  await shop.close(nextDay)
  const [stop] = (await driveOut(shop, driverId, nextDay)).stops
  const told: StopFact = {
    kind: 'not_delivered',
    code: 'nobody_home',
    counts: [{ goodId: shop.water, left: 0, taken: 2, damaged: 0, notOurs: 0 }],
    cashCents: 10_00,
  }
  await phone.send([phone.tell(stop!.id, told)])
  shop.clock.set(`${nextDay}T21:29:00Z`)
  expect(await bookLeftStops(shop.app)).toMatchObject({ failed: [] })
  shop.clock.set(`${nextDay}T21:30:00Z`)
  expect(await bookLeftStops(shop.app)).toMatchObject({ failed: [stop!.id], open: [] })
  const after = await balancesOf(shop.db, customerId)
  expect(after.accountCents - before.accountCents).toBe(10_00 + 16_00)
  const { rows } = await sql<{ held: number }>`select held from bottle_balances`.execute(shop.db)
  expect(rows).toEqual([{ held: 0 }])
  const { deliveryOn } = await shop.db
    .selectFrom('orders')
    .select('deliveryOn')
    .where('id', '=', tuesday.orderId)
    .executeTakeFirstOrThrow()
  expect(deliveryOn).toBe('2026-11-25')
  const { payload } = await shop.db
    .selectFrom('mailOutbox')
    .select('payload')
    .where('template', '=', 'dispatch.undelivered')
    .executeTakeFirstOrThrow()
  const letter = {
    template: 'dispatch.undelivered',
    language: 'lv',
    customerId,
    name: null,
  } as const
  expect((await writeMail(mailDeps(shop.app), { ...letter, payload })).text).toContain(
    'Bijām pie Jums 10:00, bet durvis neviens neatvēra.',
  )
  expect(await findMoneyProblems(shop.db)).toEqual([])
})

// Trap 6.
test('a second try the same day keeps the attempt and does not move the order', async () => {
  const { phone, stopId, handIn, orderNow, stopsNow, delivered } = await onTheRoad()
  await phone.send([phone.tell(stopId, { kind: 'later' })])
  expect((await stopsNow())[0]!.told).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(await orderNow()).toMatchObject({ status: 'waitingForDelivery', deliveryOn: roadDay })
  expect(await handIn()).toMatchObject({ open: [{ reason: 'no_outcome' }] })
  await phone.send([phone.tell(stopId, delivered(2))])
  expect(await handIn()).toMatchObject({ done: [stopId] })
})

test('an order whose address must be asked for stays until the office decides', async () => {
  const { phone, stopId, handIn, orderNow, command, placed } = await onTheRoad()
  const told: StopFact = { kind: 'not_delivered', code: 'address', counts: [], cashCents: 0 }
  await phone.send([phone.tell(stopId, told)])
  expect(await handIn()).toMatchObject({ failed: [stopId] })
  expect(await orderNow()).toMatchObject({ status: 'waitingForDelivery', deliveryOn: roadDay })
  await command('undelivered', { order: String(placed[0]!.orderId), why: 'Adrese ir precizēta' })
  expect(await orderNow()).toMatchObject({ status: 'processing' })
})

test('rule 2: a stop that was driven although another van got it stands, and its follower is not driven', async () => {
  const { shop, phone, stopId, command, handIn, orderNow, delivered } = await onTheRoad(
    [1, 2].map((house) => ({ left: 2, house })),
    2,
  )
  const { rows } = await sql<{ id: number }>`select id from runs order by id`.execute(shop.db)
  await expect(
    command('run stop', { stop: String(stopId), run: String(rows[0]!.id) }),
  ).rejects.toThrow('no such run')
  await command('run stop', { stop: String(stopId), run: String(rows[1]!.id) })
  const { verdicts } = await phone.send([phone.tell(stopId, delivered(2))])
  expect(verdicts[0]!.flags).toEqual(['stop_ended'])
  await command('run review', { stop: String(stopId) })
  expect(await handIn()).toMatchObject({ done: [stopId] })
  expect(await orderNow()).toMatchObject({ status: 'delivered' })
  const [follower] = (await loadStopsOfRun(shop.db, rows[1]!.id)).slice(-1)
  expect(follower!.state).toBe('withdrawn')
})

test('the office tells by command what happened at a stop', async () => {
  const { shop, command, handIn, orderNow, placed } = await onTheRoad()
  const order = String(placed[0]!.orderId)
  const told = await command('deliver', { order, counts: `${shop.water}=1/0`, cash: '15.90' })
  expect(told.lines[0]).toContain('booked when its run is handed in')
  expect(await orderNow()).toMatchObject({ status: 'waitingForDelivery' })
  await expect(command('undelivered', { order, why: 'Neatvēra' })).rejects.toThrow('--code must be')
  await command('undelivered', { order, code: 'nobody_home' })
  await command('deliver', { order })
  await handIn()
  expect(await orderNow()).toMatchObject({ status: 'delivered' })
})
