import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, run } from 'graphile-worker'
import type { TaskList, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { BaseLogger } from 'pino'
import type { JobName, Jobs } from './queue.ts'
import { freeJobsOf, workerLiveness } from './worker-liveness.ts'

/** What does each job; `worker.ts` puts them together from the rooms' `jobs.ts`. */
export type JobHandlers = { [Name in JobName]: (payload: Jobs[Name]) => Promise<void> }

type Starting = {
  pool: Pool
  handlers: JobHandlers
  /** When which job comes by itself, in the lines of a crontab, in UTC. */
  crontab: string
  log: Pick<BaseLogger, 'debug' | 'info' | 'warn' | 'error'>
  concurrency?: number
}

const sweepMs = 15_000
const stopMs = 7_000

// Without a delay the queue ticks jobs off unwatched: stopping does not wait for it, and its failure ends the process.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Works through the queue until stopped; then it takes no more jobs and ends those it has begun. */
export async function startWorker({ pool, handlers, crontab, log, concurrency = 5 }: Starting) {
  const events: WorkerEvents = new EventEmitter()
  let worker = ''
  events.on('pool:create', ({ workerPool }) => (worker = workerPool.id))
  const logger = new Logger(() => (level, message) => log[levels[level]](message))
  const taskList = handlers as unknown as TaskList
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
  const watch = keepRunning()
  const liveness = workerLiveness(pool, log)
  let sweep = liveness.freeJobsOfTheDead(worker)
  await sweep
  const sweeps = setInterval(() => {
    sweep = liveness.freeJobsOfTheDead(worker)
  }, sweepMs)

  // The runner gives up when the database goes away while a job is being ticked off. The shop does not.
  async function keepRunning(): Promise<void> {
    const failure = await runner.promise.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (stopping) return
    log.warn({ err: failure }, 'The worker fell over; starting it again')
    await pause(1_000)
    if (stopping) return
    runner = await restart().catch(() => runner)
    return keepRunning()
  }
  async function restart() {
    await freeJobsOf(pool, worker)
    const restarted = await start()
    // Whoever stopped meanwhile has stopped the one before.
    if (stopping) await restarted.stop()
    return restarted
  }
  async function stop() {
    stopping = true
    clearInterval(sweeps)
    const ended = Promise.allSettled([runner.stop(), watch, sweep])
    // What takes longer is left to the next worker, who finds this one gone.
    await Promise.race([ended, pause(stopMs, undefined, { ref: false })])
    liveness.leave()
  }
  return { stop }
}

// What the queue finds worth telling, each job begun and ended, is detail in the shop's log.
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const

/** The queue's own reader of crontabs takes no dot in a job's name, and a room's jobs have one. */
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
