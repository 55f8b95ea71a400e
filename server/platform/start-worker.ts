import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run } from 'graphile-worker'
import type { TaskList, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { BaseLogger } from 'pino'
import type { JobName, Jobs } from './queue.ts'
import { releaseJobsOf, workerLiveness } from './worker-liveness.ts'
import { workerPulse } from './worker-pulse.ts'

/** A handler for each job; `worker.ts` collects them from the rooms' `jobs.ts`. */
export type JobHandlers = { [Name in JobName]: (payload: Jobs[Name]) => Promise<void> }

type Starting = {
  pool: Pool
  handlers: JobHandlers
  /** The schedule as lines of a crontab, in UTC. */
  crontab: string
  log: Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>
  concurrency?: number
}

const sweepMs = 15_000
const stopMs = 7_000

// With a delay of zero, stopping waits until each job is marked as complete, and a failure of that
// does not end the process.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Works through the queue until stopped; then it finishes the jobs that it has started. */
export async function startWorker({ pool, handlers, crontab, log, concurrency = 5 }: Starting) {
  const events: WorkerEvents = new EventEmitter()
  let worker = ''
  events.on('pool:create', ({ workerPool }) => (worker = workerPool.id))
  const logger = new Logger(() => (level, message) => log[levels[level]](message))
  const pulse = workerPulse(events, handlers as unknown as TaskList)
  const { taskList } = pulse
  const parsedCronItems = schedulesOf(crontab)
  const start = () =>
    run({
      pgPool: pool,
      taskList,
      parsedCronItems,
      concurrency,
      logger,
      events,
      preset,
      noHandleSignals: true,
    })

  let runner = await start()
  let stopping = false
  let watch = restartWhenItEnds()
  const liveness = workerLiveness(pool, log)
  let sweep = liveness.freeJobsOfTheDead(worker)
  await sweep
  const sweeps = setInterval(() => {
    sweep = liveness.freeJobsOfTheDead(worker)
    if (pulse.isSilent()) void revive()
  }, sweepMs)

  // The runner ends when the database goes away while a job is being marked; this restarts it.
  async function restartWhenItEnds(): Promise<void> {
    const watched = runner
    const failure = await watched.promise.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (stopping || watched !== runner) return
    log.warn({ err: failure }, 'The worker fell over; starting it again')
    await pause(1_000)
    if (stopping) return
    runner = await restart().catch(() => runner)
    return restartWhenItEnds()
  }
  async function revive() {
    log.error('The worker asks for no jobs; starting another')
    pulse.beat()
    runner = await restart().catch(() => runner)
    if (!stopping) watch = restartWhenItEnds()
  }
  async function restart() {
    await releaseJobsOf(pool, worker)
    const restarted = await start()
    // `stop` may have run meanwhile, on the previous runner.
    if (stopping) await restarted.stop()
    return restarted
  }
  async function stop() {
    stopping = true
    clearInterval(sweeps)
    const ended = Promise.allSettled([runner.stop(), watch, sweep])
    // A job that takes longer is left to the next worker, which finds this one gone.
    await Promise.race([ended, pause(stopMs, undefined, { ref: false })])
    liveness.leave()
  }
  return { stop }
}

// The queue logs the start and end of each job as info, which is detail in the shop's log.
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/** The queue's own crontab parser accepts no dot in a job's name. */
const schedulesOf = (crontab: string) =>
  parseCronItems(
    crontab
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({
        match: line.split(' ').slice(0, 5).join(' '),
        task: line.split(' ').slice(5).join(' '),
      })),
  )
