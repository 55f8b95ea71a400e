import type { TaskList, WorkerEvents } from 'graphile-worker'

const silentMs = 30_000

/**
 * Whether the queue still asks for jobs and is answered. After a lost connection it may stand still
 * without a failure, so a worker that is idle and was not answered for half a minute is taken for
 * dead.
 */
export function workerPulse(events: WorkerEvents, handlers: TaskList) {
  let running = 0
  let answeredAt = Date.now()
  let hasBeenAnswered = false
  const beat = () => {
    answeredAt = Date.now()
  }
  const answer = () => {
    hasBeenAnswered = true
    beat()
  }
  events.on('pool:create', () => {
    hasBeenAnswered = false
    beat()
  })
  events.on('worker:getJob:empty', answer)
  events.on('job:start', answer)
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
  return {
    taskList,
    beat,
    /** Since the latest runner began. */
    hasBeenAnswered: () => hasBeenAnswered,
    isSilent: () => running === 0 && Date.now() - answeredAt > silentMs,
  }
}
