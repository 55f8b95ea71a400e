import { inTransaction } from '../platform/database/transaction.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { CallRefused } from '../../contract/shared/http-client.ts'
import { seedDemo } from '../../db/seed/seed-demo.ts'
import { filledForm } from '../../tests/support/registration.ts'
import { testShop } from '../../tests/support/shop.ts'
import { dayOf, type Day } from '../../domain/calendar.ts'
import { loadDaySheet, saveSheet } from '../dispatch/day-sheet.ts'
import { personalTables } from './personal-tables.ts'
import { closeDay, deliverOrder } from '../../tests/support/dispatch.ts'

const shop = await testShop()
const words = {
  name: 'Zigrīda Unikālā',
  email: 'zigrida@nekur.example',
  phone: '29876543',
  street: 'Neesošā iela',
}

beforeAll(() => seedDemo(shop.db, { today: shop.clock.today() }))

async function zigrida() {
  const { token } = await shop.nobody.createGuest()
  const { user } = await shop.as(token).readUser()
  const form = filledForm({
    name_surname: words.name,
    email: words.email,
    phone: words.phone,
    address: [{ region: 101, street: words.street, notes: `Zvanīt ${words.phone}` }],
  })
  await shop.as(token).saveUser({ params: { id: String(user.id) }, body: form })
  return { id: user.id, as: shop.as(token), password: form.password }
}

/**
 * Every table of every schema, the queue's among them, that has a row with one of these words in
 * it.
 */
async function tablesThatName(texts: string[]): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`.execute(
    shop.db,
  )
  expect(new Set(rows.map(({ schema }) => schema)).size).toBeGreaterThan(1)
  const found = await Promise.all(
    rows.map(async ({ schema, name }) => {
      const hits =
        await sql`select 1 from ${sql.id(schema, name)} t where lower(t::text) like any(${sql.val(
          texts.map((text) => `%${text.toLowerCase()}%`),
        )}::text[]) limit 1`.execute(shop.db)
      return hits.rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

test('every table with customer data is classified, and no other', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'customer_id' order by 1`.execute(shop.db)
  const known = Object.keys(personalTables).filter((name) => name !== 'customers')
  expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('a download has everything but the secrets', async () => {
  const person = await zigrida()
  const { data } = await person.as.downloadMyData()
  expect(Object.keys(data)).toEqual(Object.keys(personalTables))
  expect(data.customers).toMatchObject([{ id: person.id, name: words.name, email: words.email }])
  expect(data.addresses).toMatchObject([{ street: words.street }])
  expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash/)
  await expect(
    person.as.deleteAccount({ body: { password: 'cita parole' } }),
  ).rejects.toMatchObject({
    error: { password: ['Parole nav pareiza.'] },
  })
  await person.as.deleteAccount({ body: { password: person.password } })
})

test('a deleted customer is found nowhere, cannot log in and may register again', async () => {
  const person = await zigrida()
  await person.as.createCart()
  const statement = {
    name: words.name,
    email: words.email.toUpperCase(),
    contract: 'Ūdens',
    statement: words.phone,
  }
  const { data } = await shop.nobody.stateWithdrawal({ body: statement })
  await shop.nobody.confirmWithdrawal({ body: data })
  await shop.work()
  expect(await tablesThatName(Object.values(words))).toEqual(
    expect.arrayContaining(['addresses', 'contract_withdrawals', 'customers', 'mail_outbox']),
  )
  const feed = new URL((await person.as.readDeliveryCalendar()).url).pathname
  const feedStatus = async () => (await shop.server.inject(feed)).statusCode
  expect(await feedStatus()).toBe(200)
  shop.clock.set('2026-11-20T08:00:05Z')
  await person.as.deleteAccount({ body: { password: person.password } })
  expect(await tablesThatName([...Object.values(words), '+371' + words.phone])).toEqual([])
  expect(await feedStatus()).toBe(404)
  await expect(person.as.readUser()).rejects.toMatchObject({ status: 401 })
  const logIn = shop.nobody.logIn({ body: { email: words.email, password: person.password } })
  await expect(logIn).rejects.toMatchObject({ error: 'invalid_credentials' })
  const again = await zigrida()
  expect(again.id).not.toBe(person.id)
  await again.as.deleteAccount({ body: { password: again.password } })
})

test('of a deleted customer with orders, payments and deliveries only the documents required by law keep data', async () => {
  const person = await zigrida()
  const { db, clock } = shop
  const { data: cart } = await person.as.createCart()
  const params = { id: String(cart.id) }
  await person.as.changeCartItem({ params, body: { good_id: 302, order: 6 } })
  await person.as.changeCart({
    params,
    body: { payment_type: 3, notes: `${words.name}, zvanīt ${words.phone}` },
  })
  await person.as.placeOrder({ params })
  const { order } = await person.as.readOrder({ params })
  const day = dayOf(order.delivery_date!)
  const sheet = await closedSheet(day)
  await inTransaction(db, (tx) => saveSheet(tx, sheet, clock.now()))
  expect(await deliverOrder(shop.app, { orderId: order.id })).toMatchObject({ ok: true })
  await person.as.startEmailChange({
    body: { email: `jauna.${words.email}`, password: person.password },
  })
  const reference = 'AV-unikala'
  const { id: customerId } = person
  const [createdAt, expiresAt] = [clock.now(), clock.now()]
  await db
    .insertInto('payments')
    .values({
      customerId,
      topupCents: 500,
      method: 'seb',
      provider: 'sandbox',
      merchantReference: reference,
      status: 'ABANDONED',
      createdAt,
      expiresAt,
    })
    .execute()
  await db
    .insertInto('sandboxOrders')
    .values({
      uuid: '00000000-0000-4000-8000-000000000001',
      merchantReference: reference,
      request: JSON.stringify({
        billingAddress: { firstName: 'Zigrīda', lastName: 'Unikālā', email: words.email },
      }),
      grandTotalCents: 500,
      currency: 'EUR',
      createdAt,
      expiresAt,
    })
    .execute()
  await shop.work()
  const names = [...Object.values(words), `+371${words.phone}`, 'Unikālā']
  expect(await tablesThatName(names)).toEqual(
    expect.arrayContaining(['route_sheets', 'sandbox_orders', 'orders', 'papers']),
  )
  await person.as.deleteAccount({ body: { password: person.password } })
  expect(await tablesThatName(names)).toEqual(['papers'])
  const { stops } = await db
    .selectFrom('routeSheets')
    .select('stops')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  expect(stops).toMatchObject([
    { orderId: order.id, customer: '', address: '', phone: '', notes: '' },
  ])

  async function closedSheet(on: Day) {
    await closeDay(shop.app, on)
    return loadDaySheet(db, on)
  }
})

test('open money, bottles or orders block the deletion, and the refusal names them', async () => {
  const person = await zigrida()
  const leave = () =>
    person.as
      .deleteAccount({ body: { password: person.password } })
      .catch((refused: unknown) => refused as CallRefused)
  await shop.db
    .insertInto('autoships')
    .values({
      customerId: person.id,
      isActive: true,
      processedAt: shop.clock.now(),
      deliveryOn: shop.clock.today(),
      addressId: sql`(select id from addresses where customer_id = ${person.id})`,
    })
    .execute()
  expect(await leave()).toMatchObject({
    status: 409,
    error: 'orders_are_open',
    body: { open: ['orders'] },
  })
  await shop.db
    .updateTable('autoships')
    .set({ isActive: false })
    .where('customerId', '=', person.id)
    .execute()
  const good = shop.db.selectFrom('goods').select('id').where('sku', '=', 'UD-001')
  await shop.db
    .insertInto('rentals')
    .values({
      customerId: person.id,
      goodId: good,
      count: 1,
      monthlyCents: 500,
      startedOn: shop.clock.today(),
    })
    .execute()
  expect(await leave()).toMatchObject({ status: 409, error: 'bottles_are_open' })
  expect((await person.as.readUser()).user.email).toBe(words.email)
})
