import { sql } from 'kysely'
import { deliveryTypes } from '../../contract/shop/vocabularies/delivery-types.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import { type Figures, report } from './figures.ts'
import { addCustomers, type Filled, findCarts } from './filled-carts.ts'
import { send, type Sent, servedRow } from './served-row.ts'
import { type ServedShop, servedShop } from './served-shop.ts'

/**
 * `node tests/bench/checkout.ts [people] [clients]`: what each call of a checkout costs. Customers
 * with an address make a cart, put two goods into it, choose how it is delivered and paid, read it
 * and order; half of them before the measurement, to warm up. The statements that cost PostgreSQL
 * most are listed below the table.
 */
const people = Number(process.argv[2] ?? 2_000)
const clients = Number(process.argv[3] ?? 16)

await servedShop(
  ({ db, clock }) => addCustomers(db, clock.today(), people),
  async (shop) => {
    const { rows: tokens } = await sql<{ token: string }>`
      select 'bench-token-of-customer-' || id as token from customers
      where email like '%@bench.example' order by id`.execute(shop.app.db)
    const half = people / 2
    await checkout(shop, tokens.slice(0, half), (_, requests) => send(shop, requests, { clients }))
    await shop.statements.reset()
    const costs: Figures[] = []
    await checkout(shop, tokens.slice(half), async (name, requests) => {
      costs.push(await servedRow(shop, name, requests, { clients }))
    })
    const sum = (of: 'nodeMs' | 'postgresMs' | 'statements') =>
      costs.reduce((total, figures) => total + figures[of]!, 0)
    report('a whole checkout, the sum of these', {
      nodeMs: sum('nodeMs'),
      postgresMs: sum('postgresMs'),
      statements: sum('statements'),
    })
    console.log('\n| calls | ms each | statement |\n|---|---|---|')
    for (const { query, calls, ms } of await shop.statements.dearest(25))
      console.log(`| ${calls} | ${(ms / calls).toFixed(3)} | ${query.slice(0, 160)} |`)
  },
)

type Row = (name: string, requests: readonly Sent[]) => Promise<unknown>

async function checkout(shop: ServedShop, owners: readonly { token: string }[], row: Row) {
  const all = (of: Omit<Sent, 'token'>) => owners.map(({ token }): Sent => ({ ...of, token }))
  await row(
    'a guest',
    owners.map(() => ({ method: 'POST', path: '/api/authenticate/guest' })),
  )
  await row('a cart', all({ method: 'POST', path: '/api/cart' }))
  await shop.analyze()
  const wanted = new Set(owners.map(({ token }) => token))
  const carts = (await findCarts(shop.app.db)).filter(({ token }) => wanted.has(token))
  const post = (path: string, bodyOf: (cart: Filled, index: number) => object | undefined) =>
    carts.map((cart, index): Sent => ({
      method: 'POST',
      path: `/api/cart/${cart.cartId}${path}`,
      token: cart.token,
      body: bodyOf(cart, index),
    }))
  const good = (cart: Filled, order: number) => ({ good_id: cart.otherGoodId, order })
  await row(
    'a good',
    post('/cartitem', (cart) => good(cart, 1)),
  )
  await row(
    'another good',
    post('/cartitem', (_, index) => good(carts[(index + 1) % carts.length]!, 2)),
  )
  const addressOf = await addressesByToken(shop)
  await row(
    'address, way and method',
    post('', ({ token }) => ({
      address_id: addressOf.get(token),
      delivery_type_id: deliveryTypes.numberOf('courier'),
      payment_type: paymentTypes.numberOf('cash'),
    })),
  )
  await row('the cart, read', all({ method: 'GET', path: '/api/cart/active' }))
  await row(
    'the order',
    post('/processcart', () => undefined),
  )
}

async function addressesByToken({ app }: ServedShop): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; token: string }>`
    select id, 'bench-token-of-customer-' || customer_id as token from addresses`.execute(app.db)
  return new Map(rows.map(({ id, token }) => [token, id]))
}
