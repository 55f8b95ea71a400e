import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cartCalls } from '../../contract/shop/cart.ts'
import type { Call } from '../../contract/shared/call.ts'
import { addressOf } from '../../contract/shared/http-client.ts'
import { orderCalls } from '../../contract/shop/orders.ts'
import { orderKey } from '../../server/customers/order-link.ts'
import { newToken } from '../../server/platform/token.ts'
import { newSession } from '../support/new-customer.ts'
import { filledCart, good, orderShop, placedOrder } from '../support/order-shop.ts'
import { registeredPerson } from '../support/registered-person.ts'

const shop = await orderShop()
const { server, db, app, clock } = shop
const dayMs = 24 * 3_600_000

const anna = await shop.customer({ accountCents: 10_000 })
await db
  .updateTable('addresses')
  .set({ street: 'Noslēpumu iela' })
  .where('customerId', '=', anna.id)
  .execute()
const { id: orderId, params } = await placedOrder(anna, { [good.water]: 2, [good.tea]: 5 })
const copyId = (await anna.api.copyOrderToCart({ params })).data.id
const cart = await filledCart(anna, { [good.flour]: 2 })

type Named = [name: string, call: Call, id: number]

/** Every call of carts and orders that asks for a token, aimed at what is Anna's. */
const aimed: Named[] = Object.entries<Call>({ ...cartCalls, ...orderCalls })
  .filter(([, { audience }]) => audience !== 'anyone')
  .map(([name, call]) => [
    name,
    call,
    name.endsWith('OrderCopy') ? copyId : call.path.startsWith('/cart') ? cart.id : orderId,
  ])

const bodies: Record<string, object> = {
  changeCartItem: { good_id: good.tea, order: 1 },
  moveOrder: { delivery_date: '2026-11-25' },
  changeOrder: { confirmed: 1 },
}

const ask = ([name, call, id]: Named, token: string | undefined) =>
  server.inject({
    method: call.method,
    url: `/api${addressOf(call, { params: { id, cartId: id, goodId: good.tea, code: 'RUDENS' } })}`,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(call.method === 'POST' && { payload: bodies[name] ?? {} }),
  })

/** Everything of hers that such a call could touch. */
async function hers() {
  const { rows } = await sql`
    select (select json_agg(o order by id) from orders o where customer_id = ${anna.id}) as orders,
      (select json_agg(i order by id) from order_items i where customer_id = ${anna.id}) as items,
      (select json_agg(e order by id) from ledger_transactions e where customer_id = ${anna.id}) as money,
      (select count(*) from mail_outbox where customer_id = ${anna.id}) as mails`.execute(db)
  return rows
}

const dead: [string, () => Promise<string | undefined> | string | undefined][] = [
  ['no token', () => undefined],
  ['one that never was', () => newToken()],
  ['one cut short', () => anna.token.slice(0, -1)],
  [
    'one that was not used for 30 days',
    () => newSession(db, anna.id, new Date(clock.now().getTime() - 31 * dayMs)),
  ],
  [
    'one that was logged out',
    async () => {
      const token = await newSession(db, anna.id, clock.now())
      await shop.as(token).logOut()
      return token
    },
  ],
  [
    'the key of her order’s mail',
    () => orderKey(app, { customerId: anna.id, orderId }, new Date(clock.now().getTime() + dayMs)),
  ],
  ['one of a customer who is gone', deletedCustomer],
  ['one from before a new password was set elsewhere', fromBeforeTheNewPassword],
  ['one of a guest whose cart went along at the log-in', mergedGuest],
]

async function deletedCustomer() {
  const { token, id } = await shop.guest()
  await db.deleteFrom('customers').where('id', '=', id).execute()
  return token
}

async function mergedGuest() {
  const { email, password } = await registeredPerson(shop)
  const guest = await shop.guest()
  const { data } = await guest.api.createCart()
  await guest.api.logIn({ body: { email, password, cartid: data.id } })
  return guest.token
}

async function fromBeforeTheNewPassword() {
  const { id, email, password, as } = await registeredPerson(shop)
  const { token } = await shop.nobody.logIn({ body: { email, password } })
  const another = 'zilais dzērvenājs'
  await as.changePassword({
    params: { id: String(id) },
    body: { password: another, paswordRepeat: another },
  })
  return token
}

test.each(dead)(
  '%s opens no call of carts and orders, and changes nothing',
  async (_name, make) => {
    const token = await make()
    const before = await hers()
    for (const call of aimed) {
      const answer = await ask(call, token)
      expect([call[0], answer.statusCode]).toEqual([call[0], 401])
      expect(answer.json().error).toBe(token === undefined ? 'token_not_provided' : 'token_invalid')
    }
    expect(await hers()).toEqual(before)
  },
)

const strangers: [string, () => Promise<string>][] = [
  ['another customer', async () => (await shop.customer()).token],
  ['a guest', async () => (await shop.guest()).token],
]

test.each(strangers)(
  '%s reaches nothing of hers, whatever number is named',
  async (_name, make) => {
    const token = await make()
    const before = await hers()
    for (const call of aimed) {
      const { statusCode, body } = await ask(call, token)
      const own = call[1].params === undefined || 'code' in call[1].params.shape
      expect([call[0], own ? statusCode < 500 : [403, 404].includes(statusCode)]).toEqual([
        call[0],
        true,
      ])
      expect(body).not.toContain('Noslēpumu iela')
    }
    expect(await hers()).toEqual(before)
  },
)

test('a token opens no order by key, and a key of one order opens no other', async () => {
  const other = await placedOrder(anna, { [good.tea]: 5 })
  const key = orderKey(
    app,
    { customerId: anna.id, orderId },
    new Date(clock.now().getTime() + dayMs),
  )
  expect((await shop.nobody.readOrderByKey({ params: { key } })).order.id).toBe(orderId)
  const swapped = key.replace(
    /\.[\w-]+\./,
    `.${Buffer.from(`${anna.id}:${other.id}`).toString('base64url')}.`,
  )
  for (const wrong of [swapped, anna.token, key.slice(0, -2)])
    await expect(shop.nobody.readOrderByKey({ params: { key: wrong } })).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => [404, 422].includes(status)),
    })
  clock.set(new Date(clock.now().getTime() + 2 * dayMs).toISOString())
  await expect(shop.nobody.readOrderByKey({ params: { key } })).rejects.toMatchObject({
    status: 404,
  })
})

test('a cart that was ordered in another tab takes no more, and names its order', async () => {
  const berta = await shop.customer()
  const ordered = await placedOrder(berta, { [good.tea]: 5 })
  const item = (await berta.api.readOrder({ params: ordered.params })).order.items[0]!
  const late = [
    () =>
      berta.api.changeCartItem({
        params: ordered.params,
        body: { id: item.id, good_id: good.tea, order: 9 },
      }),
    () => berta.api.changeCart({ params: ordered.params, body: { notes: 'Vēlreiz' } }),
    () =>
      berta.api.removeCartItem({ params: { cartId: ordered.params.id, goodId: String(good.tea) } }),
    () => berta.api.addToOrder({ params: ordered.params }),
  ]
  for (const call of late)
    await expect(call()).rejects.toMatchObject({
      status: 409,
      error: 'locked',
      body: { order: { id: ordered.id } },
    })
  expect(await berta.api.placeOrder({ params: ordered.params })).toMatchObject({
    order: { id: ordered.id },
  })
  expect((await berta.api.readOrder({ params: ordered.params })).order.items).toMatchObject([
    { order: 5 },
  ])
  expect((await berta.api.listOrders()).order.total).toBe(1)
})

test('the guest’s cart and the customer’s become one, and no line is lost', async () => {
  const { email, password, as: api } = await registeredPerson(shop)
  await filledCart({ api }, { [good.tea]: 2, [good.water]: [3, 1] })
  const guest = await shop.guest()
  const { data } = await guest.api.createCart()
  const at = { params: { id: String(data.id) } }
  await guest.api.changeCartItem({ ...at, body: { good_id: good.tea, order: 1 } })
  await guest.api.changeCartItem({ ...at, body: { good_id: good.flour, order: 4 } })
  const { token } = await guest.api.logIn({ body: { email, password, cartid: data.id } })
  const { data: merged } = await shop.as(token).readActiveCart()
  expect(
    Object.fromEntries(merged.items.map((item) => [item.good_id, [item.order, item.return]])),
  ).toEqual({
    [good.tea]: [3, 0],
    [good.water]: [3, 1],
    [good.flour]: [4, 0],
  })
  await expect(guest.api.readActiveCart()).rejects.toMatchObject({ status: 401 })
})
