import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Client, escapeIdentifier } from 'pg'
import type { ConnectionOptions } from '../database/connection-options.ts'
import { type KeptTable, keptTables, migrationsOf } from './tables.ts'

/** What stands in a backup: a line for the whole, one before each table, one for each row, and one that it is complete. */
export type Head = { avots: 'backup'; takenAt: string; migrations: string[] }
export type TableHead = { table: string; columns: string[] }
export type Tail = { complete: true; rows: number; sequences: Record<string, number | null> }

export type BackupTold = { file: string; rows: number; bytes: number }

const mostRows = 1_000
/** What is held in memory at once of photos and papers, and twice as much in writing. */
const mostBytes = 8 * 1024 * 1024

/**
 * Writes all rows and all jobs as they were at one moment, while the shop goes on, into one compressed file. It gets its
 * name when it is whole. PostgreSQL's own program is not needed, whose version would have to fit the server's.
 */
export async function backup(owner: ConnectionOptions, file: string): Promise<BackupTold> {
  const client = new Client({ ...owner, application_name: `avots-command-${process.pid}` })
  await client.connect()
  const counted = { rows: 0 }
  const draft = `${file}.part`
  try {
    await client.query('begin isolation level repeatable read read only')
    await pipeline(
      linesOf(client, counted),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    )
    await rename(draft, file)
  } finally {
    await client.end()
    // Half a backup helps nobody, holds people's data and fills the disk.
    await rm(draft, { force: true })
  }
  return { file, rows: counted.rows, bytes: (await stat(file)).size }
}

async function* linesOf(client: Client, counted: { rows: number }): AsyncGenerator<string> {
  const line = (value: Head | TableHead | Tail) => `${JSON.stringify(value)}\n`
  yield line({
    avots: 'backup',
    takenAt: new Date().toISOString(),
    migrations: await migrationsOf(client),
  })
  for (const table of await keptTables(client)) {
    const { name, columns } = table
    yield line({ table: name, columns })
    const select = `select ${columns.map(escapeIdentifier).join(', ')} from ${escapeIdentifier(name)}`
    yield* rowsOf(client, { select, atOnce: await rowsAtOnce(client, table) }, counted)
  }
  yield line({ table: 'jobs', columns: [] })
  yield* rowsOf(client, { select: jobs, atOnce: mostRows }, counted)
  yield line({ complete: true, rows: counted.rows, sequences: await sequences(client) })
}

/** Fewer where a row may be a photo. */
async function rowsAtOnce(client: Client, { name, files }: KeptTable): Promise<number> {
  if (files.length === 0) return mostRows
  const size = files
    .map((column) => `coalesce(octet_length(${escapeIdentifier(column)}), 0)`)
    .join(' + ')
  const { rows } = await client.query<{ largest: number | null }>(
    `select max(${size}) as largest from ${escapeIdentifier(name)}`,
  )
  return Math.max(1, Math.min(mostRows, Math.floor(mostBytes / (rows[0]?.largest || 1))))
}

type Reading = { select: string; atOnce: number }

async function* rowsOf(
  client: Client,
  { select, atOnce }: Reading,
  counted: { rows: number },
): AsyncGenerator<string> {
  await client.query(
    `declare kept no scroll cursor for select to_json(r)::text as row from (${select}) r`,
  )
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from kept`)
    if (rows.length === 0) break
    counted.rows += rows.length
    yield `${rows.map(({ row }) => row).join('\n')}\n`
  }
  await client.query('close kept')
}

/** A job that is being done at this moment is kept as one to be done. */
const jobs = `select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id`

async function sequences(client: Client): Promise<Tail['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value as last from pg_sequences where schemaname = 'public'`,
  )
  return Object.fromEntries(
    rows.map(({ name, last }) => [name, last === null ? null : Number(last)]),
  )
}
