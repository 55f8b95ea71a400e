import { setTimeout as pause } from 'node:timers/promises'
import type { Runner } from 'graphile-worker'
import type { BaseLogger } from 'pino'

type Starting = {
  start: () => Promise<Runner>
  /** Starts the next one, when the last has ended or hangs. */
  startAgain: () => Promise<Runner>
  log: Pick<BaseLogger, 'warn'>
}

/**
 * A runner of the queue that is replaced by another until it is stopped: it ends when the database
 * goes away while a job is being marked.
 */
export async function lastingRunner({ start, startAgain, log }: Starting) {
  let runner = await start()
  let stopping = false
  let replacing: Promise<void> | undefined
  replaceWhenItEnds(runner)

  function replaceWhenItEnds(watched: Runner) {
    const end = (err?: unknown) => {
      if (watched === runner) replace('The worker fell over', err)
    }
    watched.promise.then(() => end(), end)
  }
  function replace(reason: string, err?: unknown) {
    if (stopping || replacing) return
    log.warn({ err }, `${reason}; starting another`)
    replacing = startAnother(runner).finally(() => (replacing = undefined))
  }
  async function startAnother(old: Runner) {
    // A runner that only hangs ends when it wakes, so that there is never a second one.
    void old.stop().catch(() => undefined)
    while (!stopping) {
      await pause(1_000)
      const started = stopping ? undefined : await restart().catch(() => undefined)
      if (!started) continue
      runner = started
      return replaceWhenItEnds(started)
    }
  }
  async function restart() {
    const restarted = await startAgain()
    // `stop` may have run meanwhile, on the previous runner.
    if (stopping) await restarted.stop()
    return restarted
  }
  function stop() {
    stopping = true
    return Promise.allSettled([runner.stop(), replacing])
  }
  return { replace, stop }
}
