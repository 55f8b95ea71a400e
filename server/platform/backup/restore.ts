import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client, DatabaseError, escapeIdentifier } from 'pg'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { CommandRefused } from '../command.ts'
import type { Db } from '../database/connect.ts'
import { plainTypes } from '../database/plain-types.ts'
import type { ConnectionOptions } from '../database/connection-options.ts'
import type { FileStore } from '../files/file-store.ts'
import { contentsTable, type Head, type TableHead, type Tail } from './backup.ts'
import { backupTables, appliedMigrations } from './tables.ts'

const MAX_ROWS = 1_000
/** Bounds an insert by the rows' text: one row may be a photo. */
const MAX_CHARACTERS = 16 * 1024 * 1024

/**
 * Restores a backup into an empty, migrated database: all of it, or nothing when the file is cut
 * short or the database is not empty. Triggers are disabled meanwhile, or they would count the rows
 * a second time.
 */
export async function restore(
  owner: ConnectionOptions,
  file: string,
  findProblems: FindProblems = () => Promise.resolve([]),
  store?: FileStore,
): Promise<{ rows: number; takenAt: string }> {
  const name = `avots-command-${process.pid}`
  const client = new Client({ ...owner, application_name: name, types: plainTypes })
  await client.connect()
  try {
    await client.query('begin')
    await emptyTables(client)
    const restored = await insertRows(client, file, store).catch(refuseBadRows(file))
    const [problem, ...others] = await findProblems(dbOf(client))
    if (problem !== undefined)
      throw new CommandRefused(
        `The rows of ${file} do not add up; nothing was restored: ${problem}${
          others.length > 0 ? `, and ${others.length} more` : ''
        }. With --sure it is restored all the same.`,
      )
    await client.query('commit')
    await client.query('analyze')
    return restored
  } finally {
    await client.end()
  }
}

/** What does not add up in a database, one line each. */
export type FindProblems = (db: Db) => Promise<string[]>

/** The open transaction, for what reads through Kysely. */
function dbOf(client: Client): Db {
  const pool = {
    connect: () => Promise.resolve(Object.assign(client, { release: () => undefined })),
    end: () => Promise.resolve(),
    options: {},
  }
  return new Kysely({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] })
}

/** A table that is not ours, or rows that break the rules of the database. */
const refuseBadRows = (file: string) => (error: unknown) => {
  if (!(error instanceof DatabaseError) || !/^(?:22|23|42)/.test(error.code ?? '')) throw error
  throw new CommandRefused(
    `${file} is no backup of this shop: ${error.message}. Nothing was changed.`,
  )
}

/** Rows that migrations inserted come again with the backup. */
async function emptyTables(client: Client) {
  const { rows } = await client.query(
    '(select from customers limit 1) union all (select from goods limit 1)',
  )
  if (rows.length > 0)
    throw new CommandRefused('The database is not empty: a backup is restored into a new one.')
  const names = (await backupTables(client)).map(({ name }) => escapeIdentifier(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
  await client.query('set constraints all deferred')
}

async function insertRows(
  client: Client,
  file: string,
  store?: FileStore,
): Promise<{ rows: number; takenAt: string }> {
  let head: Head | undefined
  let tail: Tail | undefined
  let table: TableHead | undefined
  let waiting: string[] = []
  let characters = 0
  let read = 0
  const flush = async () => {
    if (table?.table === contentsTable) await putContents(waiting, store)
    else if (table && waiting.length > 0)
      await client.query(insertInto(table), [`[${waiting.join(',')}]`])
    read += waiting.length
    waiting = []
    characters = 0
  }
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const line of linesIn(bytes)) {
      if (head === undefined) head = await checkedHead(client, line)
      else if (/^\{"(?:table|complete)":/.test(line)) {
        await flush()
        const marker = JSON.parse(line) as TableHead | Tail
        if ('complete' in marker) tail = marker
        else table = marker
      } else {
        characters += line.length
        if (waiting.push(line) === MAX_ROWS || characters >= MAX_CHARACTERS) await flush()
      }
    }
  }).catch(passOverCutFile(file))
  if (head === undefined || tail?.rows !== read)
    throw new CommandRefused(`${file} is no whole backup; nothing was changed.`)
  await enableTriggersAndSequences(client, tail)
  return { rows: read, takenAt: head.takenAt }
}

/** A file that ends too early is refused by its missing tail. */
const passOverCutFile = (file: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') throw new CommandRefused(`There is no file ${file}.`)
  if (!(error instanceof SyntaxError) && !/^Z_|ERR_STREAM/.test(error.code ?? '')) throw error
}

/** A copy that is only looked at is restored without a folder for files. */
async function putContents(lines: readonly string[], store: FileStore | undefined) {
  for (const line of store ? lines : []) {
    const { content } = JSON.parse(line) as { content: string }
    await store!.put(Buffer.from(content, 'base64'))
  }
}

async function checkedHead(client: Client, line: string): Promise<Head> {
  const head = JSON.parse(line) as Head
  if (head.avots !== 'backup') throw new CommandRefused('This is no backup of the shop.')
  const [theirs, ours] = [head.migrations.at(-1), (await appliedMigrations(client)).at(-1)]
  if (theirs === ours) return head
  const advice = 'restore it with the version that made it, then upgrade'
  throw new CommandRefused(
    `The backup is as of ${theirs}, this version of the shop as of ${ours}: ${advice}.`,
  )
}

function insertInto({ table, columns }: TableHead): string {
  if (table === 'jobs') return addJobs
  const [name, columnList] = [escapeIdentifier(table), columns.map(escapeIdentifier).join(', ')]
  return `insert into ${name} (${columnList}) overriding system value
    select ${columnList} from json_populate_recordset(null::${name}, $1::json)`
}

const addJobs = `
  select graphile_worker.add_job(
    identifier, payload, queue_name, run_at, max_attempts, key, priority)
  from json_to_recordset($1::json) as job (identifier text, payload json, queue_name text,
    run_at timestamptz, max_attempts int, key text, priority int)`

/** Enables the triggers and continues the sequences after their last number. */
async function enableTriggersAndSequences(client: Client, { sequences }: Tail) {
  await client.query('set constraints all immediate')
  for (const { name } of await backupTables(client))
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`)
  for (const [name, last] of Object.entries(sequences))
    if (last !== null)
      await client.query('select setval($1::regclass, $2)', [escapeIdentifier(name), last])
}

async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  // A photo's line arrives in a thousand pieces; joining them once avoids quadratic copying.
  let pieces: string[] = []
  for await (const chunk of bytes) {
    const [piece = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n')
    pieces.push(piece)
    if (lines.length === 0) continue
    yield pieces.join('')
    pieces = [lines.pop()!]
    yield* lines
  }
}
