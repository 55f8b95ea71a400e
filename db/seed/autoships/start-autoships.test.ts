import { expect, test } from 'vitest'
import { loadOrders } from '../../../server/orders/load-orders.ts'
import { testShop } from '../../../tests/support/shop.ts'
import { livePast } from '../past/live-past.ts'
import { seedDemo } from '../seed-demo.ts'
import { startAutoships } from './start-autoships.ts'

const { db, app, clock } = await testShop()

const openOrders = async (email: string) => {
  const { id: customerId } = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('role', '=', 'customer')
    .executeTakeFirstOrThrow()
  return loadOrders(db, { customerId, states: ['processing'] })
}

test('Anna’s next delivery waits for her yes, the office’s is confirmed, and both go on', async () => {
  await seedDemo(db, { today: clock.today() })
  await livePast(app)
  await startAutoships(app)
  await startAutoships(app)
  expect(await openOrders('demo@avots.example')).toMatchObject([
    { isConfirmed: false, autoshipName: 'Mājas ūdens' },
  ])
  expect(await openOrders('birojs@avots.example')).toMatchObject([
    { isConfirmed: true, autoshipName: 'Biroja ūdens' },
  ])
  const running = await db
    .selectFrom('autoships')
    .select(['name', 'nextOn'])
    .where('isActive', '=', true)
    .execute()
  expect(running.length).toBeGreaterThanOrEqual(4)
  for (const { nextOn } of running) expect(nextOn).not.toBeNull()
})
