import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { queryValues } from '../../../tests/support/query-values.ts'
import { silentLog as log } from '../../../tests/support/database-server.ts'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { connectDatabase } from './connect.ts'
import { pipelined } from './pipelined.ts'
import { recordStatements } from './statement-record.ts'
import { inTransaction } from './transaction.ts'

const { app, owner } = await testDatabase()
const { db, pool, close } = connectDatabase(app, { role: 'web', poolSize: 4, log })
afterAll(close)

async function value(expression: string): Promise<unknown> {
  const { rows } = await sql<{ answer: unknown }>`select ${sql.raw(expression)} as answer`.execute(
    db,
  )
  return rows[0]?.answer
}

test('a bigint is a number while it is exact and an error beyond that', async () => {
  expect(await value('9007199254740991::bigint')).toBe(9007199254740991)
  expect(await value('count(*)')).toBe(1)
  expect(await value("'{1,null,-5}'::bigint[]")).toEqual([1, null, -5])
  await expect(value('9007199254740992::bigint')).rejects.toThrow('more than a number can hold')
})

test('a day stays a day, a numeric stays exact, an instant is a Date', async () => {
  expect(await value("'2026-03-29'::date")).toBe('2026-03-29')
  expect(await value("'{2026-03-29,2026-10-25}'::date[]")).toEqual(['2026-03-29', '2026-10-25'])
  expect(await value('0.10::numeric')).toBe('0.10')
  expect(await value("'{0.10}'::numeric[]")).toEqual(['0.10'])
  expect(await value("'2026-03-29 03:00+03'::timestamptz")).toEqual(
    new Date('2026-03-29T00:00:00Z'),
  )
  expect(await value("current_setting('timezone')")).toBe('UTC')
})

test('columns are camelCase, keys inside JSON stay as they are', async () => {
  const { rows } = await sql`select 1 as good_id, '{"inner_key": 1}'::jsonb as some_json`.execute(
    db,
  )
  expect(rows).toEqual([{ goodId: 1, someJson: { inner_key: 1 } }])
})

test('a statement with parameters is planned once per connection', async () => {
  await db.connection().execute(async (connection) => {
    const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`
    for (const number of [1, 2, 3])
      await sql`select ${number}::int + 1 as answer`.execute(connection)
    const { rows } = await prepared.execute(connection)
    expect(rows.filter(({ statement }) => statement.includes('+ 1 as answer'))).toHaveLength(1)
  })
})

test('a statement is planned again after a migration changed its columns', async () => {
  await queryValues(owner, 'create table cooler as select 1 as id')
  await queryValues(owner, 'grant select on cooler to public')
  const coolers = (where: typeof db) => sql`select * from cooler where id = ${1}`.execute(where)
  await inTransaction(db, coolers)
  await db.connection().execute(async (connection) => {
    await coolers(connection)
    await queryValues(owner, "alter table cooler add colour text default 'blue'")
    expect((await coolers(connection)).rows).toEqual([{ id: 1, colour: 'blue' }])
  })
  await db.connection().execute(async (connection) => {
    await inTransaction(connection, coolers)
    await queryValues(owner, 'alter table cooler drop colour')
    expect((await inTransaction(connection, coolers)).rows).toEqual([{ id: 1 }])
  })
})

test('the statements of one piece of work can be counted beside other work', async () => {
  const work = async () => {
    await value('1')
    await inTransaction(db, (tx) => sql`select 2`.execute(tx))
  }
  const [one, two] = await Promise.all([
    recordStatements(work),
    recordStatements(() => Promise.all([work(), work()])),
  ])
  expect(one.statements).toEqual(['select 1 as answer', 'select 2'])
  expect(two.statements).toHaveLength(4)
})

test('the time limits: five seconds for a statement, two for a lock, ten for an idle transaction', async () => {
  expect(await value("current_setting('statement_timeout')")).toBe('5s')
  expect(await value("current_setting('lock_timeout')")).toBe('2s')
  expect(await value("current_setting('idle_in_transaction_session_timeout')")).toBe('10s')
})

test('lost connections do not end the process, and the next query works', async () => {
  const cut = () =>
    queryValues(
      app,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'avots-web-%' and datname = current_database()",
    )
  await Promise.all([value('1'), value('2')])
  await cut()
  await expect.poll(() => value('3').catch(String)).toBe(3)
  const slow = value('pg_sleep(4)').catch((error: Error) => error.message)
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1)
  await cut()
  expect(await slow).toMatch(/terminat/)
  await expect.poll(() => value('4').catch(String)).toBe(4)
})

test('a deadlock is retried, and both transactions succeed', async () => {
  await queryValues(
    owner,
    'create table shelf as select good, 0 as stock from generate_series(1, 2) good',
  )
  await queryValues(owner, 'grant select, update on shelf to public')
  const take = (first: number, second: number) =>
    inTransaction(db, async (tx) => {
      await sql`update shelf set stock = stock + 1 where good = ${first}`.execute(tx)
      await sql`select pg_sleep(0.1)`.execute(tx)
      await sql`update shelf set stock = stock + 1 where good = ${second}`.execute(tx)
    })
  await Promise.all([take(1, 2), take(2, 1)])
  expect((await sql`select stock from shelf`.execute(db)).rows).toEqual([
    { stock: 2 },
    { stock: 2 },
  ])
})

test('a failing pipelined statement fails the commit with its own error', async () => {
  await queryValues(owner, 'create table jar (lid int primary key)')
  await queryValues(owner, 'grant select, insert on jar to public')
  const putIn = (tx: typeof db, lid: number) =>
    sql`${pipelined} insert into jar values (${lid})`.execute(tx)
  await inTransaction(db, async (tx) => void (await putIn(tx, 1)))
  await expect(
    inTransaction(db, async (tx) => void (await putIn(tx, 2), await putIn(tx, 1))),
  ).rejects.toThrow('jar_pkey')
  const followed = inTransaction(db, async (tx) => {
    await putIn(tx, 1)
    return sql`select 1`.execute(tx)
  })
  await expect(followed).rejects.toThrow('jar_pkey')
  expect((await sql`select lid from jar`.execute(db)).rows).toEqual([{ lid: 1 }])
})

test('a transaction cannot be opened inside another', async () => {
  const nested = inTransaction(db, (tx) => inTransaction(tx, async () => null))
  await expect(nested).rejects.toThrow(/for a Transaction is not supported/)
})
