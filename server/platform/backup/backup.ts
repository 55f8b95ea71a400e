import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client, escapeIdentifier } from 'pg'
import type { ConnectionOptions } from '../database/connection-options.ts'
import type { FileStore } from '../files/file-store.ts'
import { type BackupTable, backupTables, appliedMigrations } from './tables.ts'

/** The lines of a backup: a head, a line before each table, one for each row, and a tail. */
export type Head = { avots: 'backup'; takenAt: string; migrations: string[] }
export type TableHead = { table: string; columns: string[] }
export type Tail = { complete: true; rows: number; sequences: Record<string, number | null> }

/** Stands in the place of a table's name before the contents of files. */
export const contentsTable = 'file contents'

export type BackupResult = { file: string; rows: number; bytes: number }

const maxRows = 1_000
/** How much of photos and documents is in memory at once; writing needs twice as much. */
const maxBytes = 8 * 1024 * 1024

/**
 * Writes a snapshot of all rows and jobs into one compressed file while the shop is running. The
 * file gets its name when it is complete. `pg_dump` is not used: its version must fit the server's.
 */
export async function backup(
  owner: ConnectionOptions,
  file: string,
  store?: FileStore,
): Promise<BackupResult> {
  const client = new Client({ ...owner, application_name: `avots-command-${process.pid}` })
  await client.connect()
  const count = { rows: 0 }
  const draft = `${file}.part`
  try {
    await client.query('begin isolation level repeatable read read only')
    await pipeline(
      linesOf(client, count, store),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    await rename(draft, file)
  } finally {
    await client.end()
    // An unfinished backup is useless, holds personal data and fills the disk.
    await rm(draft, { force: true })
  }
  return { file, rows: count.rows, bytes: (await stat(file)).size }
}

async function* linesOf(
  client: Client,
  count: { rows: number },
  store?: FileStore,
): AsyncGenerator<string> {
  const line = (value: Head | TableHead | Tail) => `${JSON.stringify(value)}\n`
  yield line({
    avots: 'backup',
    takenAt: new Date().toISOString(),
    migrations: await appliedMigrations(client),
  })
  for (const table of await backupTables(client)) {
    const { name, columns } = table
    yield line({ table: name, columns })
    const columnList = columns.map(escapeIdentifier).join(', ')
    const select = `select ${columnList} from ${escapeIdentifier(name)}`
    yield* rowsOf(client, { select, fetchSize: await fetchSizeFor(client, table) }, count)
  }
  yield line({ table: 'jobs', columns: [] })
  yield* rowsOf(client, { select: jobs, fetchSize: maxRows }, count)
  if (store) {
    yield line({ table: contentsTable, columns: [] })
    yield* contentLines(client, store, count)
  }
  yield line({ complete: true, rows: count.rows, sequences: await sequences(client) })
}

/** Fewer rows at once where one may be a photo. */
async function fetchSizeFor(client: Client, { name, files }: BackupTable): Promise<number> {
  if (files.length === 0) return maxRows
  const size = files
    .map((column) => `coalesce(octet_length(${escapeIdentifier(column)}), 0)`)
    .join(' + ')
  const { rows } = await client.query<{ largest: number | null }>(
    `select max(${size}) as largest from ${escapeIdentifier(name)}`,
  )
  return Math.max(1, Math.min(maxRows, Math.floor(maxBytes / (rows[0]?.largest || 1))))
}

type TableReading = { select: string; fetchSize: number }

async function* rowsOf(
  client: Client,
  { select, fetchSize }: TableReading,
  count: { rows: number },
): AsyncGenerator<string> {
  await client.query(
    `declare backup_rows no scroll cursor for select to_json(r)::text as row from (${select}) r`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${fetchSize} from backup_rows`)
    if (rows.length === 0) break
    count.rows += rows.length
    yield `${rows.map(({ row }) => row).join('\n')}\n`
  }
  await client.query('close backup_rows')
}

/** The contents of files, one a line; one that is missing is found when its file is opened. */
async function* contentLines(client: Client, store: FileStore, count: { rows: number }) {
  const { rows } = await client.query<{ sha256: Buffer }>('select distinct sha256 from files')
  for (const { sha256 } of rows) {
    const content = await store.get(sha256)
    if (content === undefined) continue
    count.rows += 1
    yield `${JSON.stringify({ content: content.toString('base64') })}\n`
  }
}

/** A job that is running at this moment is stored as a waiting one. */
const jobs = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id`

async function sequences(client: Client): Promise<Tail['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`,
  )
  return Object.fromEntries(
    rows.map(({ name, last }) => [name, last === null ? null : Number(last)]),
  )
}
