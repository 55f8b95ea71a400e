import { inTransaction } from '../platform/database/transaction.ts'
import { expect, test } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { good, orderShop, type Shopper } from '../../tests/support/order-shop.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { runJobs } from '../../tests/support/run-jobs.ts'
import { calendarCommands } from '../autoship/proposals/calendar-commands.ts'
import { balancesOf } from '../ledger/balances.ts'
import { documentJobs } from '../documents/jobs.ts'
import { closeDueDays } from './close-day.ts'
import { loadDaySheet, saveSheet } from './day-sheet.ts'
import { sheetPdf } from './sheet-pdf.ts'
import { sheetText } from './sheet-words.ts'
import { closeDay, deliverOrder, markUndelivered } from '../../tests/support/dispatch.ts'

const shop = await orderShop()
const { app, db, clock, pool } = shop

const MONDAY = dayOf('2026-11-23')

async function order({ api }: Shopper, lines: Record<number, number>, method: 2 | 3) {
  const { data } = await api.createCart()
  const params = { id: String(data.id) }
  for (const [goodId, count] of Object.entries(lines))
    await api.changeCartItem({ params, body: { good_id: Number(goodId), order: count } })
  await api.changeCart({ params, body: { delivery_date: MONDAY, payment_type: method } })
  await api.placeOrder({ params })
  return data.id
}

const stateOf = (orderId: number) =>
  db
    .selectFrom('orders')
    .select(['status', 'deliveryOn', 'lockedAt'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

test('a day off with orders is refused with their list, and set only with --sure', async () => {
  const anna = await shop.customer()
  const orderId = await order(anna, { [good.tea]: 5 }, 3)
  const add = (options: object) =>
    calendarCommands['holiday add']!.run(app, {
      words: [MONDAY, 'Inventūra'],
      options: { ...options },
    })
  const isOff = async () =>
    (await db.selectFrom('holidays').select('day').where('day', '=', MONDAY).execute()).length === 1
  await expect(add({})).rejects.toThrow(
    new RegExp(
      `Deliveries hit: 1[^]*Nothing is changed yet[^]*Order ${orderId}: Anna Bērziņa, .*Brīvības iela`,
    ),
  )
  expect(await isOff()).toBe(false)
  const added = await add({ sure: true })
  expect(added.data).toMatchObject({ orders: [{ id: orderId, customer_id: anna.id }] })
  expect(added.lines[1]).toContain(`Order ${orderId}: Anna Bērziņa`)
  expect(await isOff()).toBe(true)
  await calendarCommands['holiday remove']!.run(app, { words: [MONDAY], options: {} })
  await anna.api.cancelOrder({ params: { id: String(orderId) } })
})

test('an order is placed, locked and delivered, and its invoice stands under executed orders', async () => {
  const anna = await shop.customer({ accountCents: 6000 })
  const orderId = await order(anna, { [good.water]: 2, [good.honey]: 1 }, 2)
  expect((await deliverOrder(app, { orderId })).ok).toBe(false)
  expect(await closeDay(app, MONDAY)).toEqual({ day: MONDAY, locked: 1, skipped: 0 })
  expect(await closeDay(app, MONDAY)).toEqual({ day: MONDAY, locked: 0, skipped: 0 })
  expect(await stateOf(orderId)).toMatchObject({ status: 'waitingForDelivery' })

  // A strange house number must not break the sorting of the sheet.
  await db
    .updateTable('addresses')
    .set({ houseNo: '24000000000 k-2' })
    .where('id', '=', anna.addressId)
    .execute()
  const sheet = await loadDaySheet(db, MONDAY)
  const save = () => inTransaction(db, (tx) => saveSheet(tx, sheet, clock.now()))
  expect(sheet.stops).toMatchObject([{ orderId, lines: [{ leave: 2 }, { leave: 1 }] }])
  expect(sheetText(sheet).join('\n')).toContain(`${good.water} water: atstāt 2`)
  expect(readPdf(await sheetPdf(sheet, clock.now()))).toContain('Iekraušanas saraksts')
  expect(await save()).toBe(1)
  expect(await save()).toBe(1)

  const before = await balancesOf(db, anna.id)
  await deliverOrder(app, { orderId })
  await runJobs(pool, documentJobs(app))
  expect((await balancesOf(db, anna.id)).accountCents).toBe(before.accountCents)
  const { order: executed } = await anna.api.listOrders({ query: { status: '5' } })
  expect(executed.data).toMatchObject([{ id: orderId, status: 5, ramus_id: 'R-2026-000001' }])
  const stock = await db
    .selectFrom('stock')
    .selectAll()
    .where('goodId', '=', good.honey)
    .executeTakeFirstOrThrow()
  expect(stock).toMatchObject({ onHand: 9, reserved: 0 })
  const mails = await db
    .selectFrom('mailOutbox')
    .select('template')
    .where('customerId', '=', anna.id)
    .execute()
  expect(mails.map(({ template }) => template)).toContain('papers.issued')
})

test('tomorrow closes at midnight, and so does a day that was missed while the shop was down', async () => {
  const anna = await shop.customer()
  clock.set('2026-11-20T08:00:00Z')
  const tuesday = dayOf('2026-11-24')
  const { data } = await anna.api.createCart()
  const params = { id: String(data.id) }
  await anna.api.changeCartItem({ params, body: { good_id: good.tea, order: 5 } })
  await anna.api.changeCart({ params, body: { delivery_date: tuesday, payment_type: 3 } })
  await anna.api.placeOrder({ params })
  clock.set('2026-11-23T21:59:00Z')
  await closeDueDays(app)
  expect(await stateOf(data.id)).toMatchObject({ status: 'processing', lockedAt: null })
  clock.set('2026-11-23T22:00:00Z')
  await closeDueDays(app)
  expect(await stateOf(data.id)).toMatchObject({ status: 'waitingForDelivery' })

  const moved = await markUndelivered(app, { orderId: data.id, reason: 'Neviens neatvēra' })
  expect(moved).toEqual({ ok: true, value: { nextOn: '2026-11-25', already: false } })
  expect(await stateOf(data.id)).toMatchObject({
    status: 'processing',
    deliveryOn: '2026-11-25',
    lockedAt: null,
  })
  const again = await Promise.all(
    [1, 2, 3].map(() => markUndelivered(app, { orderId: data.id, reason: 'Vēlreiz' })),
  )
  for (const outcome of again)
    expect(outcome).toEqual({ ok: true, value: { nextOn: '2026-11-25', already: true } })
  expect(
    await db.selectFrom('deliveries').select('attempt').where('orderId', '=', data.id).execute(),
  ).toHaveLength(1)
  const mail = await db
    .selectFrom('mailOutbox')
    .select('payload')
    .where('template', '=', 'dispatch.undelivered')
    .execute()
  expect(mail).toMatchObject([{ payload: { nextOn: '2026-11-25', why: 'Neviens neatvēra' } }])
})
