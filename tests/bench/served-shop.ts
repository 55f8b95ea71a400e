import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { readConfig } from '../../server/config.ts'
import { type OpenApp, openApp } from '../../server/open-app.ts'
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { queryValues } from '../support/query-values.ts'
import { freePort } from '../support/free-port.ts'
import { copyShop } from './copy-shop.ts'
import { startShop } from './shop-process.ts'
import { countingStatements, type Statements, watchStatements } from './statements.ts'

export type ServedShop = {
  app: OpenApp
  origin: string
  pid: number
  statements: Statements
  /** As autovacuum does within a minute: plans made for an empty table read it whole. */
  analyze: () => Promise<void>
}

/**
 * A filled shop with one web process as in production; the caller generates the load. It begins
 * with the demo's goods, or with a copy of another shop.
 */
export async function servedShop(
  fill: (app: OpenApp) => Promise<void>,
  measure: (shop: ServedShop) => Promise<void>,
  { copyOf, nodeOptions }: { copyOf?: string | undefined; nodeOptions?: string[] } = {},
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'avots-bench-'))
  if (copyOf !== undefined) copyShop(copyOf, dataDir)
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const log = pino({ level: 'silent' })
  const database = await openEmbeddedDatabase({ dataDir, log, settings: countingStatements })
  const app = await openApp(readConfig(settings), 'command')
  const statements = await watchStatements(dataDir)
  let shop: Awaited<ReturnType<typeof startShop>> | undefined
  try {
    if (copyOf === undefined) await seedShop(app.db, { today: app.clock.today() })
    await fill(app)
    const analyze = async () => void (await queryValues(database.owner, 'vacuum analyze'))
    await analyze()
    await queryValues(database.owner, 'checkpoint').catch(() => undefined)
    shop = await startShop(dataDir, await freePort(), { nodeOptions })
    console.log(`load average at the start ${loadavg()[0]!.toFixed(1)}`)
    await measure({ app, origin: shop.origin, pid: shop.pid, statements, analyze })
  } finally {
    await shop?.stop()
    await statements.stop()
    await app.close()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
