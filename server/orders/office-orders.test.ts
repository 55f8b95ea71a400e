import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { good, orderShop, placedOrder } from '../../tests/support/order-shop.ts'
import { newColleague } from '../../tests/support/staff-client.ts'

const shop = await orderShop()
const service = await newColleague(shop, 'customerService', 'klienti@avots.example')
const warehouse = await newColleague(shop, 'warehouse', 'noliktava@avots.example')

const anna = await shop.customer({ name: 'Anna Ozoliņa', accountCents: 90_000 })
const peter = await shop.customer({ name: 'Pēteris Kalns', accountCents: 9_000 })
const first = await placedOrder(anna, { [good.tea]: 6 })
const second = await placedOrder(anna, { [good.tea]: 2 })
const third = await placedOrder(peter, { [good.tea]: 3 })

const list = (query: { filter?: string; sort?: string; limit?: string; cursor?: string } = {}) =>
  service.api.listOfficeOrders({ query })
const idsOf = async (query: Parameters<typeof list>[0]) =>
  (await list(query)).rows.map(({ id }) => id)

test('orders of all customers are listed with their day, route and sum, the newest first', async () => {
  const { rows, total, sums } = await list()
  expect(rows.map(({ id }) => id)).toEqual([third.id, second.id, first.id])
  expect(rows[2]).toMatchObject({
    status: 'processing',
    customer: anna.id,
    customerName: 'Anna Ozoliņa',
    route: expect.any(String),
    payment: expect.any(String),
    about: [],
  })
  expect(total).toBe(3)
  expect(sums.total).toBe(rows.reduce((sum, { total: cents }) => sum + cents!, 0))
})

test('they are narrowed by the customer, the state, the day and a mark', async () => {
  expect(await idsOf({ filter: `customer:eq:${peter.id}` })).toEqual([third.id])
  expect(await idsOf({ filter: 'status:in:delivered,cancelled' })).toEqual([])
  const { day, route } = (await list()).rows[0]!
  expect(await idsOf({ filter: `day:eq:${day}` })).toContain(third.id)
  expect(await idsOf({ filter: `route:has:${route!.toLowerCase()}` })).toHaveLength(3)
  expect(await idsOf({ filter: 'route:has:R99' })).toEqual([])
  await sql`update orders set held_at = now(), version = version + 1
    where id = ${first.id}`.execute(shop.db)
  expect(await idsOf({ filter: 'about:in:held' })).toEqual([first.id])
})

test.each(['id', '-id', 'day', '-total'])('pages by %s give every order once', async (sort) => {
  const page = await list({ sort, limit: '2' })
  const rest = await list({ sort, limit: '2', cursor: page.nextCursor! })
  expect([...page.rows, ...rest.rows].map(({ id }) => id)).toEqual(await idsOf({ sort }))
})

test('the warehouse has no list of orders', async () => {
  await expect(warehouse.api.listOfficeOrders({ query: {} })).rejects.toMatchObject({
    error: 'not_permitted',
  })
})

test('many orders are moved in one act, the refused ones are named, and all come back', async () => {
  const lines = { [good.tea]: 1 }
  const many: number[] = []
  for (let count = 0; count < 25; count += 1) many.push((await placedOrder(anna, lines)).id)
  const before = (await list({ filter: `customer:eq:${anna.id}` })).rows
  const body = { orderIds: [...many, 999_999], day: '2026-11-25' }
  const done = await service.api.moveOrders({ body })
  if (!('done' in done)) throw new Error('not done')
  expect(done).toMatchObject({ refused: [{ id: 999_999, error: 'not_found' }] })
  expect(done.done).toHaveLength(25)
  expect(await idsOf({ filter: 'day:eq:2026-11-25' })).toEqual(expect.arrayContaining(many))
  await service.api.undoAction({ params: { id: String(done.actionId) } })
  expect((await list({ filter: `customer:eq:${anna.id}` })).rows).toEqual(before)
})
