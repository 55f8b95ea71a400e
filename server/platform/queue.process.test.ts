import { type Tx } from './database/connect.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { queryValues } from '../../tests/support/query-values.ts'
import { silentLog as log } from '../../tests/support/database-server.ts'
import { runJobs } from '../../tests/support/run-jobs.ts'
import { testDatabase } from '../../tests/support/test-database.ts'
import { inTransaction } from './database/transaction.ts'
import { listFailedJobs, listJobs, retryJobs } from './jobs-store.ts'
import { enqueue as enqueueJob } from './queue.ts'
import { type JobHandlers, startWorker } from './start-worker.ts'
import { workerLiveness } from './worker-liveness.ts'

// The platform knows no job by name; the tests have one of their own.
const enqueue = enqueueJob as unknown as (
  tx: Tx,
  name: string,
  payload: unknown,
  options?: Parameters<typeof enqueueJob>[3],
) => Promise<void>

const enqueued = (name: string, payload: unknown, options?: Parameters<typeof enqueueJob>[3]) =>
  inTransaction(db, (tx) => enqueue(tx, name, payload, options))

const { db, pool, app, owner } = await testDatabase()

let greeted: string[] = []
const greet = async ({ name }: { name: string }) => void greeted.push(name)
let worker: Awaited<ReturnType<typeof startWorker>>
const work = async (handlers: Record<string, (payload: never) => Promise<unknown>>) =>
  (worker = await startWorker({
    pool,
    handlers: handlers as unknown as JobHandlers,
    crontab: '',
    log,
    concurrency: 2,
  }))

beforeEach(() => (greeted = []))
afterEach(async () => {
  await worker?.stop()
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

const jobs = () =>
  sql<{
    key: string
    payload: unknown
  }>`select key, payload from graphile_worker._private_jobs`.execute(db)

test('a job of a rolled-back transaction does not exist', async () => {
  const failing = inTransaction(db, async (tx) => {
    await enqueue(tx, 'greet', { name: 'Anna' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await jobs()).rows).toEqual([])
})

test('a job runs soon after its transaction commits', async () => {
  await work({ greet })
  await pause(200)
  const begun = Date.now()
  for (let done = 1; done <= 6; done += 1) {
    await inTransaction(db, (tx) => enqueue(tx, 'greet', { name: 'Anna' }))
    await expect.poll(() => greeted, { interval: 5 }).toHaveLength(done)
  }
  // A worker that only looked every two seconds would take twelve.
  expect(Date.now() - begun).toBeLessThan(8_000)
  await worker.stop()
  expect((await jobs()).rows).toEqual([])
})

test('of several jobs under one key only the last runs, once', async () => {
  for (const name of ['Anna', 'Berta', 'Cilda'])
    await enqueued('greet', { name }, { key: 'greeting' })
  await runJobs(pool, { greet })
  expect(greeted).toEqual(['Cilda'])
})

test('a job for later waits', async () => {
  await enqueued('greet', { name: 'later' }, { afterSeconds: 3600 })
  await enqueued('greet', { name: 'now' })
  await runJobs(pool, { greet })
  expect(greeted).toEqual(['now'])
  expect((await jobs()).rows).toHaveLength(1)
})

test('a stopping worker finishes its running jobs', async () => {
  let ended = false
  const slow = async () => {
    greeted.push('begun')
    await pause(300)
    ended = true
  }
  await enqueued('slow', {})
  await work({ slow })
  await expect.poll(() => greeted).toEqual(['begun'])
  await worker.stop()
  expect(ended).toBe(true)
  expect((await jobs()).rows).toEqual([])
})

test('a failed job stays for another try', async () => {
  const fail = async () => Promise.reject(new Error('the post is closed'))
  await enqueued('fail', {})
  await work({ fail })
  const failed = sql`select last_error, attempts from graphile_worker._private_jobs where last_error is not null`
  await expect
    .poll(async () => (await failed.execute(db)).rows)
    .toEqual([{ lastError: 'the post is closed', attempts: 1 }])
})

test('the operator lists failed jobs with their errors and retries them', async () => {
  await enqueued('fail', {})
  await enqueued('greet', { name: 'Anna' })
  await work({ fail: async () => Promise.reject(new Error('the post is closed')) })
  await expect.poll(() => listFailedJobs(db)).toHaveLength(1)
  await worker.stop()
  expect(await listJobs(db)).toMatchObject([
    { name: 'fail', waiting: 0, working: 0, failed: 1 },
    { name: 'greet', waiting: 1, working: 0, failed: 0 },
  ])
  const [failure] = await listFailedJobs(db)
  expect(failure).toMatchObject({ name: 'fail', attempts: 1, lastError: 'the post is closed' })
  expect(await retryJobs(db, failure!.id + 1)).toBe(0)
  expect(await retryJobs(db)).toBe(1)
  await runJobs(pool, { greet, fail: async () => undefined })
  expect(await listJobs(db)).toEqual([])
})

test('the job of a killed worker goes to another, that of a living one does not', async () => {
  await enqueued('hang', {})
  const program = path.resolve('tests/support/hanging-worker.ts')
  const killed = spawn(process.execPath, [program, app.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(killed.stdout, 'data')
  const age = sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`
  await age.execute(db)
  await work({ hang: greet })
  const other = workerLiveness(pool, log)
  await other.freeJobsOfTheDead('other')
  await pause(100)
  expect(greeted).toEqual([])

  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await expect
    .poll(() => other.freeJobsOfTheDead('other').then(() => greeted), { timeout: 5_000 })
    .toHaveLength(1)
  other.leave()
})

test('a worker survives lost connections', async () => {
  await work({ greet })
  await pause(200)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'avots-web-%' and datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  )
  await enqueued('greet', { name: 'Anna' })
  await expect.poll(() => greeted, { timeout: 10_000 }).toEqual(['Anna'])
})

/** Connections are refused for a while after the queue has prepared its tables. */
function refuseConnectionsAtStart(refusedMs: number) {
  const connect = pool.connect.bind(pool)
  let calls = 0
  let refusedUntil = Infinity
  const refusing = (callback?: (error: Error) => void) => {
    calls += 1
    if (calls === 2) refusedUntil = Date.now() + refusedMs
    if (calls === 1 || Date.now() > refusedUntil) return connect(callback as never)
    const error = new Error('connect ECONNREFUSED')
    if (!callback) return Promise.reject(error)
    process.nextTick(callback, error)
    return undefined
  }
  pool.connect = refusing as typeof pool.connect
  return () => void (pool.connect = connect)
}

test('a worker whose connections fail at the start works again, alone', async () => {
  await enqueued('greet', { name: 'Anna' })
  onTestFinished(refuseConnectionsAtStart(1_500))
  await work({ greet })
  await expect.poll(() => greeted, { timeout: 20_000 }).toEqual(['Anna'])
  await pause(3_000)
  const listening = sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and query like 'LISTEN "jobs:insert"%'`
  expect((await listening.execute(db)).rows).toHaveLength(1)
  await enqueued('greet', { name: 'Berta' })
  await expect.poll(() => greeted).toEqual(['Anna', 'Berta'])
  await worker.stop()
  expect((await listening.execute(db)).rows).toHaveLength(0)
}, 40_000)

test('a worker that cannot mark a job as done restarts and runs it again', async () => {
  const hide = async () => {
    greeted.push('once')
    if (greeted.length === 1)
      await queryValues(owner, 'alter table graphile_worker._private_jobs rename to hidden')
  }
  await enqueued('hide', {})
  await work({ hide })
  await expect.poll(() => greeted).toHaveLength(1)
  await pause(300)
  await queryValues(owner, 'alter table graphile_worker.hidden rename to _private_jobs')
  await expect.poll(() => greeted, { timeout: 10_000 }).toHaveLength(2)
})
