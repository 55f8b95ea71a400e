import { sql } from 'kysely'
import { deliveryTypes } from '../../contract/shop/vocabularies/delivery-types.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import { addCustomers, findCarts } from './filled-carts.ts'
import { type Sent, servedHead, servedRow } from './served-row.ts'
import { servedShop } from './served-shop.ts'

/**
 * `node tests/bench/checkout.ts [people] [clients]`: what each call of a checkout costs. Customers
 * with an address make a cart, put two goods into it, choose how it is delivered and paid, read it
 * and order. The first half of them warms up.
 */
const people = Number(process.argv[2] ?? 2_000)
const clients = Number(process.argv[3] ?? 1)

await servedShop(
  ({ db, clock }) => addCustomers(db, clock.today(), people),
  async (shop) => {
    const { db } = shop.app
    const { rows: tokens } = await sql<{ token: string }>`
      select 'bench-token-of-customer-' || id as token from customers
      where email like '%@bench.example' order by id`.execute(db)
    console.log(servedHead)
    for (const half of [tokens.slice(0, people / 2), tokens.slice(people / 2)]) {
      const row = (name: string, requests: readonly Sent[]) =>
        servedRow(shop, name, requests, clients)
      await row(
        'a guest',
        half.map(() => ({ method: 'POST', path: '/api/authenticate/guest' })),
      )
      await row(
        'a cart',
        half.map(({ token }) => ({ method: 'POST', path: '/api/cart', token })),
      )
      await shop.analyze()
      const wanted = new Set(half.map(({ token }) => token))
      const carts = (await findCarts(db)).filter(({ token }) => wanted.has(token))
      const post = (path: string, bodyOf: (index: number) => object | undefined): Sent[] =>
        carts.map(({ cartId, token }, index) => ({
          method: 'POST',
          path: `/api/cart/${cartId}${path}`,
          token,
          body: bodyOf(index),
        }))
      await row(
        'a good',
        post('/cartitem', (index) => ({ good_id: carts[index]!.otherGoodId, order: 1 })),
      )
      const next = (index: number) => carts[(index + 1) % carts.length]!.otherGoodId
      await row(
        'another good',
        post('/cartitem', (index) => ({ good_id: next(index), order: 2 })),
      )
      const { rows: addresses } = await sql<{ id: number; token: string }>`
        select id, 'bench-token-of-customer-' || customer_id as token from addresses`.execute(db)
      const addressOf = new Map(addresses.map(({ id, token }) => [token, id]))
      await row(
        'address, way and method',
        post('', (index) => ({
          address_id: addressOf.get(carts[index]!.token),
          delivery_type_id: deliveryTypes.numberOf('courier'),
          payment_type: paymentTypes.numberOf('cash'),
        })),
      )
      await row(
        'the cart, read',
        carts.map(({ token }) => ({ method: 'GET', path: '/api/cart/active', token })),
      )
      await row(
        'the order',
        post('/processcart', () => undefined),
      )
    }
  },
)
