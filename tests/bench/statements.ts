import { Client } from 'pg'
import { pino } from 'pino'
import { passwordOf, readSecret, roles } from '../../server/platform/database/create-cluster.ts'
import { embeddedHome } from '../../server/platform/database/embedded-home.ts'

/** Given to a database when it is started, so that it counts what it is asked. */
export const countingStatements = { shared_preload_libraries: 'pg_stat_statements' }

export type Spent = { query: string; calls: number; ms: number }
export type Statements = {
  count: () => Promise<number>
  /** What cost the database most since the last reset, the dearest first. */
  dearest: (limit: number) => Promise<Spent[]>
  reset: () => Promise<void>
  stop: () => Promise<void>
}

const ours = `from pg_stat_statements where query not like '%pg_stat_statements%'`

/** How many statements the database was asked, `begin` and `commit` among them. */
export async function watchStatements(dataDir: string): Promise<Statements> {
  const home = embeddedHome(dataDir, pino({ level: 'silent' }))
  const client = new Client({
    host: home.socketFolder,
    database: 'avots',
    user: roles.admin,
    password: passwordOf(roles.admin, readSecret(home)),
  })
  await client.connect()
  // In a schema of its own, because the shop grants itself what is in `public`.
  await client.query(
    'create schema statements; create extension pg_stat_statements schema statements',
  )
  await client.query('set search_path to statements')
  const ask = async <Row>(text: string) => (await client.query(text)).rows as Row[]
  return {
    count: async () =>
      (await ask<{ calls: number }>(`select sum(calls)::int as calls ${ours}`))[0]!.calls,
    dearest: (limit) =>
      ask<Spent>(`select regexp_replace(query, '\\s+', ' ', 'g') as query, calls::int,
        total_exec_time as ms ${ours} order by total_exec_time desc limit ${limit}`),
    reset: async () => void (await client.query('select pg_stat_statements_reset()')),
    stop: () => client.end(),
  }
}
