import type { Pool, PoolClient } from 'pg'
import type { BaseLogger } from 'pino'

/**
 * A killed worker leaves its jobs locked, and the queue would wait four hours before it gives them
 * to another. So every worker holds an advisory lock in its name, which ends with its connection:
 * a free lock means a dead worker, whose jobs are released. The queue renames its worker at every
 * restart, so the name is passed each time.
 */
export function workerLiveness(pool: Pool, log: Pick<BaseLogger, 'warn'>) {
  let connection: PoolClient | undefined
  let lockedFor = ''

  async function connect() {
    lockedFor = ''
    return pool.connect()
  }
  async function releaseJobsOfDeadWorkers(worker: string) {
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
  return { freeJobsOfTheDead: releaseJobsOfDeadWorkers, leave }
}

export const releaseJobsOf = (pool: Pool, worker: string) =>
  pool.query('select graphile_worker.force_unlock_workers(array[$1])', [worker])

// A worker that has just started takes jobs a moment before its lock.
const freeing = `
  with busy as (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
  ), silent as materialized (
    select locked_by from busy group by locked_by
    having max(locked_at) < now() - interval '10 seconds'
  ), found as (
    select array_agg(locked_by) as dead from silent
    where pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
  )
  select dead, graphile_worker.force_unlock_workers(dead) from found where dead is not null`
