import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { settleDoor } from '../../../domain/dispatch/door-sums.ts'
import { sumOf } from '../../../domain/money.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  type RoadShop,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { placedOrder } from '../../../tests/support/placed-order.ts'
import { seededRandom } from '../../../tests/support/seeded-random.ts'
import { bookStop } from '../events/book-stop.ts'
import { reviewStop } from '../events/review-stop.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { readDriverDay } from './read-driver-day.ts'

const random = seededRandom(2411)
const pick = (most: number) => Math.floor(random() * (most + 1))

/** Doors with one order, two orders of water, and goods with bonus and a delivery fee. */
async function placeDoors(shop: RoadShop, doors: number) {
  const { id: honey } = await shop.db
    .insertInto('goods')
    .values({ link: 'medus', nameLv: 'Medus', nameEn: 'Honey', basePriceCents: 533 })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let house = 1; house <= doors; house += 1) {
    const method = pick(1) ? 'cash' : 'account'
    const door = await shop.order({ left: 1 + pick(11), house, method })
    if (house % 3 === 0) await shop.order({ left: 1 + pick(5), house, door })
    if (house % 4 !== 0) continue
    const orderId = await placedOrder(shop.app, {
      customerId: door.customerId,
      lines: [{ goodId: honey, order: 1 + pick(3) }],
      method: 'cash',
      bonusCents: pick(90),
      deliveryCents: 150,
      day: roadDay,
      status: 'processing',
    })
    const values = { addressId: door.addressId }
    await shop.db.updateTable('orders').set(values).where('id', '=', orderId).execute()
  }
}

test("the phone's sums of random doors are those of the books, to the cent", async () => {
  const shop = await roadShop()
  const { app, db, water } = shop
  await addVan(shop)
  await placeDoors(shop, 24)
  await shop.close()
  const driverId = await addDriver(shop)
  const phone = await addPhone(shop, driverId)
  await driveOut(shop, driverId)
  const day = await readDriverDay(app, { driverId, phoneId: phone.device })
  expect(day.stops).toHaveLength(24)
  for (const stop of day.stops) {
    const goodIds = new Set(stop.orders.flatMap(({ lines }) => lines.map(({ goodId }) => goodId)))
    const counts = [...goodIds].map((goodId) => ({
      goodId,
      left: pick(12),
      taken: goodId === water ? pick(4) : 0,
      damaged: 0,
      notOurs: 0,
    }))
    const cashCents = pick(90_00)
    const sums = settleDoor(stop, day, { counts, cashCents })
    await phone.send([phone.tell(stop.id, { kind: 'delivered', counts, cashCents })])
    await allOrNothing(db, (tx) => reviewStop(app, tx, byCommand, stop.id))
    const booked = await allOrNothing(db, (tx) => bookStop(app, tx, byCommand, stop.id))
    expect(booked).toMatchObject({ ok: true })
    const deliveries = await db
      .selectFrom('deliveries')
      .select(['depositChargedCents', 'depositReturnedCents', 'accountCents', 'cashCents'])
      .where('stopId', '=', stop.id)
      .orderBy('orderId')
      .execute()
    expect(
      sums.orders.map(({ settled: { ledger, accountCents } }) => ({
        depositChargedCents: ledger.depositChargedCents,
        depositReturnedCents: ledger.depositReturnedCents,
        accountCents,
        cashCents: ledger.cashCents,
      })),
    ).toEqual(deliveries)
    const counted = await db
      .selectFrom('deliveryCounts')
      .innerJoin('deliveries', 'deliveries.id', 'deliveryCounts.deliveryId')
      .select(['lineCents', 'deliveryCounts.bonusCents'])
      .where('stopId', '=', stop.id)
      .execute()
    const lineCents = sums.orders.flatMap(({ settled }) => settled.lineCents)
    expect(sumOf(counted, (line) => line.lineCents)).toBe(sumOf(lineCents, (cents) => cents))
    const shares = sums.orders.flatMap(({ settled }) => settled.bonusShares)
    expect(sumOf(counted, ({ bonusCents }) => bonusCents)).toBe(sumOf(shares, (cents) => cents))
  }
})
