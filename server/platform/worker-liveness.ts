import type { Pool, PoolClient } from 'pg'
import type { BaseLogger } from 'pino'

/**
 * A worker that was killed leaves its jobs locked, and the queue waits four hours before it gives them to another.
 * So every worker holds a lock of PostgreSQL's in its own name, which ends with its connection; jobs of workers whose
 * lock can be had are free again. The queue names each of its runs anew, hence the name at every look.
 */
export function workerLiveness(pool: Pool, log: Pick<BaseLogger, 'warn'>) {
  let connection: PoolClient | undefined
  let lockedFor = ''

  async function connect() {
    lockedFor = ''
    return pool.connect()
  }
  async function freeJobsOfTheDead(worker: string) {
    try {
      connection ??= await connect()
      if (lockedFor !== worker)
        await connection.query('select pg_advisory_lock(hashtextextended($1, 0))', [worker])
      lockedFor = worker
      const { rows } = await connection.query<{ dead: string[] }>(freeing)
      if (rows[0]) log.warn({ workers: rows[0].dead }, 'Freed the jobs of workers that are gone')
    } catch (error) {
      log.warn({ err: error }, 'Could not look for jobs of workers that are gone')
      leave()
    }
  }
  function leave() {
    connection?.release(true)
    connection = undefined
  }
  return { freeJobsOfTheDead, leave }
}

export const freeJobsOf = (pool: Pool, worker: string) =>
  pool.query('select graphile_worker.force_unlock_workers(array[$1])', [worker])

// A worker that has just come up takes jobs a moment before its lock.
const freeing = `
  with busy as (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
  ), silent as materialized (
    select locked_by from busy group by locked_by having max(locked_at) < now() - interval '10 seconds'
  ), found as (
    select array_agg(locked_by) as dead from silent where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
  )
  select dead, graphile_worker.force_unlock_workers(dead) from found where dead is not null`
