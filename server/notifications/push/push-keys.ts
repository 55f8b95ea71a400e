import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import webPush from 'web-push'
import type { Config } from '../../config.ts'

/** The shop's own keys, by which a push service knows who sends (RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string }

/** From the environment; outside production made once and stored in DATA_DIR. */
export function openPushKeys(config: Config): PushKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config
  if (publicKey !== undefined && privateKey !== undefined) return { publicKey, privateKey }
  return config.production ? undefined : storedKeys(config.dataDir)
}

function storedKeys(folder: string): PushKeys {
  const file = join(folder, 'vapid.json')
  if (!existsSync(file)) writeOnce(folder, file)
  return JSON.parse(readFileSync(file, 'utf8')) as PushKeys
}

/** Of two processes that begin at once the first wins. */
function writeOnce(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}
