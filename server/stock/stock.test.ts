import { byCommand } from '../../domain/actor.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { goodIdsBySku, stockedShop } from '../../tests/support/stocked-shop.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { setStock } from './set-stock.ts'
import { deductStock, type StockDeduction } from './deduct-stock.ts'
import { releaseStock, reserveStock } from './reserve-stock.ts'

const shop = await stockedShop()
const { db } = shop
const idOf = await goodIdsBySku(shop)
const walnuts = idOf.get('BP-030')!

async function orderOf(goodId: number, ordered: number) {
  const { id: customerId } = await db
    .insertInto('customers')
    .values({ role: 'guest' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: orderId } = await db
    .insertInto('orders')
    .values({ customerId, status: 'returnedToCart', placedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('orderItems').values({ customerId, orderId, goodId, ordered }).execute()
  return { customerId, orderId }
}

const available = async (goodId: number) =>
  (await shop.nobody.readGood({ params: { id: String(goodId) } })).available_for_customer

const waitingForLocks = async () => {
  const { rows } = await sql`
    select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
  return rows
}

const reserve = ({ orderId }: { orderId: number }) =>
  inTransaction(db, (tx) => reserveStock(tx, orderId))

test('an order reserves its pieces, and everyone sees fewer at once', async () => {
  const before = (await available(walnuts))!
  const order = await orderOf(walnuts, 1)
  expect(await reserve(order)).toEqual({ ok: true, value: null })
  await expect.poll(() => available(walnuts)).toBe(before - 1)
  await releaseStock(db, order.orderId)
  await expect.poll(() => available(walnuts)).toBe(before)
})

test('too many pieces are refused with the number available, and nothing is reserved', async () => {
  const left = (await available(walnuts))!
  const order = await orderOf(walnuts, left + 1)
  expect(await reserve(order)).toEqual({
    ok: false,
    refusal: { shortages: [{ goodId: walnuts, wanted: left + 1, available: left }] },
  })
  expect(
    await db
      .selectFrom('stockReservations')
      .select('quantity')
      .where('orderId', '=', order.orderId)
      .execute(),
  ).toEqual([])
})

test('of many orders for the last pieces, only as many succeed as there are pieces', async () => {
  const left = (await available(walnuts))!
  const orders = await Promise.all(Array.from({ length: left + 12 }, () => orderOf(walnuts, 1)))
  const outcomes = await Promise.all(orders.map(reserve))
  expect(outcomes.filter(({ ok }) => ok).length).toBe(left)
  await expect.poll(() => available(walnuts)).toBe(0)
  await Promise.all(orders.map(({ orderId }) => releaseStock(db, orderId)))
})

test('goods that are not counted need no reservation', async () => {
  const service = await db
    .selectFrom('goods')
    .select('id')
    .where('kind', '=', 'service')
    .executeTakeFirstOrThrow()
  expect(await reserve(await orderOf(service.id, 9_999))).toMatchObject({ ok: true })
})

test('a count during a delivery waits for it and becomes the stock', async () => {
  const count = await shop.db.transaction().execute(async (tx) => {
    const { customerId, orderId } = await orderOf(walnuts, 1)
    const lines = [{ goodId: walnuts, count: 1 }]
    expect(
      await deductStock(tx, byCommand, { kind: 'delivery', causeId: orderId, customerId, lines }),
    ).toMatchObject({ ok: true })
    const counting = inTransaction(db, (tx) =>
      setStock(shop.app, tx, byCommand, { goodId: walnuts, pieces: 30, note: '' }),
    )
    await expect.poll(waitingForLocks, { timeout: 1_500 }).toHaveLength(1)
    return { counting }
  })
  await count.counting
  await expect.poll(() => available(walnuts)).toBe(30)
})

test('delivered pieces are deducted once, however often the delivery is recorded', async () => {
  const before = (await available(walnuts))!
  const { customerId, orderId } = await orderOf(walnuts, 1)
  const deduction = {
    kind: 'delivery',
    causeId: orderId,
    customerId,
    lines: [{ goodId: walnuts, count: 1 }],
  } as const
  const deduct = (pieces: StockDeduction) =>
    inTransaction(db, (tx) => deductStock(tx, byCommand, pieces))
  expect(await deduct(deduction)).toMatchObject({ ok: true })
  expect(await deduct(deduction)).toMatchObject({ ok: true })
  await expect.poll(() => available(walnuts)).toBe(before - 1)
  const tooMany = {
    ...deduction,
    causeId: orderId + 1,
    lines: [{ goodId: walnuts, count: before }],
  }
  expect(await deduct(tooMany)).toMatchObject({
    ok: false,
    refusal: { shortages: [{ available: before - 1 }] },
  })
})
