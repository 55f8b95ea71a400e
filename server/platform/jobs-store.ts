import { sql } from 'kysely'
import type { Db } from './database/connect.ts'

export type QueuedJobs = {
  name: string
  waiting: number
  working: number
  failed: number
  oldestSeconds: number
}

export type FailedJob = {
  id: number
  name: string
  attempts: number
  nextTryAt: Date | null
  createdAt: Date
  lastError: string
}

/** The queue by kind of job; a job that is due later is not waiting yet. */
export async function listJobs(db: Db): Promise<QueuedJobs[]> {
  const { rows } = await sql<QueuedJobs>`
    select t.identifier as name,
      count(*) filter (
        where j.locked_at is null and j.last_error is null and j.run_at <= now()
      )::int as waiting,
      count(*) filter (where j.locked_at is not null)::int as working,
      count(*) filter (where j.last_error is not null)::int as failed,
      greatest(extract(epoch from now() - min(j.run_at)), 0)::int as oldest_seconds
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    group by 1 order by 1`.execute(db)
  return rows
}

export async function listFailedJobs(db: Db): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select j.id, t.identifier as name, j.attempts::int as attempts, j.last_error, j.created_at,
      case when j.attempts < j.max_attempts then j.run_at end as next_try_at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.last_error is not null order by j.id`.execute(db)
  return rows
}

/** Runs failed jobs again, including those that were given up. */
export async function retryJobs(db: Db, id?: number): Promise<number> {
  const { rows } = await sql`
    select from graphile_worker.reschedule_jobs((
      select coalesce(array_agg(id), '{}') from graphile_worker._private_jobs
        where last_error is not null and locked_at is null
          and id = coalesce(${id ?? null}::bigint, id)
    ), run_at := now(), attempts := 0)`.execute(db)
  return rows.length
}
