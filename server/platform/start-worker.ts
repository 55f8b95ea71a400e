import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, run } from 'graphile-worker'
import type { TaskList, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { BaseLogger } from 'pino'
import { type Clock, systemClock } from './clock.ts'
import { lastingRunner } from './lasting-runner.ts'
import type { JobName, Jobs } from './queue.ts'
import { schedulesOf } from './schedule.ts'
import { releaseJobsOf, workerLiveness } from './worker-liveness.ts'
import { workerPulse } from './worker-pulse.ts'

/** A handler for each job; `worker.ts` collects them from the rooms' `jobs.ts`. */
export type JobHandlers = { [Name in JobName]: (payload: Jobs[Name]) => Promise<void> }

type Starting = {
  pool: Pool
  handlers: JobHandlers
  /** The schedule as lines of a crontab, in UTC. */
  crontab: string
  /** The machine's, if undefined. */
  clock?: Clock
  log: Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>
  concurrency?: number
}

const sweepMs = 15_000
const stopMs = 7_000

// With a delay of zero, stopping waits until each job is marked as complete, and a failure of that
// does not end the process.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Works through the queue until stopped; then it finishes the jobs that it has started. */
export async function startWorker(starting: Starting) {
  const { pool, handlers, log } = starting
  const events: WorkerEvents = new EventEmitter()
  let worker = ''
  events.on('pool:create', ({ workerPool }) => (worker = workerPool.id))
  const pulse = workerPulse(events, handlers as unknown as TaskList)
  const options = { ...settingsOf(starting), taskList: pulse.taskList, events }
  const start = () => run(options)
  const startAgain = async () => {
    await releaseJobsOf(pool, worker)
    pulse.beat()
    return start()
  }
  const runner = await lastingRunner({ start, startAgain, log })
  const liveness = workerLiveness(pool, log)
  let sweep = liveness.freeJobsOfTheDead(worker)
  // The queue reads the numbers of its tasks once and keeps a failure of that for as long as it
  // runs: a runner that cannot ask at its beginning never can.
  events.on('worker:getJob:error', () => {
    if (!pulse.hasBeenAnswered()) runner.replace('The worker cannot ask for jobs')
  })
  await sweep
  const sweeps = setInterval(() => {
    sweep = liveness.freeJobsOfTheDead(worker)
    if (pulse.isSilent()) runner.replace('The worker is not answered')
  }, sweepMs)
  async function stop() {
    clearInterval(sweeps)
    const ended = Promise.allSettled([runner.stop(), sweep])
    // A job that takes longer is left to the next worker, which finds this one gone.
    await Promise.race([ended, pause(stopMs, undefined, { ref: false })])
    liveness.leave()
  }
  return { stop }
}

const settingsOf = ({ pool, crontab, clock = systemClock, log, concurrency = 5 }: Starting) => ({
  pgPool: pool,
  parsedCronItems: schedulesOf(crontab, clock),
  concurrency,
  logger: new Logger(() => (level, message) => log[levels[level]](message)),
  preset,
  noHandleSignals: true,
})

// The queue logs the start and end of each job as info, which is detail in the shop's log.
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const
