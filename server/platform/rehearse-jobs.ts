import { Logger, type ParsedCronItem, runOnce, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { HOUR_MS, MINUTE_MS } from '../../domain/calendar/durations.ts'
import type { SettableClock } from './clock.ts'
import { minuteOf, schedulesOf } from './schedule.ts'
import type { JobHandlers } from './start-worker.ts'

/** How often a kind of job ran, how long it took in all, and how it failed. */
export type JobRuns = { name: string; runs: number; ms: number; failures: string[] }

type Stage = { pool: Pool; clock: SettableClock; handlers: JobHandlers; crontab: string }

type Period = {
  fromMs: number
  untilMs: number
  /** Before the jobs of each hour, such as the deeds of people. */
  everyHour?: (at: Date) => Promise<void>
}

/**
 * Lives through a period on a clock that is set: each job of the crontab once in every hour that
 * names it, at its first minute there, and after it all jobs of the queue that are due by then.
 */
export async function rehearseJobs(stage: Stage, period: Period): Promise<JobRuns[]> {
  const { pool, clock, crontab } = stage
  const items = schedulesOf(crontab)
  const runs = new Map<string, JobRuns>()
  const handlers = countedHandlers(stage.handlers, runs)
  const passUntil = async (at: number) => {
    const passedMs = at - clock.now().getTime()
    clock.set(new Date(at).toISOString())
    await passTime(pool, passedMs)
  }
  for (let hour = period.fromMs; hour < period.untilMs; hour += HOUR_MS) {
    await passUntil(hour)
    await period.everyHour?.(new Date(hour))
    for (const { at, names } of momentsOf(items, hour)) {
      clock.set(new Date(at).toISOString())
      for (const name of names) await handlers[name]?.({}).catch(() => undefined)
      await drain(pool, handlers)
    }
  }
  return [...runs.values()].sort((a, b) => a.name.localeCompare(b.name))
}

type Handlers = Record<string, (payload: unknown) => Promise<void>>

function countedHandlers(handlers: JobHandlers, runs: Map<string, JobRuns>): Handlers {
  const counted = Object.entries(handlers as unknown as Handlers).map(([name, handle]) => {
    const run = async (payload: unknown) => {
      const count = runs.get(name) ?? { name, runs: 0, ms: 0, failures: [] }
      runs.set(name, count)
      const begun = performance.now()
      try {
        await handle(payload)
      } catch (error) {
        count.failures.push(error instanceof Error ? error.message : String(error))
        throw error
      } finally {
        count.runs += 1
        count.ms += performance.now() - begun
      }
    }
    return [name, run] as const
  })
  return Object.fromEntries(counted)
}

/** The first minute of the hour at which each job is due, in order. */
function momentsOf(items: readonly ParsedCronItem[], hour: number) {
  const namesAt = new Map<number, string[]>()
  for (const { match, task } of items) {
    for (let at = hour; at < hour + HOUR_MS; at += MINUTE_MS) {
      if (!match(minuteOf(new Date(at)))) continue
      namesAt.set(at, [...(namesAt.get(at) ?? []), task])
      break
    }
  }
  return [...namesAt].map(([at, names]) => ({ at, names })).sort((a, b) => a.at - b.at)
}

/** The queue waits by the database's clock, which stands still here, so its jobs come nearer. */
const passTime = (pool: Pool, passedMs: number) =>
  pool.query(
    `update graphile_worker._private_jobs set run_at = run_at - make_interval(secs => $1)
    where run_at > now()`,
    [passedMs / 1_000],
  )

const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }
const logger = new Logger(() => () => undefined)

async function drain(pool: Pool, handlers: Handlers): Promise<void> {
  const { rowCount } = await pool.query(
    `select from graphile_worker._private_jobs
    where run_at <= now() and locked_at is null and attempts < max_attempts limit 1`,
  )
  if (rowCount === 0) return
  const taskList = handlers as TaskList
  await runOnce({ pgPool: pool, taskList, preset, logger, noHandleSignals: true })
}
