import type { ClientBase, Pool } from 'pg'
import type { BaseLogger } from 'pino'

/**
 * A worker that was killed leaves its jobs locked, and the queue waits four hours before it gives them to another.
 * So every worker holds a lock that PostgreSQL lets go of when the worker's connection ends.
 */
export const markAlive = (client: ClientBase, worker: string) =>
  client.query('select pg_advisory_lock(hashtextextended($1, 0))', [worker])

export const freeJobsOf = (pool: Pool, worker: string) =>
  pool.query('select graphile_worker.force_unlock_workers(array[$1])', [worker])

/** Jobs of workers whose lock can be had are free again. A worker that has just come up has not taken its own yet. */
export async function freeJobsOfTheDead(pool: Pool, log: Pick<BaseLogger, 'warn'>) {
  try {
    const { rows } = await pool.query<{ freed: string[] | null }>(freeing)
    if (rows[0]?.freed) log.warn({ workers: rows[0].freed }, 'Freed the jobs of workers that are gone')
  } catch (error) {
    log.warn({ err: error }, 'Could not look for jobs of workers that are gone')
  }
}

const freeing = `
  with busy as (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
  ), dead as materialized (
    select locked_by from (select locked_by from busy group by locked_by having max(locked_at) < now() - interval '10 seconds') b
    where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
  ), all_dead as (select array_agg(locked_by) as freed from dead)
  select freed, graphile_worker.force_unlock_workers(freed) from all_dead where freed is not null`
