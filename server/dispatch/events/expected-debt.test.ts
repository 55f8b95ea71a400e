import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { atOnce, unexpectedFailures } from '../../../tests/faults/kit/at-once.ts'
import { generatedOrders } from '../../../tests/faults/kit/generated-orders.ts'
import { newCustomer } from '../../../tests/support/new-customer.ts'
import { placedOrder } from '../../../tests/support/placed-order.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadDay,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { draftCartFor } from '../../cart/draft-cart.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { allOrNothing, inTransaction } from '../../platform/database/transaction.ts'
import { bookStop } from './book-stop.ts'

const creditLimitCents = 20_000

/** A company that pays later has ordered two bottles, and the van is on its way. */
async function onCredit() {
  const shop = await roadShop()
  const { app, db, water } = shop
  await addVan(shop)
  const customer = await newCustomer(app, { payLater: true, creditLimitCents })
  const { id: customerId } = customer
  const { id: addressId } = await db
    .insertInto('addresses')
    .values({ customerId, regionId: 1, street: 'Miera iela', houseNo: '7' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = [{ goodId: water, order: 2 }]
  const order = { customerId, lines, day: roadDay, status: 'processing' } as const
  const orderId = await placedOrder(app, { ...order, method: 'deferred' })
  await db.updateTable('orders').set({ addressId }).where('id', '=', orderId).execute()
  await shop.close()
  const driverId = await addDriver(shop)
  const phone = await addPhone(shop, driverId)
  const { stops } = await driveOut(shop, driverId)
  const stopId = stops[0]!.id
  const told = (left: number, id: string = randomUUID()) =>
    phone.tell(
      stopId,
      {
        kind: 'delivered',
        cashCents: 0,
        counts: [{ goodId: water, left, taken: 0, damaged: 0, notOurs: 0 }],
      },
      undefined,
      id,
    )
  const creditLeft = async () => {
    const about = { customerId, addressId, deliveryOn: roadDay, notes: '' }
    const { customer: seen } = await inTransaction(db, (tx) => draftCartFor(tx, about))
    return seen.creditLimitCents + (await balancesOf(db, customerId)).accountCents
  }
  const book = () => allOrNothing(db, (tx) => bookStop(app, tx, byCommand, stopId))
  const shopper = { ...customer, addressId, api: shop.as(customer.token) }
  return { shop, phone, stopId, told, creditLeft, book, shopper }
}

test('what a door has told lowers the credit at once, and the books lower it by as much', async () => {
  const { shop, phone, stopId, told, creditLeft, book } = await onCredit()
  const before = await creditLeft()
  const slip = randomUUID()
  await phone.send([told(3, slip)])
  expect(await creditLeft()).toBe(before - 790 - 3 * 800)
  await phone.send([phone.tell(stopId, { kind: 'undone', eventId: slip })])
  expect(await creditLeft()).toBe(before)
  await phone.send([told(2)])
  expect(await creditLeft()).toBe(before - 2 * 800)
  // What may still be corrected is not lent already.
  await phone.send([told(0)])
  expect(await creditLeft()).toBe(before)
  await phone.send([told(3)])
  const expected = before - 790 - 3 * 800
  expect(await creditLeft()).toBe(expected)
  expect(await book()).toMatchObject({ ok: true })
  expect(await creditLeft()).toBe(expected)
  expect(await shop.db.selectFrom('expectedChanges').selectAll().execute()).toEqual([])
})

test('a door that goes to the books among twenty orders leaves nobody beyond the credit', async () => {
  const { shop, phone, told, book, shopper } = await onCredit()
  const { app, db } = shop
  const flour = { link: 'milti', nameLv: 'Milti', nameEn: 'Flour', basePriceCents: 2_500 }
  const { id: goodId } = await db
    .insertInto('goods')
    .values(flour)
    .returning('id')
    .executeTakeFirstOrThrow()
  await phone.send([told(8)])
  const orders = await generatedOrders({ db, app }, shopper, 20, [goodId, 1])
  const outcomes = await atOnce<unknown>([...orders.slice(0, 10), book, ...orders.slice(10)])
  expect(unexpectedFailures(outcomes)).toEqual([])
  expect(outcomes[10]).toMatchObject({ value: { ok: true } })
  const { accountCents } = await balancesOf(db, shopper.id)
  expect(accountCents).toBeGreaterThanOrEqual(-creditLimitCents)
  // Somebody did order on credit.
  expect(accountCents).toBeLessThan(-creditLimitCents + 2 * 2_500 + 300)
})
