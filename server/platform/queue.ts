import { sql } from 'kysely'
import type { Tx } from './database/connect.ts'

/**
 * Every job's name and payload. A room adds its own:
 * `declare module '../platform/queue.ts' { interface Jobs { 'papers.print-invoice': Payload } }`
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the rooms
export interface Jobs {}

export type JobName = keyof Jobs

type Enqueueing = {
  /** Of all jobs waiting under one key only the last one runs. */
  key?: string
  /** By the database's clock: the shop's may be set to another day. */
  afterSeconds?: number
}

/** Enqueues a job when the caller's transaction commits. It runs at least once: be idempotent. */
export async function enqueue<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: Jobs[Name],
  { key, afterSeconds = 0 }: Enqueueing = {},
): Promise<void> {
  await sql`select from graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, job_key := ${key ?? null}::text,
    run_at := now() + ${afterSeconds}::int * interval '1 second')`.execute(tx)
}

/** Enqueues any number of the same job in one statement. */
export async function enqueueAll<Name extends JobName>(
  tx: Tx,
  name: Name,
  jobs: readonly { payload: Jobs[Name]; key: string }[],
): Promise<void> {
  await sql`select from graphile_worker.add_jobs(array(
    select row(${name}::text, j.payload, null, now(), null, j.key, null, null)::graphile_worker.job_spec
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j (payload json, key text)))`.execute(
    tx,
  )
}
