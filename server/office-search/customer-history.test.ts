import { expect, test } from 'vitest'
import { byStaff } from '../../domain/actor.ts'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { dayOf } from '../../domain/calendar.ts'
import { closeDay } from '../dispatch/close-day.ts'
import { deliverOrder } from '../dispatch/deliver-order.ts'
import { inTransaction } from '../platform/database/transaction.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const service = await newColleague(shop, 'customerService', 'klienti@example.lv')
const warehouse = await newColleague(shop, 'warehouse', 'noliktava@example.lv')

const anna = await shop.customer({ name: 'Anna Ozoliņa', accountCents: 9_000 })
const peter = await shop.customer({ name: 'Pēteris Kalns' })
const params = { id: String(anna.id) }
const history = async (query: { cursor?: string } = {}) =>
  service.api.readCustomerHistory({ params, query })

test('the history of a customer names who did what and why, and nobody else’s', async () => {
  const reason = 'Pudele bija ieplīsusi'
  const body = { account: 'bonus' as const, cents: 250, reason }
  await service.api.giveGoodwill({ params, body })
  await service.api.giveGoodwill({ params: { id: String(peter.id) }, body })
  const { rows } = await history()
  expect(rows[0]).toMatchObject({
    at: shop.clock.now().toISOString(),
    by: { kind: 'staff', name: 'Inese Kļaviņa', address: null },
    onBehalfOf: { id: anna.id },
    reason,
  })
  expect(rows.every(({ customer }) => customer?.id === anna.id)).toBe(true)
  const ofSum = await owner.api.readAudit({ query: { filter: 'cents:from:250;cents:to:250' } })
  expect(ofSum.rows.map(({ customer }) => customer?.id)).toEqual([peter.id, anna.id])
})

test('what the customer did to orders stands beside the deeds of the staff, each once', async () => {
  const order = await placedOrder(anna, { [good.tea]: 6 })
  await service.api.moveOrders({ body: { orderIds: [order.id], day: '2026-11-25' } })
  const { rows } = await history()
  const ofOrder = rows.filter((row) => row.subject === 'order' && row.subjectId === order.id)
  expect(ofOrder.map(({ action, by }) => [action, by.kind])).toEqual([
    ['orders.move', 'staff'],
    ['order.placed', 'customer'],
  ])
})

test('an order has a history of its own, without the other orders of its customer', async () => {
  const order = await placedOrder(anna, { [good.tea]: 1 })
  await placedOrder(anna, { [good.tea]: 2 })
  await service.api.moveOrders({ body: { orderIds: [order.id], day: '2026-11-25' } })
  const ofOrder = { params: { id: String(order.id) } }
  const { rows } = await service.api.readOrderHistory({ ...ofOrder, query: {} })
  expect(rows.map(({ action, by }) => [action, by.kind])).toEqual([
    ['orders.move', 'staff'],
    ['order.placed', 'customer'],
  ])
  await expect(
    service.api.readOrderHistory({ params: { id: '987654' }, query: {} }),
  ).rejects.toMatchObject({ error: 'not_found' })
  await expect(warehouse.api.readOrderHistory({ ...ofOrder, query: {} })).rejects.toMatchObject({
    error: 'not_permitted',
  })
})

test('what a person books of a day and of a door is in the history of the order', async () => {
  const { id } = await placedOrder(anna, { [good.tea]: 1 })
  const by = byStaff(service.id)
  const { day } = await service.api.readOfficeOrder({ params: { id: String(id) } })
  await inTransaction(shop.db, (tx) => closeDay(shop.app, tx, by, dayOf(day!)))
  await inTransaction(shop.db, (tx) => deliverOrder(shop.app, tx, by, { orderId: id }))
  const ofOrder = { params: { id: String(id) }, query: {} }
  const { rows } = await service.api.readOrderHistory(ofOrder)
  expect(rows.map(({ action, by: { name } }) => [action, name])).toEqual(
    expect.arrayContaining([
      ['order.delivered', 'Inese Kļaviņa'],
      ['order.locked', 'Inese Kļaviņa'],
      ['order.placed', 'Anna Ozoliņa'],
    ]),
  )
})

test('who looked at the page is for the owner alone', async () => {
  await owner.api.readCustomerPage({ params })
  expect((await history()).rows.map(({ action }) => action)).not.toContain('customers.read')
  const { rows } = await owner.api.readAudit({ query: { filter: `customer:eq:${anna.id}` } })
  expect(rows.map(({ action }) => action)).toContain('customers.read')
})

test('the terms of credit are shown to those who may grant them', async () => {
  const creditOf = async ({ api }: typeof owner) => (await api.readCustomerPage({ params })).credit
  expect(await creditOf(owner)).toEqual({ creditLimitCents: 0, payLater: false })
  expect(await creditOf(service)).toBeNull()
})

test('a customer who does not exist, and a role without the search, are refused', async () => {
  const missing = service.api.readCustomerHistory({ params: { id: '987654' } })
  await expect(missing).rejects.toMatchObject({ error: 'not_found' })
  const refused = warehouse.api.readCustomerHistory({ params })
  await expect(refused).rejects.toMatchObject({ error: 'not_permitted' })
})

test('older entries follow by the cursor', async () => {
  for (let cents = 1; cents <= 30; cents += 1)
    await owner.api.giveGoodwill({ params, body: { account: 'bonus', cents, reason: 'Lēnām' } })
  const { rows, nextCursor } = await history()
  const older = await history({ cursor: nextCursor! })
  expect(rows).toHaveLength(25)
  expect(older.rows[0]!.id).toBeLessThan(rows.at(-1)!.id)
})
