import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { silentLog as log } from '../../../tests/support/database-server.ts'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { connectDatabase } from './connect.ts'
import { recordStatements } from './statement-record.ts'
import { inTransaction } from './transaction.ts'

const { app, owner } = await testDatabase()
const { db, pool, close } = connectDatabase(app, { role: 'web', poolSize: 4, log })
afterAll(close)

const admin = new Client(owner)
await admin.connect()
afterAll(() => admin.end())

async function ask(expression: string): Promise<unknown> {
  const { rows } = await sql<{ answer: unknown }>`select ${sql.raw(expression)} as answer`.execute(db)
  return rows[0]?.answer
}

test('a bigint is a number while it is exact, and a refusal beyond', async () => {
  expect(await ask('9007199254740991::bigint')).toBe(9007199254740991)
  expect(await ask('count(*)')).toBe(1)
  expect(await ask("'{1,null,-5}'::bigint[]")).toEqual([1, null, -5])
  await expect(ask('9007199254740992::bigint')).rejects.toThrow('more than a number can hold')
})

test('a day stays that day, a numeric stays exact, an instant is a Date', async () => {
  expect(await ask("'2026-03-29'::date")).toBe('2026-03-29')
  expect(await ask("'{2026-03-29,2026-10-25}'::date[]")).toEqual(['2026-03-29', '2026-10-25'])
  expect(await ask('0.10::numeric')).toBe('0.10')
  expect(await ask("'{0.10}'::numeric[]")).toEqual(['0.10'])
  expect(await ask("'2026-03-29 03:00+03'::timestamptz")).toEqual(new Date('2026-03-29T00:00:00Z'))
  expect(await ask("current_setting('timezone')")).toBe('UTC')
})

test('columns are camelCase, keys inside JSON stay as they are', async () => {
  const { rows } = await sql`select 1 as good_id, '{"inner_key": 1}'::jsonb as some_json`.execute(db)
  expect(rows).toEqual([{ goodId: 1, someJson: { inner_key: 1 } }])
})

test('a statement with parameters is planned under a name, once for a connection', async () => {
  await db.connection().execute(async (connection) => {
    const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`
    for (const number of [1, 2, 3]) await sql`select ${number}::int + 1 as answer`.execute(connection)
    const { rows } = await prepared.execute(connection)
    expect(rows.filter(({ statement }) => statement.includes('+ 1 as answer'))).toHaveLength(1)
  })
})

test('a statement planned before a migration changed its answer is planned anew', async () => {
  await admin.query('create table cooler (id int); insert into cooler values (1)')
  await admin.query('grant select on cooler to public')
  const coolers = (where: typeof db) => sql`select * from cooler where id = ${1}`.execute(where)
  await inTransaction(db, coolers)
  await db.connection().execute(async (connection) => {
    await coolers(connection)
    await admin.query("alter table cooler add colour text default 'blue'")
    expect((await coolers(connection)).rows).toEqual([{ id: 1, colour: 'blue' }])
  })
  await db.connection().execute(async (connection) => {
    await inTransaction(connection, coolers)
    await admin.query('alter table cooler drop colour')
    expect((await inTransaction(connection, coolers)).rows).toEqual([{ id: 1 }])
  })
})

test('what a piece of work sends can be counted, whoever else is at work', async () => {
  const work = async () => {
    await ask('1')
    await inTransaction(db, (tx) => sql`select 2`.execute(tx))
  }
  const [one, two] = await Promise.all([recordStatements(work), recordStatements(() => Promise.all([work(), work()]))])
  expect(one.statements).toEqual(['select 1 as answer', 'select 2'])
  expect(two.statements).toHaveLength(4)
})

test('a statement may take five seconds, a lock two, an idle transaction ten', async () => {
  expect(await ask("current_setting('statement_timeout')")).toBe('5s')
  expect(await ask("current_setting('lock_timeout')")).toBe('2s')
  expect(await ask("current_setting('idle_in_transaction_session_timeout')")).toBe('10s')
})

test('connections that are cut, idle or at work, do not end the process, and the next call works', async () => {
  const cut = () =>
    admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'avots-web'")
  await Promise.all([ask('1'), ask('2')])
  await cut()
  await expect.poll(() => ask('3').catch(String)).toBe(3)
  const slow = ask('pg_sleep(4)').catch((error: Error) => error.message)
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1)
  await cut()
  expect(await slow).toMatch(/terminat/)
  await expect.poll(() => ask('4').catch(String)).toBe(4)
})

test('a deadlock is tried again and both get through', async () => {
  await admin.query('create table shelf (good int primary key, stock int); insert into shelf values (1, 0), (2, 0)')
  await admin.query('grant select, update on shelf to public; alter system set deadlock_timeout = default')
  const take = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      await sql`update shelf set stock = stock + 1 where good = ${first}`.execute(tx)
      await sql`select pg_sleep(0.1)`.execute(tx)
      await sql`update shelf set stock = stock + 1 where good = ${second}`.execute(tx)
    })
  await Promise.all([take(1, 2), take(2, 1)])
  expect((await sql`select stock from shelf`.execute(db)).rows).toEqual([{ stock: 2 }, { stock: 2 }])
})

test('a transaction inside a transaction is a part of it', async () => {
  await admin.query('create table note (words text); grant select, insert on note to public')
  const failing = inTransaction(db, async (tx) => {
    await inTransaction(tx, (inner) => sql`insert into note values ('inner')`.execute(inner))
    throw new Error('the outer one fails')
  })
  await expect(failing).rejects.toThrow('the outer one fails')
  expect((await sql`select * from note`.execute(db)).rows).toEqual([])
})
