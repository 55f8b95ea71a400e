import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { BaseLogger } from 'pino'
import type { ConnectionOptions } from './connection-options.ts'
import { createCluster, passwordOf, readSecret, roles } from './create-cluster.ts'
import { embeddedHome, embeddedPrograms } from './embedded-home.ts'
import type { EmbeddedHome } from './embedded-home.ts'
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts'
import { connectPresence, isLastToLeave } from './presence.ts'

export type EmbeddedDatabase = {
  owner: ConnectionOptions
  app: ConnectionOptions
  folder: string
  /** Stops the database unless another process of ours uses it; answers whether it stopped. */
  stop: () => Promise<boolean>
}

type Opening = {
  dataDir: string
  log: Pick<BaseLogger, 'info' | 'warn'>
  settings?: Record<string, string>
}

const START_TIMEOUT_MS = 30_000

/**
 * The PostgreSQL of DATA_DIR: created when missing, started when stopped, joined when another
 * process started it. Every process holds one presence connection: the last process to leave stops
 * the database, and a lost presence connection restarts it.
 */
export async function openEmbeddedDatabase({
  dataDir,
  log,
  settings = {},
}: Opening): Promise<EmbeddedDatabase> {
  const home = embeddedHome(dataDir, log)
  if (!existsSync(home.data)) createCluster(home, await embeddedPrograms(home, log))
  let leaving: Promise<boolean> | undefined
  let presence = await attach()
  async function attach() {
    const client = await attachOrStart(home, connectionOf(home, roles.owner), { log, settings })
    client.on('end', () => void (leaving ?? bringBack()))
    return client
  }
  async function bringBack() {
    log.warn('The embedded database is gone; starting it again')
    try {
      presence = await attach()
      log.info('The embedded database is back')
    } catch (error) {
      log.warn({ err: error }, 'The embedded database does not come back yet')
      await pause(1_000)
      if (!leaving) await bringBack()
    }
  }
  async function leave() {
    const isLast = await isLastToLeave(presence)
    if (isLast) await stopPostmaster(home)
    await presence.end().catch(() => {})
    return isLast
  }
  return {
    owner: connectionOf(home, roles.owner),
    app: connectionOf(home, roles.app),
    folder: home.folder,
    stop: () => (leaving ??= leave()),
  }
}

const connectionOf = (home: EmbeddedHome, role: string): ConnectionOptions => ({
  connectionString:
    `postgresql://${role}:${passwordOf(role, readSecret(home))}` +
    `@${encodeURIComponent(home.socketFolder)}/avots`,
})

async function attachOrStart(
  home: EmbeddedHome,
  owner: ConnectionOptions,
  { log, settings = {} }: Omit<Opening, 'dataDir'>,
) {
  const deadline = Date.now() + START_TIMEOUT_MS
  let child: ReturnType<typeof startPostmaster> | undefined
  let starts = 0
  for (;;) {
    try {
      return await connectPresence(owner)
    } catch (error) {
      if (!isNotServing(error) || Date.now() > deadline) throw complaint(home, error)
    }
    const ended =
      child === undefined ||
      child.exitCode !== null ||
      child.signalCode !== null ||
      child.pid === undefined
    if (ended && findPostmaster(home.data) === undefined) {
      // The children of a killed postmaster live on briefly, and their memory blocks the next one.
      if (starts++ === 10) throw complaint(home)
      if (starts > 1) await pause(200)
      child = startPostmaster(home, await embeddedPrograms(home, log), settings)
    }
    await pause(20)
  }
}

const notServing = new Set(['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P03'])

function isNotServing(error: unknown): boolean {
  const { code, message } = error as { code?: string; message: string }
  return code === undefined ? /terminated|timeout/i.test(message) : notServing.has(code)
}

function complaint(home: EmbeddedHome, cause?: unknown): Error {
  const log = existsSync(home.logFile)
    ? readFileSync(home.logFile, 'utf8').trimEnd().split('\n').slice(-3)
    : []
  return new Error(
    `The database in ${home.folder} does not start. Its log ends: ${log.join(' | ')}`,
    { cause },
  )
}
