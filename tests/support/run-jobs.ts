import { Logger, runOnce } from 'graphile-worker'
import type { TaskList } from 'graphile-worker'
import type { Pool } from 'pg'

type Handlers = Record<string, (payload: never) => Promise<unknown>>

/** Runs all due jobs and those that they enqueue; a failing job fails the test. */
export async function runJobs(pool: Pool, handlers: Handlers) {
  const failures: unknown[] = []
  const watched = Object.entries(handlers).map(([name, handle]) => {
    const task = (payload: unknown) =>
      handle(payload as never).catch((error: unknown) => failures.push(error))
    return [name, task]
  })
  const taskList = Object.fromEntries(watched) as TaskList
  // A batch, however short, is waited for: afterwards the queue holds only what is left to do.
  const preset = { worker: { completeJobBatchDelay: 0 } }
  await runOnce({
    pgPool: pool,
    taskList,
    preset,
    logger: new Logger(() => () => {}),
    noHandleSignals: true,
  })
  if (failures.length > 0) throw new AggregateError(failures, 'Jobs failed')
}
