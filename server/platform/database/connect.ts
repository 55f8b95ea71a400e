import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import type { BaseLogger } from 'pino'
import type { DB } from '../../../db/schema.ts'
import type { ConnectionOptions } from './connection-options.ts'
import { connectionName } from './presence.ts'
import { plainTypes } from './plain-types.ts'
import { nameStatements } from './statement-names.ts'

/** What stores and verbs take first: the database, or the transaction that they are part of. */
export type Db = Kysely<DB>

/** For whom a pool works; it decides how long one statement may take. */
export type PoolRole = keyof typeof longestStatementMs

const longestStatementMs = { web: 5_000, jobs: 60_000, command: 600_000 }

type Connecting = { role: PoolRole; poolSize: number; log: Pick<BaseLogger, 'warn'> }

export type Database = { db: Db; pool: Pool; close: () => Promise<void> }

export function connectDatabase(
  options: ConnectionOptions,
  { role, poolSize, log }: Connecting,
): Database {
  const pool = new Pool({
    ...options,
    max: poolSize,
    application_name: connectionName(role),
    types: plainTypes,
    keepAlive: true,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: longestStatementMs[role],
    // A database that is frozen or cut off cannot tell us that time is up.
    query_timeout: longestStatementMs[role] + 1_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // Statements that are not waited for leave together with the next one (see `sent-ahead.ts`).
    pipeline: true,
    options: `-c timezone=UTC${role === 'web' ? ' -c plan_cache_mode=force_generic_plan' : ''}`,
  })
  // An error nobody listens to ends the process: the pool speaks for idle connections, each client for itself.
  // Those we are letting go of ourselves are no loss.
  const lost = ({ message }: Error) =>
    pool.ending || log.warn({ reason: message }, 'A database connection was lost')
  const nameStatementsOf = nameStatements(log)
  pool.on('error', lost)
  pool.on('connect', (client) => {
    client.on('error', lost)
    nameStatementsOf(client)
  })
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), plugins })
  return { db, pool, close: () => db.destroy() }
}
