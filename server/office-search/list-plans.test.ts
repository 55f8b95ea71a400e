import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listQuery } from '../../contract/shared/list.ts'
import { customerFields } from '../../domain/customers/customer-fields.ts'
import type { ListFields } from '../../domain/office/list-query.ts'
import { orderFields } from '../../domain/orders/order-fields.ts'
import { orderShop } from '../../tests/support/order-shop.ts'
import { customersSource } from '../customers/office-customers.ts'
import { ordersSource } from '../orders/office-orders.ts'
import { readList } from '../platform/database/read-list.ts'
import { recordStatements } from '../platform/database/statement-record.ts'
import { searchOffice } from './search-office.ts'

/** What is typed most, as the database is asked it where tables have grown: by indexes alone. */
const { db } = await orderShop()
const seen = { phone: true, email: true, iban: true, credit: true }

const search = (typed: string) => searchOffice(db, seen, typed)
const list =
  (fields: ListFields, source: typeof customersSource | typeof ordersSource) => (query: object) =>
    readList<{ id: number }>(db, fields, source, listQuery(fields, '-id').parse(query))
const customers = list(customerFields, customersSource)
const orders = list(orderFields, ordersSource)

const readings: Record<string, () => Promise<unknown>> = {
  'a name': () => search('Ilze Kalniņa'),
  'two halves of a name': () => search('ilz kaln'),
  'a street, a house and half a name': () => search('Brīvības 112 kal'),
  'a letter': () => search('z'),
  'a phone': () => search('+37129123456'),
  'the end of a phone': () => search('3456'),
  'an e-mail': () => search('zile@'),
  'an order': () => search('#1042'),
  'a document': () => search('R-2026-000042'),
  'a reference': () => search('RF34100'),
  'an account': () => search('LV80BANK0000435195001'),
  'customers by name': () => customers({ sort: 'name' }),
  'customers by a word': () => customers({ filter: 'name:has:ozol' }),
  'the newest orders': () => orders({}),
  'orders of a customer': () => orders({ filter: 'customer:eq:12' }),
  'orders of a day': () => orders({ filter: 'day:eq:2026-11-26' }),
  'orders of a route': () => orders({ filter: 'route:has:R3' }),
  'orders of a route by day': () => orders({ filter: 'route:has:R3', sort: '-day' }),
  'orders of a state': () => orders({ filter: 'status:in:processing' }),
  'the largest orders': () => orders({ sort: '-total' }),
}

const grows =
  /Seq Scan on (customers|customer_search|addresses|orders|papers|deposit_refunds|bank_\w+)\b/
/** Sums are read only of what was counted, and found to be few. */
const isSum = /^\s*select coalesce\(sum/

test.each(Object.keys(readings))('%s: no table that grows is read whole', async (name) => {
  const { statements } = await recordStatements(readings[name]!)
  expect(statements.length).toBeLessThanOrEqual(3)
  for (const statement of statements.filter((text) => !isSum.test(text)))
    expect(await planOf(statement), name).not.toMatch(grows)
})

test.each([
  'orders of a route',
  'orders of a route by day',
  'orders of a state',
  'the newest orders',
])('%s come in their order from the index, unsorted', async (name) => {
  const { statements } = await recordStatements(readings[name]!)
  expect(await planOf(statements[0]!)).not.toContain('Sort Key: o.')
})

test.each(['orders of a route', 'orders of a state'])(
  '%s are counted by the index alone',
  async (name) => {
    const { statements } = await recordStatements(readings[name]!)
    expect(await planOf(statements[1]!)).toContain('Index Only Scan')
  },
)

const planOf = (statement: string) =>
  db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql
      .raw<Record<string, string>>(`explain (generic_plan) ${statement}`)
      .execute(tx)
    return rows.map((row) => Object.values(row)[0]).join('\n')
  })
