import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { queryValues } from '../../../tests/support/query-values.ts'
import { copyDatabase } from '../../../tests/support/database-copy.ts'
import { silentLog as log } from '../../../tests/support/database-server.ts'
import { migrate } from './migrate.ts'
import { migrationFiles } from './migration-files.ts'

const { owner, app } = inject('template')
const isOneRole = owner.connectionString === app.connectionString

let folder: string
let database: Awaited<ReturnType<typeof copyDatabase>>

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'avots-migrations-'))
  database = await copyDatabase({ ...inject('template'), name: 'template1' })
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), sql)
const bringUp = async () => migrate({ ...database, log, files: migrationFiles(folder) })

test('applies the files that are missing, by name, and none twice', async () => {
  write('0002_fill.sql', 'insert into bottle (litres) values (18.9);')
  write('0001_bottle.sql', 'create table bottle (litres numeric);')
  expect(await bringUp()).toEqual(['0001_bottle.sql', '0002_fill.sql'])
  expect(await bringUp()).toEqual([])
  write('202612010930_stock_more.sql', 'insert into bottle (litres) values (5);')
  expect(await bringUp()).toEqual(['202612010930_stock_more.sql'])
  // Made earlier on a branch that was merged later.
  write('202611300800_stock_most.sql', 'insert into bottle (litres) values (10);')
  expect(await bringUp()).toEqual(['202611300800_stock_most.sql'])
  expect(await queryValues(database.owner, 'select litres from bottle')).toEqual([
    '18.9',
    '5',
    '10',
  ])
})

test('several processes that start at once migrate once', async () => {
  write('0001_bottle.sql', 'create table bottle (litres numeric);')
  const applied = await Promise.all([bringUp(), bringUp(), bringUp()])
  expect(applied.flat()).toEqual(['0001_bottle.sql'])
})

test('retries when a migration deadlocks with the running shop', async () => {
  write('0001_tables.sql', 'create table bottle (litres int); create table cooler (litres int);')
  await bringUp()
  write('0002_wider.sql', 'alter table bottle add colour text; alter table cooler add colour text;')
  const person = new Client(database.owner)
  await person.connect()
  await person.query('begin')
  await person.query('lock table cooler')
  const waits =
    "select count(*)::int from pg_locks where not granted and relation = 'cooler'::regclass"
  const migrated = bringUp()
  await expect.poll(() => queryValues(database.owner, waits)).toEqual([1])
  // The one that has waited longer finds the deadlock and goes: the migration.
  await person.query('lock table bottle')
  await person.query('commit')
  await person.end()
  expect(await migrated).toEqual(['0002_wider.sql'])
})

test('refuses a file that was changed after it had been applied', async () => {
  write('0001_bottle.sql', 'create table bottle (litres numeric);')
  await bringUp()
  write('0001_bottle.sql', 'create table bottle (litres int);')
  await expect(bringUp()).rejects.toThrow('0001_bottle.sql was changed after it had been applied')
})

test('refuses a database with migrations that this version lacks', async () => {
  write('0001_bottle.sql', 'create table bottle (litres numeric);')
  await bringUp()
  rmSync(path.join(folder, '0001_bottle.sql'))
  write('0002_cooler.sql', 'create table cooler (litres numeric);')
  await expect(bringUp()).rejects.toThrow(
    '0001_bottle.sql, which this version of the shop does not know',
  )
})

test('refuses a database whose migrations were still counted', async () => {
  write('0001_bottle.sql', 'create table bottle (litres numeric);')
  await queryValues(
    database.owner,
    "create table migration as select 1 as number, '0001_bottle.sql' as name",
  )
  await expect(bringUp()).rejects.toThrow('start with an empty one')
})

test('refuses a file whose name tells neither room nor time', async () => {
  write('bottle.sql', 'select 1')
  await expect(bringUp()).rejects.toThrow('not bottle.sql')
})

test('a failing file is rolled back, and earlier files stay applied', async () => {
  write('0001_bottle.sql', 'create table bottle (litres numeric);')
  write('0002_broken.sql', 'create table cooler (litres numeric); select 1 / 0;')
  await expect(bringUp()).rejects.toThrow('0002_broken.sql failed: division by zero')
  const tables =
    "select table_name from information_schema.tables where table_schema = 'public' order by 1"
  expect(await queryValues(database.owner, tables)).toEqual(['bottle', 'migration'])
})

test.skipIf(isOneRole)(
  "the shop's role works with the rows and cannot change a table, nor the record of migrations",
  async () => {
    write(
      '0001_bottle.sql',
      'create table bottle (id bigint generated always as identity, litres numeric);',
    )
    await bringUp()
    // S-m20: the owner migrates before, and the process that serves does without.
    const files = migrationFiles(folder)
    expect(await migrate({ owner: database.app, app: database.app, log, files })).toEqual([])
    expect(
      await queryValues(database.app, 'insert into bottle (litres) values (5) returning litres'),
    ).toEqual(['5'])
    expect(await queryValues(database.app, 'select name from migration')).toEqual([
      '0001_bottle.sql',
    ])
    await expect(queryValues(database.app, 'alter table bottle add colour text')).rejects.toThrow(
      'must be owner',
    )
    await expect(queryValues(database.app, 'create table cooler ()')).rejects.toThrow(
      'permission denied',
    )
    await expect(queryValues(database.app, 'delete from migration')).rejects.toThrow(
      'permission denied',
    )
  },
)
