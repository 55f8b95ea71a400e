import type { TaskList, WorkerEvents } from 'graphile-worker'

const silentMs = 30_000

/**
 * Whether the queue still asks for jobs. After a lost connection it may stand still without a
 * failure, so a worker that is idle and has not asked for half a minute is taken for dead.
 */
export function workerPulse(events: WorkerEvents, handlers: TaskList) {
  let running = 0
  let askedAt = Date.now()
  const beat = () => {
    askedAt = Date.now()
  }
  events.on('pool:create', beat)
  events.on('worker:getJob:start', beat)
  const counted = ([name, handle]: [string, TaskList[string]]) => {
    const run: TaskList[string] = async (payload, helpers) => {
      running += 1
      try {
        await handle!(payload, helpers)
      } finally {
        running -= 1
        beat()
      }
    }
    return [name, run]
  }
  const taskList = Object.fromEntries(Object.entries(handlers).map(counted)) as TaskList
  return { taskList, beat, isSilent: () => running === 0 && Date.now() - askedAt > silentMs }
}
