import { expect, test } from 'vitest'
import { good, orderShop } from '../../tests/support/order-shop.ts'
import { placedOrder } from '../../tests/support/placed-order.ts'
import { deliverOrder } from '../../tests/support/dispatch.ts'
import { runJobs } from '../../tests/support/run-jobs.ts'
import { newColleague } from '../../tests/support/staff-client.ts'
import { documentJobs } from '../documents/jobs.ts'

const shop = await orderShop()
const owner = await newColleague(shop, 'owner', 'vadiba@example.lv')
const dispatcher = await newColleague(shop, 'dispatcher', 'dispecers@example.lv')

const anna = await shop.customer({
  name: 'Anna Ozoliņa',
  email: 'zile@pasts.lv',
  phone: '+37129123456',
  accountCents: 10_000,
})
const orderId = await placedOrder(shop.app, {
  customerId: anna.id,
  lines: [{ goodId: good.water, order: 2 }],
  depositCents: 1_600,
})
await deliverOrder(shop.app, { orderId })
await runJobs(shop.pool, documentJobs(shop.app))

const find = async (colleague: typeof owner, text: string) =>
  (await colleague.api.searchOffice({ query: { text } })).found

test('one field finds an order, a document and the customer', async () => {
  const [order] = await find(owner, `#${orderId}`)
  expect(order).toMatchObject({ kind: 'order', status: 'delivered', customerName: 'Anna Ozoliņa' })
  const card = await owner.api.readCustomerPage({ params: { id: String(anna.id) } })
  const [document] = card.documents
  expect(await find(owner, document!.number)).toEqual([
    { kind: 'document', ...document, customerId: anna.id, customerName: 'Anna Ozoliņa' },
  ])
  expect(await find(owner, 'ozolina')).toMatchObject([
    { kind: 'customer', matched: 'name', email: 'zile@pasts.lv', phone: '+37129123456' },
  ])
  expect(await find(owner, '  ')).toEqual([])
})

test('what the filter of the list in view hides is counted', async () => {
  const hiddenFrom = async (list: 'orders' | 'customers', text: string, filter: string) =>
    (await owner.api.searchOffice({ query: { text, list, filter } })).hidden
  expect(await hiddenFrom('orders', `#${orderId}`, 'status:in:cancelled')).toBe(1)
  expect(await hiddenFrom('orders', `#${orderId}`, 'status:in:delivered')).toBe(0)
  expect(await hiddenFrom('orders', `#${orderId}`, '')).toBe(0)
  expect(await hiddenFrom('orders', `#${orderId}`, 'not a filter')).toBe(0)
  expect(await hiddenFrom('customers', 'ozolina', 'about:in:company')).toBe(1)
  expect(await hiddenFrom('orders', 'ozolina', 'status:in:cancelled')).toBe(0)
})

test('what a person may not see is neither shown nor searched', async () => {
  expect(await find(dispatcher, '3456')).toMatchObject([
    { matched: 'phone', phone: '+37129123456', email: null },
  ])
  expect(await find(owner, 'zile')).toHaveLength(1)
  expect(await find(dispatcher, 'zile')).toEqual([])
  expect(await find(dispatcher, 'zile@pasts.lv')).toEqual([])
  const card = await dispatcher.api.readCustomerPage({ params: { id: String(anna.id) } })
  expect(card).toMatchObject({ email: null, phone: '+37129123456', orders: [{ id: orderId }] })
})

test('drivers and the warehouse search nothing', async () => {
  for (const role of ['driver', 'warehouse'] as const) {
    const colleague = await newColleague(shop, role, `${role}@example.lv`)
    await expect(find(colleague, 'anna')).rejects.toMatchObject({ error: 'not_permitted' })
  }
})

test('that a customer was opened is recorded for 90 days', async () => {
  await owner.api.readCustomerPage({ params: { id: String(anna.id) } })
  const entry = await shop.db
    .selectFrom('auditTrail')
    .select(['actorId', 'customerId', 'kept'])
    .where('action', '=', 'customers.read')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(entry).toEqual({ actorId: owner.id, customerId: anna.id, kept: 'quarter' })
  const missing = owner.api.readCustomerPage({ params: { id: '987654' } })
  await expect(missing).rejects.toMatchObject({ error: 'not_found' })
})
