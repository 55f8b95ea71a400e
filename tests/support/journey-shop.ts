import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mailServer } from './mail-server.ts'

const READY_MS = 120_000

/** The real shop, built and seeded, on a database of its own and the port that the journeys ask at; its mails go over SMTP to a folder. */
export default async function openJourneyShop(): Promise<() => Promise<void>> {
  const address = process.env.JOURNEY_URL!
  const dataDir = mkdtempSync(join(tmpdir(), 'avots-journeys-'))
  // PostgreSQL may run as another user than whoever runs the tests.
  chmodSync(dataDir, 0o755)
  // Where the operator's commands find the shop.
  process.env.JOURNEY_DATA = dataDir
  const mails = process.env.JOURNEY_MAILS!
  rmSync(mails, { recursive: true, force: true })
  mkdirSync(mails, { recursive: true })
  let took = 0
  const post = await mailServer({
    took: (mail) => writeFileSync(join(mails, `${String((took += 1)).padStart(5, '0')}.json`), JSON.stringify(mail)),
  })
  const shop = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(address).port,
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      SMTP_URL: post.address,
      META_PIXEL_ID: '1234567890',
      GA4_ID: 'G-JOURNEY',
    },
  })
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()))
  const close = async () => {
    shop.kill('SIGTERM')
    await ended
    await post.close()
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
