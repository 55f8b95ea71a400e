import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, run } from 'graphile-worker'
import type { TaskList, WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { BaseLogger } from 'pino'
import type { JobName, Jobs } from './queue.ts'
import { freeJobsOf, freeJobsOfTheDead, markAlive } from './worker-liveness.ts'

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

/** Works through the queue until stopped; then it takes no more jobs and ends those it has begun. */
export async function startWorker({ pool, handlers, crontab, log, concurrency = 5 }: Starting) {
  const events: WorkerEvents = new EventEmitter()
  let worker = ''
  events.on('pool:create', ({ workerPool }) => (worker = workerPool.id))
  events.on('pool:listen:success', ({ client }) => void markAlive(client, worker).catch(() => {}))
  const logger = new Logger(() => (level, message) => log[levels[level]](message))
  const taskList = handlers as unknown as TaskList
  const start = () => run({ pgPool: pool, taskList, crontab, concurrency, logger, events, noHandleSignals: true })

  let runner = await start()
  let stopping = false
  const watch = keepRunning()
  const sweep = setInterval(() => void freeJobsOfTheDead(pool, log), 15_000)

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
    return start()
  }
  async function stop() {
    stopping = true
    clearInterval(sweep)
    await runner.stop().catch(() => {})
    await watch
  }
  return { stop }
}

// What the queue finds worth telling, each job begun and ended, is detail in the shop's log.
const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const
