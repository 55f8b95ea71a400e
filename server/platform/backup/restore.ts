import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Client, escapeIdentifier } from 'pg'
import { CommandRefused } from '../command.ts'
import type { ConnectionOptions } from '../database/connection-options.ts'
import type { Head, TableHead, Tail } from './backup.ts'
import { keptTables, migrationsOf } from './tables.ts'

const mostRows = 1_000
/** Of rows as they are written: one may be a photo. */
const mostLetters = 16 * 1024 * 1024

/**
 * Puts a backup into an empty, migrated database: all of it or, when the file is cut short or the database is not
 * empty, nothing. The rows come as they were, so the triggers that would count them again are silent meanwhile.
 */
export async function restore(
  owner: ConnectionOptions,
  file: string,
): Promise<{ rows: number; takenAt: string }> {
  const client = new Client({ ...owner, application_name: `avots-command-${process.pid}` })
  await client.connect()
  try {
    await client.query('begin')
    await makeRoom(client)
    const told = await readIn(client, file)
    await client.query('commit')
    await client.query('analyze')
    return told
  } finally {
    await client.end()
  }
}

/** What migrations have put there themselves comes again with the backup. */
async function makeRoom(client: Client) {
  const { rows } = await client.query(
    '(select from customers limit 1) union all (select from goods limit 1)',
  )
  if (rows.length > 0)
    throw new CommandRefused('The database is not empty: a backup is restored into a new one.')
  const names = (await keptTables(client)).map(({ name }) => escapeIdentifier(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${names.join(', ')}`)
}

async function readIn(client: Client, file: string): Promise<{ rows: number; takenAt: string }> {
  let head: Head | undefined
  let tail: Tail | undefined
  let table: TableHead | undefined
  let waiting: string[] = []
  let letters = 0
  let read = 0
  const putIn = async () => {
    if (table && waiting.length > 0)
      await client.query(insertInto(table), [`[${waiting.join(',')}]`])
    read += waiting.length
    waiting = []
    letters = 0
  }
  await pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const line of linesIn(bytes)) {
      if (head === undefined) head = await checkedHead(client, line)
      else if (/^\{"(?:table|complete)":/.test(line)) {
        await putIn()
        const mark = JSON.parse(line) as TableHead | Tail
        if ('complete' in mark) tail = mark
        else table = mark
      } else {
        letters += line.length
        if (waiting.push(line) === mostRows || letters >= mostLetters) await putIn()
      }
    }
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new CommandRefused(`There is no file ${file}.`)
    if (!(error instanceof SyntaxError) && !/^Z_|ERR_STREAM/.test(error.code ?? '')) throw error
  })
  if (head === undefined || tail?.rows !== read)
    throw new CommandRefused(`${file} is no whole backup; nothing was changed.`)
  await wake(client, tail)
  return { rows: read, takenAt: head.takenAt }
}

async function checkedHead(client: Client, line: string): Promise<Head> {
  const head = JSON.parse(line) as Head
  if (head.avots !== 'backup') throw new CommandRefused('This is no backup of the shop.')
  const [theirs, ours] = [head.migrations.at(-1), (await migrationsOf(client)).at(-1)]
  if (theirs === ours) return head
  const way = 'restore it with the version that made it, then upgrade'
  throw new CommandRefused(
    `The backup is as of ${theirs}, this version of the shop as of ${ours}: ${way}.`,
  )
}

function insertInto({ table, columns }: TableHead): string {
  if (table === 'jobs') return addJobs
  const [name, chosen] = [escapeIdentifier(table), columns.map(escapeIdentifier).join(', ')]
  return `insert into ${name} (${chosen}) overriding system value
    select ${chosen} from json_populate_recordset(null::${name}, $1::json)`
}

const addJobs = `select graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, key, priority)
  from json_to_recordset($1::json) as job (identifier text, payload json, queue_name text, run_at timestamptz,
    max_attempts int, key text, priority int)`

/** Triggers watch again, and numbers go on after the last that was given. */
async function wake(client: Client, { sequences }: Tail) {
  for (const { name } of await keptTables(client))
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`)
  for (const [name, last] of Object.entries(sequences))
    if (last !== null)
      await client.query('select setval($1::regclass, $2)', [escapeIdentifier(name), last])
}

async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  // A photo's line comes in a thousand pieces: put together once, not with each of them.
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
