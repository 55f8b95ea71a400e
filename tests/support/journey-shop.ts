import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { JourneyPlace } from './journey-place.ts'
import { machineEnvironment } from './machine-environment.ts'
import { mailServer } from './mail-server.ts'

const READY_MS = 240_000

/**
 * The real shop with a seeded database and its own port; SMTP writes mails to a folder. More of its
 * environment may be given.
 */
export async function openJourneyShop(
  { url, data, mails }: JourneyPlace,
  environment: Record<string, string> = {},
): Promise<() => Promise<void>> {
  rmSync(mails, { recursive: true, force: true })
  mkdirSync(mails, { recursive: true })
  let received = 0
  const post = await mailServer({
    took: (mail) =>
      writeFileSync(
        join(mails, `${String((received += 1)).padStart(5, '0')}.json`),
        JSON.stringify(mail),
      ),
  })
  const shop = spawn(process.execPath, ['scripts/start.mjs'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...machineEnvironment(),
      PORT: new URL(url).port,
      PUBLIC_URL: url,
      DATA_DIR: data,
      // Each journey makes the runs that it needs.
      DEMO_COMPANY: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      SMTP_URL: post.address,
      META_PIXEL_ID: '1234567890',
      GA4_ID: 'G-JOURNEY',
      ...environment,
    },
  })
  const ended = new Promise<void>((resolve) => shop.once('exit', () => resolve()))
  const close = async () => {
    shop.kill('SIGTERM')
    await ended
    await post.close()
  }
  const deadline = Date.now() + READY_MS
  while (!(await answers(`${url}/api/category`))) {
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
