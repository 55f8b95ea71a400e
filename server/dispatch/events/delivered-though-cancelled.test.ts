import { expect, test } from 'vitest'
import { byCommand } from '../../../domain/actor.ts'
import { newCustomer } from '../../../tests/support/new-customer.ts'
import {
  addDriver,
  addPhone,
  addVan,
  driveOut,
  roadShop,
} from '../../../tests/support/road-shop.ts'
import { twoVans } from '../../../tests/support/two-vans.ts'
import { checkContainers } from '../../bottles/container-places.ts'
import { balancesOf } from '../../ledger/balances.ts'
import { cancelOrderByOffice } from '../../orders/cancel-order.ts'
import { allOrNothing } from '../../platform/database/transaction.ts'
import { findMoneyProblems } from '../../payments/check-money.ts'
import { mergeCustomers } from '../../privacy/merge-customers.ts'
import { toldOtherwiseSource } from '../attention.ts'
import { readDriverDay } from '../day/read-driver-day.ts'
import { bookStop } from './book-stop.ts'
import { reviewStop } from './review-stop.ts'

async function cancelledAtTheDoor() {
  const vans = await twoVans()
  const { app, db, verb, stopsOf, from } = vans
  const [stop] = await stopsOf(from)
  const orderId = stop!.orderIds[0]!
  const cancel = () =>
    verb((tx) => cancelOrderByOffice(app, tx, byCommand, { orderId, reason: 'Zvanīja' }))
  const orderNow = () =>
    db
      .selectFrom('orders')
      .select(['status', 'cancelledAt', 'cashDueCents', 'totalWithDepositCents', 'prepaidCents'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  const lettersOf = (template: string) =>
    db.selectFrom('mailOutbox').select(['id', 'payload']).where('template', '=', template).execute()
  const rows = () => toldOtherwiseSource.find(app)
  return { ...vans, stop: stop!, orderId, cancel, orderNow, lettersOf, rows }
}

test('rule 1: what was left though the order was cancelled stands, is billed, and the letter is corrected', async () => {
  const at = await cancelledAtTheDoor()
  const { app, db, verb, phone, stop, orderId, cancel, orderNow, lettersOf, rows, delivered } = at
  await cancel()
  const day = await readDriverDay(app, { driverId: at.driverId, phoneId: phone.device })
  expect(day.stops.find(({ id }) => id === stop.id)?.state).toBe('withdrawn')
  const fact = { ...delivered(), cashCents: 10_00 }
  const { verdicts } = await phone.send([phone.tell(stop.id, fact)])
  expect(verdicts[0]).toMatchObject({ verdict: 'flagged', flags: ['order_cancelled'] })
  expect(await rows()).toMatchObject([{ facts: { orderId, why: 'cancelled' } }])
  const before = await balancesOf(db, stop.customerId)
  await verb((tx) => reviewStop(app, tx, byCommand, stop.id))
  expect(await verb((tx) => bookStop(app, tx, byCommand, stop.id))).toMatchObject({ ok: true })
  expect(await orderNow()).toMatchObject({ status: 'delivered', cancelledAt: null })
  const booked = await db
    .selectFrom('deliveries')
    .select(['outcome', 'cashCents', 'accountCents'])
    .execute()
  expect(booked).toMatchObject([{ outcome: 'delivered', cashCents: 10_00 }])
  const after = await balancesOf(db, stop.customerId)
  expect(after.accountCents - before.accountCents).toBe(booked[0]!.accountCents)
  const letters = await lettersOf('orders.reinstated')
  expect(letters).toMatchObject([{ payload: { orderId } }])
  expect(await rows()).toEqual([])
  expect(await findMoneyProblems(db)).toEqual([])
})

test('what had gone back to the account pays for it again', async () => {
  const shop = await roadShop()
  const { app, db, water: goodId } = shop
  await addVan(shop)
  const { orderId, customerId } = await shop.order({ left: 2, house: 1, method: 'account' })
  await shop.close()
  const driverId = await addDriver(shop)
  const phone = await addPhone(shop, driverId)
  const { stops } = await driveOut(shop, driverId)
  const stopId = stops[0]!.id
  const paid = await balancesOf(db, customerId)
  const counts = [{ goodId, left: 2, taken: 0, damaged: 0, notOurs: 0 }]
  await phone.send([phone.tell(stopId, { kind: 'delivered', counts, cashCents: 0 })])
  const ending = { orderId, reason: 'Zvanīja' }
  await allOrNothing(db, (tx) => cancelOrderByOffice(app, tx, byCommand, ending))
  const given = await balancesOf(db, customerId)
  expect(given.accountCents).toBeGreaterThan(paid.accountCents)
  expect(await toldOtherwiseSource.find(app)).toMatchObject([
    { facts: { orderId, why: 'cancelled' } },
  ])
  expect(await allOrNothing(db, (tx) => bookStop(app, tx, byCommand, stopId))).toMatchObject({
    ok: true,
  })
  const delivery = await db
    .selectFrom('deliveries')
    .select(['accountCents', 'prepaidCents'])
    .executeTakeFirstOrThrow()
  const booked = await balancesOf(db, customerId)
  expect(booked.accountCents).toBe(paid.accountCents + delivery.accountCents)
  expect(delivery.prepaidCents).toBe(given.accountCents - paid.accountCents)
  expect(await findMoneyProblems(db)).toEqual([])
})

test('a failed attempt at a cancelled order keeps its empties and moves nothing', async () => {
  const at = await cancelledAtTheDoor()
  const { app, db, verb, phone, water: goodId, stop, cancel, orderNow, lettersOf } = at
  await cancel()
  const counts = [{ goodId, left: 0, taken: 1, damaged: 0, notOurs: 0 }]
  const fact = { kind: 'not_delivered', code: 'nobody_home', counts, cashCents: 0 } as const
  await phone.send([phone.tell(stop.id, fact)])
  await verb((tx) => reviewStop(app, tx, byCommand, stop.id))
  expect(await verb((tx) => bookStop(app, tx, byCommand, stop.id))).toMatchObject({
    ok: true,
    value: { state: 'failed' },
  })
  expect(await orderNow()).toMatchObject({ status: 'cancelled' })
  expect(await lettersOf('dispatch.undelivered')).toEqual([])
  expect(await findMoneyProblems(db)).toEqual([])
})

test.each(['delivered', 'not_delivered'] as const)(
  'a %s door of a customer who was merged meanwhile is booked in the record that lives',
  async (kind) => {
    const at = await cancelledAtTheDoor()
    const { app, db, verb, phone, water: goodId, stop, cancel, delivered } = at
    await cancel()
    const fromId = stop.customerId
    const { id: intoId } = await newCustomer(app)
    const merging = { fromId, intoId, reason: 'Tas pats' }
    expect((await verb((tx) => mergeCustomers(app, tx, byCommand, merging))).ok).toBe(true)
    const counts = [{ goodId, left: 0, taken: 1, damaged: 0, notOurs: 0 }]
    const failed = { kind: 'not_delivered', code: 'nobody_home', counts, cashCents: 5_00 } as const
    await phone.send([phone.tell(stop.id, kind === 'delivered' ? delivered() : failed)])
    await verb((tx) => reviewStop(app, tx, byCommand, stop.id))
    expect((await verb((tx) => bookStop(app, tx, byCommand, stop.id))).ok).toBe(true)
    const { accountCents } = await db
      .selectFrom('deliveries')
      .select('accountCents')
      .executeTakeFirstOrThrow()
    expect(accountCents).not.toBe(0)
    expect(await balancesOf(db, fromId)).toMatchObject({ accountCents: 0, depositCents: 0 })
    expect(await balancesOf(db, intoId)).toMatchObject({ accountCents })
    const held = await db.selectFrom('bottleBalances').selectAll().where('held', '>', 0).execute()
    expect(held.every(({ customerId }) => customerId === intoId)).toBe(true)
    expect(await findMoneyProblems(db)).toEqual([])
    expect(await checkContainers(db)).toEqual([])
  },
)
