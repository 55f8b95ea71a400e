import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { readConfig } from '../../server/config.ts'
import { type OpenApp, openApp } from '../../server/open-app.ts'
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { queryValues } from '../support/query-values.ts'
import { freePort } from '../support/free-port.ts'
import { startShop } from './shop-process.ts'

export type ServedShop = {
  app: OpenApp
  origin: string
  pid: number
  /** As autovacuum does within a minute: plans made for an empty table read it whole. */
  analyze: () => Promise<void>
}

/** A filled shop with one web process as in production; the caller generates the load. */
export async function servedShop(
  fill: (app: OpenApp) => Promise<void>,
  measure: (shop: ServedShop) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'avots-bench-'))
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const app = await openApp(readConfig(settings), 'command')
  let shop: Awaited<ReturnType<typeof startShop>> | undefined
  try {
    await seedShop(app.db, { today: app.clock.today() })
    await fill(app)
    const { owner, stop } = await openEmbeddedDatabase({ dataDir, log: app.log })
    const analyze = async () => void (await queryValues(owner, 'vacuum analyze'))
    await analyze()
    await queryValues(owner, 'checkpoint').catch(() => undefined)
    shop = await startShop(dataDir, await freePort())
    console.log(`load average at the start ${loadavg()[0]!.toFixed(1)}`)
    await measure({ app, origin: shop.origin, pid: shop.pid, analyze })
    await stop()
  } finally {
    await shop?.stop()
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
