import { connectDatabase, type Database } from './platform/database/connect.ts'
import type { ConnectionOptions } from './platform/database/connection-options.ts'
import { openEmbeddedDatabase } from './platform/database/embedded.ts'
import { openNotices } from './platform/database/notices.ts'
import { migrate } from './platform/database/migrate.ts'
import { systemClock } from './platform/clock.ts'
import { storedSecret } from './platform/stored-secret.ts'
import { openLog } from './platform/log.ts'
import { openClock } from './settings/shop-clock.ts'
import { createApp } from './create-app.ts'
import type { Config } from './config.ts'
import type { AppWithDb } from './app-context.ts'

export type OpenApp = AppWithDb & {
  /** The role that may change tables, for commands; a process that serves has the shop's own. */
  owner: ConnectionOptions
  /** Opens connections for another purpose than the app was opened for. */
  connect(purpose: Purpose): Database
  close(): Promise<void>
}

type Addresses = { owner: ConnectionOptions; app: ConnectionOptions; stop(): Promise<unknown> }

const POOL_SIZE = { web: 16, jobs: 8, command: 2 }
const MEMORY_POOL_SIZE = 2

/** Decides the pool's size and its time limits: short for web, longer for jobs and commands. */
export type Purpose = keyof typeof POOL_SIZE

/** Opens what every process needs: log, clock, settings and a migrated database. */
export async function openApp(config: Config, purpose: Purpose): Promise<OpenApp> {
  const log = openLog(config.LOG_LEVEL)
  const addresses = await databaseAddresses(config, log)
  await migrate({ owner: addresses.owner, app: addresses.app, log })
  const connect = (role: Purpose, poolSize = POOL_SIZE[role]) =>
    connectDatabase(addresses.app, { role, poolSize, log })
  const { db, close } = connect(purpose)
  const memory = connect(purpose, MEMORY_POOL_SIZE)
  const notices = await openNotices(addresses.app, log)
  const app = createApp({
    config: { ...config, DATABASE_OWNER_URL: undefined },
    log,
    db,
    memoryDb: memory.db,
    notices,
    clock: config.production
      ? systemClock
      : await openClock(db, {
          startsAt: config.AVOTS_CLOCK,
          isCommand: purpose === 'command',
        }),
    secret: config.SECRET ?? storedSecret(config.dataDir),
  })
  return {
    ...app,
    owner: purpose === 'command' ? addresses.owner : addresses.app,
    connect,
    close: async () => {
      await notices.stop()
      await memory.close()
      await close()
      await addresses.stop()
    },
  }
}

async function databaseAddresses(config: Config, log: AppWithDb['log']): Promise<Addresses> {
  if (config.DATABASE_URL === undefined)
    return openEmbeddedDatabase({ dataDir: config.dataDir, log })
  const app = { connectionString: config.DATABASE_URL }
  const owner = { connectionString: config.DATABASE_OWNER_URL ?? config.DATABASE_URL }
  return { app, owner, stop: async () => undefined }
}
