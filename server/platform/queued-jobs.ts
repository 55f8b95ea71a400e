import { sql } from 'kysely'
import type { Tx } from './database/connect.ts'

/** The keys of the jobs that this transaction has enqueued, those of mails left out. */
export async function jobsOfTransaction(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker._private_jobs
    where key not like 'mail:%' and created_at = now() and written_here(xmin) order by 1`.execute(
    tx,
  )
  return rows.map(({ key }) => key)
}

/** Those of the jobs that have not begun; they cannot begin before the transaction ends. */
export async function lockWaitingJobs(tx: Tx, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from graphile_worker._private_jobs
    where key = any(${keys}::text[]) and locked_at is null order by id for update`.execute(tx)
  return rows.map(({ key }) => key)
}

export const removeJobs = (tx: Tx, keys: readonly string[]) =>
  sql`select graphile_worker.remove_job(key) from unnest(${keys}::text[]) key`.execute(tx)
