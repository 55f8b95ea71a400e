import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely'
import { Pool } from 'pg'
import type { BaseLogger } from 'pino'
import type { DB } from '../../../db/schema.ts'
import type { ConnectionOptions } from './connection-options.ts'
import { connectionName } from './presence.ts'
import { plainTypes } from './plain-types.ts'
import { nameStatements } from './statement-names.ts'

/** The database, or an open transaction: enough for what only reads. */
export type Db = Kysely<DB>

/** An open transaction, which verbs are given; only `inTransaction` opens it. */
export type Tx = Transaction<DB>

/** What a pool is for; it decides how long one statement may take. */
export type PoolRole = keyof typeof statementTimeoutMs

const statementTimeoutMs = { web: 5_000, jobs: 60_000, command: 600_000 }

// A page fails at once; what nobody waits for outlasts a machine that is busy opening the shop.
const connectionTimeoutMs = { web: 2_000, jobs: 10_000, command: 10_000 }

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
    connectionTimeoutMillis: connectionTimeoutMs[role],
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeoutMs[role],
    // A frozen or unreachable database cannot report its own statement timeout.
    query_timeout: statementTimeoutMs[role] + 1_000,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    // Lets `pipelined.ts` send a statement together with the next one.
    pipeline: true,
    options: `-c timezone=UTC${role === 'web' ? ' -c plan_cache_mode=force_generic_plan' : ''}`,
  })
  // An error event without a listener ends the process: the pool reports idle connections, each
  // client its own. Connections that a closing pool drops are not worth a warning.
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
