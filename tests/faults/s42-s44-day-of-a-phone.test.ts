import { expect, test } from 'vitest'
import { byCommand } from '../../domain/actor.ts'
import { dayOf } from '../../domain/calendar.ts'
import type { StopFact } from '../../domain/dispatch/stop-events.ts'
import { checkContainers } from '../../server/bottles/container-places.ts'
import { bookStops } from '../../server/dispatch/events/book-runs.ts'
import { reviewStop } from '../../server/dispatch/events/review-stop.ts'
import { moveRun } from '../../server/dispatch/runs/change-run.ts'
import { withdrawStop } from '../../server/dispatch/runs/move-stop.ts'
import { loadStopsOfRun } from '../../server/dispatch/runs/read-run.ts'
import { findOpenStops } from '../../server/dispatch/runs/run-store.ts'
import { findMoneyProblems } from '../../server/payments/check-money.ts'
import { allOrNothing } from '../../server/platform/database/transaction.ts'
import { deliverOrder, markUndelivered } from '../support/dispatch.ts'
import { phoneBrowsers } from '../support/phone-browser.ts'
import { addVan, driveOut, roadDay, type RoadShop, roadShop } from '../support/road-shop.ts'
import { newColleague, staffPassword } from '../support/staff-client.ts'
import { booksOf, planOf, type PlannedDoor, type Truth } from '../support/told-day.ts'
import { choices, rounds } from './kit/rounds.ts'

const isLong = process.env['FAULT_RUNS'] !== undefined
const stopsOfDay = isLong ? 60 : 12
const killsOfDay = isLong ? 20 : 4
const half = stopsOfDay / 2
/** Places of stops that the office withdraws at noon; the first is driven, and nobody knows it. */
const withdrawn = [half - 1, half + 2, half + 4]
const anyNetwork = ['offline', 'offline', 'offline', 'online', 'cut'] as const

type Door = PlannedDoor & { orderId: number; stopId: number }
type Drive = {
  shop: RoadShop
  phone: Phone
  seed: number
  kills: number
  networks?: readonly (typeof anyNetwork)[number][]
}
type Phone = Awaited<ReturnType<Awaited<ReturnType<typeof phoneBrowsers>>['openPhone']>>

const planOfDay = (seed: number) =>
  planOf(seed, stopsOfDay).map((door) => ({ ...door, isLate: false }))

async function morning(seed: number) {
  const shop = await roadShop()
  await addVan(shop)
  const placed: (PlannedDoor & { orderId: number })[] = []
  for (const door of planOfDay(seed)) placed.push({ ...door, ...(await shop.order(door.order)) })
  await shop.close()
  const driver = await newColleague(shop, 'driver', 'soferis@avots.example')
  const { runId, stops } = await driveOut(shop, driver.id)
  const doors = stops.map((stop): Door => {
    const door = placed.find(({ orderId }) => orderId === stop.orderIds[0])!
    return { ...door, stopId: stop.id }
  })
  const { openPhone } = await phoneBrowsers(shop)
  const bind = (phone: Phone) =>
    phone.run(([login, password]) => globalThis.phone.bind(login, password), [
      driver.email,
      staffPassword,
    ] as const)
  const newPhone = async (offHours: number) => {
    const phone = await openPhone(offHours)
    await bind(phone)
    return phone
  }
  return { shop, runId, doors, newPhone, bind }
}

const factOf = (goodId: number, truth: Truth): StopFact =>
  truth.state === 'failed'
    ? { kind: 'not_delivered', code: 'nobody_home', counts: [], cashCents: 0 }
    : {
        kind: 'delivered',
        cashCents: truth.cashCents,
        counts: [{ goodId, left: truth.left, taken: truth.taken, damaged: 0, notOurs: 0 }],
      }

const tell = ({ stopId, fact }: { stopId: number; fact: StopFact }) =>
  globalThis.phone.recordEvent({ stopId, fact }, { name: 'done', stopId })
/** Its photo is damaged: it is let go, and holds nothing up. */
const tellWithPhoto = ({ stopId, fact }: { stopId: number; fact: StopFact }) => {
  const damaged = { kind: 'photo', content: new Blob(['no picture']) } as const
  return globalThis.phone.recordEvent({ stopId, fact }, { name: 'done', stopId }, [damaged])
}
const syncNow = () => globalThis.phone.sync()

const passMinutes = ({ clock }: RoadShop, minutes: number) =>
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString())

/** A driver at his doors: he presses again what the phone does not show as written. */
async function drive(
  { shop, phone, seed, kills, networks = anyNetwork }: Drive,
  doors: readonly Door[],
) {
  const { upTo, oneOf, shuffled } = choices(seed)
  const killedAt = new Set(shuffled(doors.map(({ stopId }) => stopId)).slice(0, kills))
  for (const { stopId, truth } of doors) {
    passMinutes(shop, 5)
    phone.setNetwork(oneOf(networks))
    const told = { stopId, fact: factOf(shop.water, truth) }
    if (upTo(4) === 0) {
      const slip = { kind: 'delivered', counts: [], cashCents: 4_200 } as const
      const { id } = await phone.run(tell, { stopId, fact: slip })
      await phone.run(tell, { stopId, fact: { kind: 'undone', eventId: id } })
    }
    if (killedAt.has(stopId)) {
      await phone.killDuring(tell, told, upTo(12))
      if (await isWritten(phone, told)) continue
    }
    await phone.run(tell, told)
    passMinutes(shop, 1)
    if (upTo(2) === 0 && killedAt.has(stopId)) await phone.killDuring(syncNow, null, upTo(25))
    else await phone.run(syncNow, null)
  }
}

/** The fact and the screen that follows it are on the phone together, or neither is. */
async function isWritten(phone: Phone, { stopId, fact }: { stopId: number; fact: StopFact }) {
  const { last, screen } = await phone.run(async () => {
    const told = await globalThis.phone.events()
    return { last: told.at(-1), screen: await globalThis.phone.readScreen() }
  }, null)
  const isTold = last?.stopId === stopId && last.fact.kind === fact.kind
  if (isTold) expect(screen).toEqual({ name: 'done', stopId })
  return isTold && JSON.stringify(last.fact) === JSON.stringify(fact)
}

async function withdrawStops(shop: RoadShop, doors: readonly Door[]) {
  const { app, db } = shop
  for (const at of withdrawn) {
    const withdrawal = { stopId: doors[at]!.stopId, reason: 'Zvanīja' }
    const done = await allOrNothing(db, (tx) => withdrawStop(app, tx, byCommand, withdrawal))
    expect(done.ok).toBe(true)
  }
}

async function handIn(shop: RoadShop, runId: number) {
  const { app, db } = shop
  const waiting = { runId, to: 'handing_in' } as const
  expect((await allOrNothing(db, (tx) => moveRun(app, tx, byCommand, waiting))).ok).toBe(true)
  for (const { id, told } of await loadStopsOfRun(db, runId))
    if (told.waitsForReview) await allOrNothing(db, (tx) => reviewStop(app, tx, byCommand, id))
  expect((await bookStops(app, byCommand, await findOpenStops(db, runId))).open).toEqual([])
}

/** The same truth told at once. */
async function reference(seed: number, driven: ReadonlySet<number>) {
  const shop = await roadShop()
  const orders = []
  for (const { order, truth } of planOfDay(seed))
    orders.push({ ...(await shop.order(order)), truth, house: order.house })
  await shop.close(dayOf(roadDay))
  for (const { orderId, truth, house } of orders) {
    if (!driven.has(house)) continue
    if (truth.state === 'failed') await markUndelivered(shop.app, { orderId, reason: 'Neatvēra' })
    else {
      const { left, taken, cashCents } = truth
      const counts = [{ goodId: shop.water, left, taken }]
      expect((await deliverOrder(shop.app, { orderId, counts, cashCents })).ok).toBe(true)
    }
  }
  return booksOf(shop)
}

// S42, S43 and S44, with a clock that is three hours off and stops that the office withdraws.
test.each(rounds(1))(
  'a day without a network, killed and taken over by another phone, has the books of one online (%i)',
  async (seed) => {
    const { shop, runId, doors, newPhone, bind } = await morning(seed)
    const first = await newPhone(3)
    await first.run(syncNow, null)
    const morningDrive = { shop, phone: first, seed, kills: killsOfDay / 2 }
    await drive(morningDrive, doors.slice(0, half - 1))
    await drive({ ...morningDrive, kills: 0, networks: ['offline'] }, [doors[half - 1]!])
    await withdrawStops(shop, doors)
    const second = await newPhone(0)
    await second.run(() => globalThis.phone.takeOver(), null)
    await second.run(syncNow, null)
    const open = doors.filter((_, index) => index >= half && !withdrawn.includes(index))
    await drive({ shop, phone: second, seed: seed + 100, kills: killsOfDay / 2 }, open)
    first.setNetwork('online')
    // A forgotten PIN: the phone is bound anew with what it has not sent, and tells on.
    await bind(first)
    await first.run(tellWithPhoto, { stopId: doors[0]!.stopId, fact: { kind: 'called' } })
    passMinutes(shop, 30)
    for (const phone of [first, second]) {
      phone.setNetwork('online')
      await phone.run(syncNow, null)
      const left = await phone.run(() => globalThis.phone.countUnsent(), null)
      expect(left).toEqual({ events: 0, held: 0, pictures: 0, lost: phone === first ? 1 : 0 })
    }
    await handIn(shop, runId)
    const driven = new Set(
      doors
        .filter((_, index) => index < half || !withdrawn.includes(index))
        .map(({ order }) => order.house),
    )
    expect(await booksOf(shop)).toEqual(await reference(seed, driven))
    expect(await findMoneyProblems(shop.db)).toEqual([])
    expect(await checkContainers(shop.db)).toEqual([])
  },
  isLong ? 300_000 : 60_000,
)

/** Every field as long as it may be: a hundred of them are more than the server takes at once. */
const longFact: StopFact = {
  kind: 'not_delivered',
  code: 'closed',
  counts: Array.from({ length: 60 }, (_, index) => ({
    goodId: index + 1,
    left: 0,
    taken: 0,
    damaged: 0,
    notOurs: 0,
  })),
  cashCents: 0,
  note: '"šķ'.repeat(100),
}

test('a day of long events goes in bodies that the server takes', async () => {
  const { shop, doors, newPhone } = await morning(3)
  const phone = await newPhone(0)
  const told = { stopId: doors[0]!.stopId, fact: longFact }
  await phone.run(async (event) => {
    for (let index = 0; index < 120; index += 1)
      await globalThis.phone.recordEvent(event, { name: 'done', stopId: event.stopId })
  }, told)
  passMinutes(shop, 1)
  await phone.run(syncNow, null)
  expect(await phone.run(() => globalThis.phone.countUnsent(), null)).toMatchObject({ events: 0 })
})

test('a phone whose memory failed once sends again', async () => {
  const { shop, doors, newPhone } = await morning(5)
  const phone = await newPhone(0)
  await phone.run(syncNow, null)
  const told = { stopId: doors[0]!.stopId, fact: longFact }
  await phone.run(
    (event) => globalThis.phone.recordEvent(event, { name: 'done', stopId: event.stopId }),
    told,
  )
  passMinutes(shop, 1)
  const failed = await phone.run(async () => {
    const { prototype } = Reflect.get(globalThis, 'IDBDatabase') as {
      prototype: { transaction: () => void }
    }
    const real = prototype.transaction
    prototype.transaction = () => {
      throw new DOMException('the disk is full', 'QuotaExceededError')
    }
    const outcome = await globalThis.phone.sync().catch(() => 'failed')
    prototype.transaction = real
    return outcome
  }, null)
  expect(failed).toBe('failed')
  await phone.run(syncNow, null)
  expect(await phone.run(() => globalThis.phone.countUnsent(), null)).toMatchObject({ events: 0 })
})
