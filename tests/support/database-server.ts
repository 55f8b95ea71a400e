import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import type { ConnectionOptions } from '../../server/platform/database/connection-options.ts'
import { isAlive } from '../../server/platform/database/is-process-alive.ts'
import { memoryFolder } from './memory-folder.ts'
import { queryValues } from './query-values.ts'
import { openEmbeddedDatabase } from '../../server/platform/database/embedded.ts'

export type DatabaseServer = {
  owner: ConnectionOptions
  app: ConnectionOptions
  close: () => Promise<void>
}

export const silentLog = pino({ level: 'silent' })

/** The PostgreSQL of the tests: that of DATABASE_URL, or one for this clone. */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const { DATABASE_URL, DATABASE_OWNER_URL } = process.env
  if (DATABASE_URL) {
    const owner = { connectionString: DATABASE_OWNER_URL ?? DATABASE_URL }
    return { owner, app: { connectionString: DATABASE_URL }, close: async () => {} }
  }
  const clone = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)
  const dataDir = path.join(memoryFolder(), `avots-test-${clone}`)
  mkdirSync(dataDir, { recursive: true })
  // PostgreSQL runs as another user, whatever the umask here.
  chmodSync(dataDir, 0o755)
  const { owner, app, folder, stop } = await openEmbeddedDatabase({
    dataDir,
    log: silentLog,
    settings: forgetful,
  })
  await dropOrphans(owner)
  const close = async () => {
    if (!(await stop())) return
    rmSync(folder, { recursive: true })
    rmSync(dataDir, { recursive: true })
  }
  return { owner, app, close }
}

// Test data need not survive a power cut.
const forgetful = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Drops databases of killed test runs; their names carry the process id. */
async function dropOrphans(owner: ConnectionOptions) {
  const names = await queryValues(
    owner,
    `select datname from pg_database d where datname like 'avots\\_test\\_%'
      and not exists (select from pg_stat_activity a where a.datname = d.datname)`,
  )
  for (const name of names.map(String)) {
    if (!isAlive(Number(name.split('_')[2])))
      await queryValues(owner, `drop database if exists ${name}`)
  }
}
