import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { queryValues } from '../../../tests/support/query-values.ts'
import { silentLog as log } from '../../../tests/support/database-server.ts'
import { openEmbeddedDatabase } from './embedded.ts'
import type { EmbeddedDatabase } from './embedded.ts'

const parent = mkdtempSync(path.join(os.tmpdir(), 'avots-embedded-'))
chmodSync(parent, 0o755)
afterAll(() => rmSync(parent, { recursive: true }))

const dataDir = path.join(parent, 'shop')
const settings = { fsync: 'off' }
const opened: EmbeddedDatabase[] = []
async function open(folder = dataDir) {
  const database = await openEmbeddedDatabase({ dataDir: folder, log, settings })
  opened.push(database)
  return database
}
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ stop }) => stop()))
})
const note = (folder = dataDir) => path.join(folder, 'postgres/data/postmaster.pid')
const postmaster = (folder?: string) => Number.parseInt(readFileSync(note(folder), 'utf8'), 10)

function holdOpen(folder: string): ChildProcess {
  const program = path.resolve('tests/support/open-database-process.ts')
  return spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('is created at the first start with Latvian sorting and two roles', async () => {
  const draftOfKilledProcess = path.join(dataDir, 'postgres.draft-99999999/data')
  mkdirSync(draftOfKilledProcess, { recursive: true })
  const { owner, app, stop } = await open()
  expect(readdirSync(dataDir)).toEqual(['postgres'])
  const words = `select w from unnest(array['šķūnis','abols','zeme','ābols','čūska','cukurs']) w order by w`
  expect(await queryValues(app, words)).toEqual([
    'abols',
    'ābols',
    'cukurs',
    'čūska',
    'šķūnis',
    'zeme',
  ])
  await queryValues(owner, 'create table cooler as select 42 as answer')
  await expect(queryValues(app, 'create table forbidden (answer int)')).rejects.toThrow(
    'permission denied',
  )
  expect(await stop()).toBe(true)
  expect(existsSync(note())).toBe(false)
})

test('keeps its data over a stop', async () => {
  const { owner } = await open()
  expect(await queryValues(owner, 'select answer from cooler')).toEqual([42])
})

test('listens on no port', async () => {
  const { owner } = await open()
  expect(await queryValues(owner, "select current_setting('listen_addresses')")).toEqual([''])
})

test('is shared by two processes, and the last one to leave stops it', async () => {
  const first = await open()
  const second = await open()
  expect(second.owner).toEqual(first.owner)
  expect(await first.stop()).toBe(false)
  expect(await queryValues(second.owner, 'select 1')).toEqual([1])
  expect(await second.stop()).toBe(true)
})

test('is stopped once when two processes leave together', async () => {
  const both = [await open(), await open()]
  const stopped = await Promise.all(both.map(({ stop }) => stop()))
  expect(stopped.filter(Boolean)).toHaveLength(1)
  expect(existsSync(note())).toBe(false)
})

test('outlives a killed server and is found by the next', async () => {
  const server = holdOpen(dataDir)
  await once(server.stdout!, 'data')
  const pid = postmaster()
  await kill(server)
  const { stop } = await open()
  expect(postmaster()).toBe(pid)
  expect(await stop()).toBe(true)
})

test('recovers after it was killed together with the server', async () => {
  const server = holdOpen(dataDir)
  await once(server.stdout!, 'data')
  await kill(server)
  process.kill(postmaster(), 'SIGKILL')
  const { owner } = await open()
  expect(await queryValues(owner, 'select answer from cooler')).toEqual([42])
})

test('recovers when its old pid belongs to another process', async () => {
  writeFileSync(note(), `${process.pid}\n${dataDir}/postgres/data\n1\n5432\n\n\n 1 1\n`)
  const { owner } = await open()
  expect(await queryValues(owner, 'select answer from cooler')).toEqual([42])
})

test('restarts by itself when it is killed under a running server', async () => {
  const { owner } = await open()
  const pid = postmaster()
  process.kill(pid, 'SIGKILL')
  await expect
    .poll(() => queryValues(owner, 'select answer from cooler').catch(String), { timeout: 10_000 })
    .toEqual([42])
  expect(postmaster()).not.toBe(pid)
})

test('two processes that start at once in an empty folder share one database', async () => {
  const folder = path.join(parent, 'at once')
  const servers = [holdOpen(folder), holdOpen(folder)]
  await Promise.all(servers.map((server) => once(server.stdout!, 'data')))
  const { owner } = await open(folder)
  const [processes] = await queryValues(
    owner,
    "select count(*)::int from pg_stat_activity where application_name like 'avots-presence-%'",
  )
  expect(processes).toBe(3)
  await Promise.all(servers.map(kill))
})

test('two shops run side by side', async () => {
  const other = await open(path.join(parent, 'other'))
  const ours = await open()
  expect(other.owner).not.toEqual(ours.owner)
  await expect(queryValues(other.owner, 'select answer from cooler')).rejects.toThrow(
    'does not exist',
  )
})

test('a folder with a path too long for a socket works too', async () => {
  const folder = path.join(parent, 'a-very-long-name-'.repeat(8))
  const { owner } = await open(folder)
  expect(await queryValues(owner, 'select 1')).toEqual([1])
})

test.runIf(process.getuid?.() === 0)(
  'root keeps it elsewhere when its user cannot enter the folder',
  async () => {
    const closed = path.join(parent, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const { owner, folder, stop } = await open(path.join(closed, 'data'))
    expect(folder).toMatch(/^\/var\/lib\/avots\/closed-data-/)
    expect(await queryValues(owner, 'select 1')).toEqual([1])
    await stop()
    rmSync(folder, { recursive: true })
  },
)
