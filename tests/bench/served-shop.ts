import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seedShop } from '../../db/seed/seed-shop.ts'
import { readConfig } from '../../server/config.ts'
import { type OpenHouse, openHouse } from '../../server/open-house.ts'
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'
import { freePort } from '../support/free-port.ts'
import { ask } from '../support/ask.ts'

export type ServedShop = { house: OpenHouse; origin: string; pid: number }

/** A shop of its own, filled as wished, with one web process as it runs in earnest; the caller is the load generator beside it. */
export async function servedShop(
  fill: (house: OpenHouse) => Promise<void>,
  measure: (shop: ServedShop) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'avots-bench-'))
  const settings = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMITS: 'off' }
  const house = await openHouse(readConfig(settings), 'command')
  let child: ChildProcess | undefined
  try {
    await seedShop(house.db, { today: house.clock.today() })
    await fill(house)
    const { owner, stop } = await openEmbeddedDatabase({ dataDir, log: house.log })
    await ask(owner, 'vacuum analyze')
    await ask(owner, 'checkpoint').catch(() => undefined)
    await stop()
    const port = await freePort()
    const env = { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1', SEED: 'none' }
    child = spawn(process.execPath, ['server/main.ts', '--role', 'web'], { stdio: 'inherit', env })
    const origin = `http://127.0.0.1:${port}`
    while (!(await answers(`${origin}/health/ready`))) {
      if (child.exitCode !== null) throw new Error('the shop did not start')
      await pause(100)
    }
    console.log(`load average at the start ${loadavg()[0]!.toFixed(1)}`)
    await measure({ house, origin, pid: child.pid! })
  } finally {
    if (child?.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    await house.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
