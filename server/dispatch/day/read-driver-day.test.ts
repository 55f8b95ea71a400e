import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DriverDay } from '../../../contract/driver/day.ts'
import { settleDelivery } from '../../../domain/dispatch/delivered-order.ts'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  type RoadOrder,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { bookStop } from '../events/book-stop.ts'
import { byCommand, byDriver } from '../../../domain/actor.ts'
import { allOrNothing, inTransaction } from '../../platform/database/transaction.ts'
import { recordStatements } from '../../platform/database/statement-record.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { assignDriver } from '../runs/change-run.ts'
import { loadRunPage } from '../runs/run-page.ts'
import { readDriverDay } from './read-driver-day.ts'
import { takeDriverDay } from './take-driver-day.ts'

async function dayOfStops(orders: readonly RoadOrder[]) {
  const shop = await roadShop()
  await addVan(shop)
  for (const order of orders) await shop.order(order)
  await shop.close()
  const driverId = await addDriver(shop)
  const { runId, stops } = await driveOut(shop, driverId)
  const phone = await addPhone(shop, driverId)
  const read = (phoneId = phone.device) => readDriverDay(shop.app, { driverId, phoneId })
  return { shop, driverId, phone, runId, stops, read }
}

test('the package of a day has what is needed at the doors, for its own driver alone', async () => {
  const { shop, read, runId } = await dayOfStops([{ left: 2, back: 1, house: 7 }])
  const day = await read()
  expect(DriverDay.parse(day)).toEqual(day)
  expect(day).toMatchObject({
    day: '2026-11-23',
    runs: [{ id: runId, state: 'road', plate: 'AV-101' }],
    goods: [{ goodId: shop.water, name: 'Avota ūdens', priceCents: 790, isLent: true }],
    stops: [
      {
        runId,
        state: 'waiting',
        told: 'waiting',
        isFirstVisit: true,
        held: [],
        orders: [{ paysCourier: true, lines: [{ ordered: 2, returned: 1, vatPercent: 21 }] }],
      },
    ],
  })
  const other = await addDriver(shop, 'Pēteris')
  expect(await readDriverDay(shop.app, { driverId: other, phoneId: 1 })).toMatchObject({
    runs: [],
    stops: [],
    goods: [],
  })
})

test('a package of sixty stops needs no more statements than one of two, and 100 kB', async () => {
  const random = seededRandom(24)
  const orders = (count: number) =>
    Array.from({ length: count }, (_, index): RoadOrder => ({
      left: 1 + (index % 4),
      house: index + 1,
    }))
  const statementsOf = async (count: number) => {
    const { shop, read } = await dayOfStops(orders(count))
    const word = () => Math.floor(random() * 36 ** 6).toString(36)
    const { db } = shop
    const ids = await db.selectFrom('addresses').select(['id', 'customerId']).execute()
    for (const { id, customerId } of ids) {
      const notes = Array.from({ length: 20 }, word).join(' ')
      await db.updateTable('addresses').set({ notes }).where('id', '=', id).execute()
      const name = `${word()} ${word()}`
      await db.updateTable('customers').set({ name }).where('id', '=', customerId).execute()
    }
    // The settings are read once and remembered.
    await read()
    const recorded = await recordStatements(() => read())
    return { ...recorded, bytes: brotliCompressSync(JSON.stringify(await read())).length }
  }
  const few = await statementsOf(2)
  const many = await statementsOf(60)
  expect(many.statements).toHaveLength(few.statements.length)
  expect(many.bytes).toBeLessThan(100_000)
})

test('the sums of the package are those of the books, whatever is left, taken and paid', async () => {
  const { shop, phone, stops, read } = await dayOfStops(
    Array.from({ length: 6 }, (_, index) => ({
      left: 1 + index,
      back: index % 3,
      house: index + 1,
    })),
  )
  const { db, app, water: goodId } = shop
  for (const [index, { id }] of stops.entries()) {
    const day = await read()
    const stop = day.stops.find((own) => own.id === id)!
    const [order] = stop.orders
    const counted = { left: (index * 2) % 5, taken: index % 2 }
    const cashCents = index * 500
    const settled = settleDelivery(
      {
        ...order!,
        lines: order!.lines.map((line) => ({ ...line, ...counted })),
        standardVatPercent: day.settings.standardVatPercent,
        bonusIsEnabled: stop.bonusIsEnabled,
        cashCents,
        deposit: {
          heldByGood: Object.fromEntries(stop.held.map((good) => [good.goodId, good.held])),
          paidCents: stop.depositPaidCents,
          requiredCents: stop.depositRequiredCents,
          promisedCents: order!.promisedCents,
        },
        depositOfGood: Object.fromEntries(
          stop.held.map((good) => [good.goodId, good.depositCents]),
        ),
      },
      await app.settings(),
    )
    const counts = [{ goodId, ...counted, damaged: 0, notOurs: 0 }]
    await phone.send([phone.tell(id, { kind: 'delivered', counts, cashCents })])
    expect((await allOrNothing(db, (tx) => bookStop(app, tx, byCommand, id))).ok).toBe(true)
    const booked = await db
      .selectFrom('deliveries')
      .select(['accountCents', 'depositChargedCents', 'cashCents'])
      .where('stopId', '=', id)
      .executeTakeFirstOrThrow()
    expect(booked).toEqual({
      accountCents: settled.accountCents,
      depositChargedCents: settled.ledger.depositChargedCents,
      cashCents,
    })
  }
})

test('a second phone of the driver takes the day over by saying so', async () => {
  const { shop, driverId, phone, runId, read } = await dayOfStops([{ left: 1, house: 1 }])
  const by = byDriver(driverId)
  const take = (device: number) =>
    inTransaction(shop.db, (tx) => takeDriverDay(shop.app, tx, by, device))
  const phoneOf = async (device: number) => {
    const { phone: which, otherPhone } = (await read(device)).runs[0]!
    return { which, otherPhone }
  }
  expect(await phoneOf(phone.device)).toEqual({ which: 'none', otherPhone: null })
  await take(phone.device)
  const second = await addPhone(shop, driverId, 'Pixel 8 kabīnē')
  expect(await phoneOf(second.device)).toEqual({ which: 'other', otherPhone: 'Telefons' })
  await take(second.device)
  expect(await phoneOf(second.device)).toEqual({ which: 'this', otherPhone: null })
  expect(await phoneOf(phone.device)).toEqual({ which: 'other', otherPhone: 'Pixel 8 kabīnē' })
  expect(await loadRunPage(shop.db, runId)).toMatchObject({ drivenWith: 'Pixel 8 kabīnē' })
})

test('a run given to another driver is not driven by the phone of the former one', async () => {
  const { shop, driverId, phone, runId, read } = await dayOfStops([{ left: 1, house: 1 }])
  const assign = (id: number) =>
    inTransaction(shop.db, (tx) => assignDriver(shop.app, tx, byCommand, { runId, driverId: id }))
  await inTransaction(shop.db, (tx) =>
    takeDriverDay(shop.app, tx, byDriver(driverId), phone.device),
  )
  await assign(driverId)
  expect((await read()).runs).toMatchObject([{ phone: 'this' }])
  const otherId = await addDriver(shop)
  await assign(otherId)
  const day = await readDriverDay(shop.app, { driverId: otherId, phoneId: phone.device + 1 })
  expect(day.runs).toMatchObject([{ phone: 'none', otherPhone: null }])
})

test('another phone counts its van by what the first has told, and a day later names nobody', async () => {
  const { shop, phone, stops, read } = await dayOfStops([{ left: 2, back: 1, house: 1 }])
  const counts = [{ goodId: shop.water, left: 2, taken: 1, damaged: 0, notOurs: 0 }]
  const fact = { kind: 'delivered', counts, cashCents: 15_80 } as const
  await shop.db.updateTable('customers').set({ name: 'Anna Ozola' }).execute()
  await phone.send([phone.tell(stops[0]!.id, fact)])
  const stopNow = async () => (await read()).stops[0]
  expect(await stopNow()).toMatchObject({
    told: 'delivered',
    counted: { counts, cashCents: 15_80 },
    customer: 'Anna Ozola',
  })
  shop.clock.set('2026-11-24T09:00:00Z')
  expect(await stopNow()).toMatchObject({ told: 'delivered', customer: '', phone: '' })
})

test('a van that loads again goes on with the cash of its first run', async () => {
  const { app, from, to, driverId, phone, stopsOf, delivered } = await twoVans()
  const [stop] = await stopsOf(from)
  await phone.send([phone.tell(stop!.id, { ...delivered(), cashCents: 23_80 })])
  const { runs } = await readDriverDay(app, { driverId, phoneId: phone.device })
  const cash = runs.map(({ id, otherCashCents }) => [id, otherCashCents])
  expect(Object.fromEntries(cash)).toEqual({ [from]: 0, [to]: 23_80 })
})
