import { sql } from 'kysely'
import { seedStaff } from '../../db/seed/seed-staff.ts'
import { byCommand } from '../../domain/actor.ts'
import type { AppWithDb } from '../../server/app-context.ts'
import { nextDayToClose } from '../../server/dispatch/rehearse-closing.ts'
import { addVehicle } from '../../server/dispatch/runs/vehicles.ts'
import { allOrNothing } from '../../server/platform/database/transaction.ts'
import { processorMs } from '../support/process-figures.ts'
import { quantiles, report } from './figures.ts'
import { type Filled, fillCarts } from './filled-carts.ts'
import { officeCookie } from './office-cookie.ts'
import { postgresMs } from './postgres-time.ts'
import { send } from './served-row.ts'
import { type ServedShop, servedShop } from './served-shop.ts'

/**
 * `node tests/bench/closing.ts [orders]`: the office looks at what closing the next day would do. It
 * has so many orders of five lines in all our zones, and eight vans; every twentieth order is not
 * paid and would be skipped.
 */
const orders = Number(process.argv[2] ?? 600)
const vans = 8
const looks = 20
let filled: Filled[] = []

await servedShop(
  async (app) => {
    await seedStaff(app.db)
    filled = await fillCarts(app.db, app.clock.today(), orders, 5)
    for (let number = 1; number <= vans; number += 1) {
      const van = { plate: `AV-${number}`, maxBottles: 60, maxKilograms: 1_300 }
      await allOrNothing(app.db, (tx) => addVehicle(app, tx, byCommand, van))
    }
  },
  async (shop) => {
    await placeOrders(shop)
    await moveToNextDay(shop.app)
    await shop.analyze()
    await measureLooks(shop)
  },
)

async function placeOrders(shop: ServedShop): Promise<void> {
  await send(
    shop,
    filled.map(({ token }) => ({ method: 'GET', path: '/api/cart/active', token })),
  )
  await send(
    shop,
    filled.map(({ cartId, token }) => ({
      method: 'POST',
      path: `/api/cart/${cartId}/processcart`,
      token,
    })),
  )
}

async function moveToNextDay(app: AppWithDb): Promise<void> {
  const day = await nextDayToClose(app, app.db)
  await sql`
    with driven as (
      select array_agg(r.id order by r.id) as ids from regions r join zones z on z.id = r.zone_id
      where z.our_courier)
    update addresses a set region_id = ids[1 + a.id % cardinality(ids)],
      street = 'Iela ' || a.id % 50, house_no = (1 + a.id % 90)::text
    from driven`.execute(app.db)
  await sql`update orders set delivery_on = ${day}`.execute(app.db)
  await sql`
    update orders set awaited_cents = cash_due_cents, cash_due_cents = 0 where id % 20 = 0`.execute(
    app.db,
  )
}

async function measureLooks({ app, origin, pid, statements }: ServedShop): Promise<void> {
  const headers = { cookie: await officeCookie(origin), 'sec-fetch-site': 'same-origin' }
  const look = async () => {
    const answer = await fetch(`${origin}/office/api/closing`, { headers })
    if (!answer.ok) throw new Error(`the closing answered ${answer.status}`)
    return (await answer.json()) as { locked: { zone: string }[]; skipped: object[] }
  }
  const { locked, skipped } = await look()
  const spent = async () => ({
    node: processorMs(pid),
    postgres: postgresMs(app.config.dataDir),
    statements: await statements.count(),
  })
  const before = await spent()
  const times: number[] = []
  for (let count = 0; count < looks; count += 1) {
    const begun = performance.now()
    await look()
    times.push(performance.now() - begun)
  }
  const after = await spent()
  const zones = new Set(locked.map(({ zone }) => zone)).size
  report(`closing of a day with ${orders} orders, looked at`, {
    ...quantiles(times),
    nodeMs: (after.node - before.node) / looks,
    postgresMs: (after.postgres - before.postgres) / looks,
    statements: (after.statements - before.statements) / looks,
    note: `${locked.length} locked, ${skipped.length} skipped, ${zones} zones; wanted ≤ 2000 ms`,
  })
}
