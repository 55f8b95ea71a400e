import type { Browser, Page } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds by the clock, and of processor time. */
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** Another process that needs the same core lengthens a task by the clock, not by its own time. */
export type Tasks = { longestMs: number; longestOwnMs: number; overMs: (limit: number) => number }

/** Every task of the page's main thread while the work runs, as the browser traces them. */
export async function tracedTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<Tasks> {
  const categories = ['toplevel', '__metadata']
  await browser.startTracing(page, { categories })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mainThreads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = trace.traceEvents
    .filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask'))
    .filter(({ pid, tid }) => mainThreads.has(`${pid} ${tid}`))
  if (tasks.length === 0) throw new Error('The trace has no task of the main thread')
  const times = tasks.map(({ dur = 0 }) => dur / 1_000)
  const ownTimes = tasks.map(({ tdur = 0 }) => tdur / 1_000)
  return {
    longestMs: longest(times),
    longestOwnMs: longest(ownTimes),
    overMs: (limit) => ownTimes.filter((time) => time > limit).length,
  }
}

const longest = (times: readonly number[]) => times.reduce((most, time) => Math.max(most, time), 0)
