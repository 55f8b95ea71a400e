import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const READY_MS = 120_000

/** The real shop, built and seeded, on a database of its own and the port that the journeys ask at. */
export default async function openJourneyShop(): Promise<() => Promise<void>> {
  const address = process.env.JOURNEY_URL!
  const dataDir = mkdtempSync(join(tmpdir(), 'avots-journeys-'))
  // PostgreSQL may run as another user than whoever runs the tests.
  chmodSync(dataDir, 0o755)
  const shop = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(address).port,
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  })
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()))
  const close = async () => {
    shop.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  const deadline = Date.now() + READY_MS
  while (!(await answers(`${address}/api/category`))) {
    if (shop.exitCode !== null || Date.now() > deadline) {
      await close()
      throw new Error('The shop of the journeys did not open.')
    }
    await pause(250)
  }
  return close
}

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
