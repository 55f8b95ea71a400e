import { setTimeout as pause } from 'node:timers/promises'
import { Logger, runMigrations } from 'graphile-worker'
import { Pool } from 'pg'
import type { ClientBase } from 'pg'
import type { BaseLogger } from 'pino'
import { roleOf } from './connection-options.ts'
import type { ConnectionOptions } from './connection-options.ts'
import { grantToApp } from './grants.ts'
import { migrationFiles } from './migration-files.ts'
import type { MigrationFile } from './migration-files.ts'
import { isRetryable } from './errors.ts'

type Migrating = {
  owner: ConnectionOptions
  app: ConnectionOptions
  log: Pick<BaseLogger, 'info'>
  files?: MigrationFile[]
}

/**
 * Applies the files that the database lacks, by name, each in its own transaction, then the queue's migrations, then the grants of
 * the shop's role. An advisory lock lets several processes start at once.
 */
export async function migrate({
  owner,
  app,
  log,
  files = migrationFiles(),
}: Migrating): Promise<string[]> {
  const pool = new Pool({ ...owner, max: 2, application_name: 'avots-migrate' })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const client = await pool.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('avots-migrate'))")
    // A schema change that waits for a long transaction blocks every statement behind it.
    await client.query("set lock_timeout = '5s'")
    // The shop's role may read the journal, but not make it.
    if (!(await hasJournal(client))) await client.query(journal)
    const pending = pendingFiles(
      files,
      (await client.query<Applied>('select * from migration')).rows,
    )
    for (const file of pending) {
      await applyBesideOthers(client, file)
      log.info(`Migrated ${file.name}`)
    }
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) })
    if (roleOf(app) !== roleOf(owner)) await grantToApp(client, roleOf(app))
    return pending.map((file) => file.name)
  } finally {
    client.release(true)
    await pool.end()
  }
}

type Applied = { name: string; checksum: string }

const hasJournal = async (client: ClientBase) =>
  (await client.query("select where to_regclass('migration') is not null")).rowCount === 1

const journal = `create table migration (
  name text constraint migration_pk primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

function pendingFiles(files: MigrationFile[], applied: Applied[]): MigrationFile[] {
  // Until November 2026 files were counted, and then put together to one a room.
  if (applied.some((done) => 'number' in done))
    throw new Error('This database is older than this version can use: start with an empty one')
  for (const done of applied) {
    const file = files.find((file) => file.name === done.name)
    if (!file)
      throw new Error(`The database has ${done.name}, which this version of the shop does not know`)
    if (file.checksum !== done.checksum) {
      throw new Error(
        `${file.name} was changed after it had been applied: undo that and write a new migration`,
      )
    }
  }
  const names = new Set(applied.map((done) => done.name))
  return files.filter((file) => !names.has(file.name))
}

/** The shop keeps running meanwhile, so a migration may deadlock with an order; it is retried. */
async function applyBesideOthers(
  client: ClientBase,
  file: MigrationFile,
  triesLeft = 5,
): Promise<void> {
  try {
    await apply(client, file)
  } catch (failed) {
    if (triesLeft === 1 || !isRetryable((failed as Error).cause)) throw failed
    await pause(50)
    await applyBesideOthers(client, file, triesLeft - 1)
  }
}

async function apply(client: ClientBase, { name, sql, checksum }: MigrationFile) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    // A lost connection fails the rollback too, but the first error is the cause to report.
    await client.query('rollback').catch(() => undefined)
    throw new Error(`${name} failed: ${(error as Error).message}`, { cause: error })
  }
}
