import { sql } from 'kysely'
import { onTestFinished, test } from 'vitest'
import { testShop } from '../tests/support/shop.ts'
import { createApp } from './create-app.ts'
import { connectDatabase } from './platform/database/connect.ts'

const shop = await testShop()

test('transactions that hold every connection do not wait for memory', async () => {
  const poolSize = 2
  const few = connectDatabase(shop.connection, { role: 'web', poolSize, log: shop.app.log })
  onTestFinished(few.close)
  const app = createApp({ ...shop.app, db: few.db, memoryDb: shop.db })
  let arrived = 0
  let start = () => {}
  const allArrived = new Promise<void>((resolve) => (start = resolve))
  const transaction = () =>
    few.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      arrived += 1
      if (arrived === poolSize) start()
      await allArrived
      await app.territory(app.clock.today())
      await app.settings()
      await app.loadIndex()
    })
  await Promise.all(Array.from({ length: poolSize }, transaction))
})
