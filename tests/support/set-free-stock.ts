// For journeys: sets the free pieces of a good, beside reserved ones, in the shop of DATA_DIR.
import { byCommand } from '../../domain/actor.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { readConfig } from '../../server/config.ts'
import { setStock } from '../../server/stock/set-stock.ts'
import { openApp } from '../../server/open-app.ts'

const [goodId, free] = process.argv.slice(2).map(Number) as [number, number]
const app = await openApp(readConfig(process.env), 'command')

/** Repeats when an order reserved pieces in between. */
async function setFree(): Promise<void> {
  const { reserved } = await app.db
    .selectFrom('stock')
    .select('reserved')
    .where('goodId', '=', goodId)
    .executeTakeFirstOrThrow()
  const count = { goodId, pieces: reserved + free, note: 'Journey' }
  const set = await inTransaction(app.db, (tx) => setStock(app, tx, byCommand, count))
  if (set.ok) return
  if (set.refusal.code !== 'reserved') throw new Error(`Good ${goodId}: ${set.refusal.code}`)
  await setFree()
}

await setFree()
await app.close()
