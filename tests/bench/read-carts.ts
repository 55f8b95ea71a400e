import { Client } from 'pg'
import { identify } from '../../server/customers/identify.ts'
import { loadCart } from '../../server/cart/load-cart.ts'
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { report } from './figures.ts'
import { type Filled, fillCarts } from './filled-carts.ts'
import { send, type Sent, servedRow } from './served-row.ts'
import { type ServedShop, servedShop } from './served-shop.ts'

/**
 * `node tests/bench/read-carts.ts [carts] [lines]`: reads carts with all their sums, in turns with
 * the same statements through the bare driver of PostgreSQL, sixteen at a time.
 */
const carts = Number(process.argv[2] ?? 2_000)
const lines = Number(process.argv[3] ?? 10)
const rounds = 3
const clients = 16
let filled: Filled[] = []

type Statement = { name: string; text: string; values: unknown[] }

await servedShop(
  async ({ db, clock }) => void (filled = await fillCarts(db, clock.today(), carts, lines)),
  async (shop) => {
    const requests = filled.map(({ token }): Sent => ({
      method: 'GET',
      path: '/api/cart/active',
      token,
    }))
    await send(shop, requests)
    const statements = await statementsOf(shop)
    await sendBare(shop, statements.slice(0, clients * 20))
    for (let round = 0; round < rounds; round += 1) {
      await servedRow(shop, `cart of ${lines} lines, read`, requests)
      report('its statements, bare', { perSecond: await sendBare(shop, statements) })
    }
    await servedRow(shop, 'the same, one at a time', requests, { clients: 1 })
  },
)

/** What the call asks the database for each cart; whose token it is, is known from memory. */
async function statementsOf({ app }: ServedShop): Promise<Statement[][]> {
  const seen: Statement[] = []
  const send = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown
  Client.prototype.query = function query(this: Client, ...args: unknown[]) {
    const [statement] = args
    if (typeof statement === 'object' && statement !== null && 'name' in statement)
      seen.push(statement as Statement)
    return send.apply(this, args)
  } as Client['query']
  const { db, close } = app.connect('web')
  const all: Statement[][] = []
  for (const { token } of filled) {
    const caller = await identify({ ...app, db })(token)
    await loadCart(db, { customerId: caller!.customerId })
    all.push(seen.splice(0).slice(-1))
  }
  Client.prototype.query = send as Client['query']
  await close()
  return all
}

/** How many carts a second the driver alone reads. */
async function sendBare({ app }: ServedShop, all: readonly Statement[][]): Promise<number> {
  const { app: connection, stop } = await openEmbeddedDatabase({
    dataDir: app.config.dataDir,
    log: app.log,
  })
  const options = '-c timezone=UTC -c plan_cache_mode=force_generic_plan'
  const connected = await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = new Client({ ...connection, options })
      await client.connect()
      for (let warm = 0; warm < 10; warm += 1)
        for (const statement of all[warm]!) await client.query(statement)
      return client
    }),
  )
  let next = 0
  const begun = performance.now()
  await Promise.all(
    connected.map(async (client) => {
      for (let index = next++; index < all.length; index = next++)
        for (const statement of all[index]!) await client.query(statement)
    }),
  )
  const seconds = (performance.now() - begun) / 1_000
  await Promise.all(connected.map((client) => client.end()))
  await stop()
  return all.length / seconds
}
