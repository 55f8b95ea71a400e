import type { Browser, Page } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  args: { name?: string }
}

export type Tasks = { longestMs: number; overMs: (limit: number) => number }

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
  const times = trace.traceEvents
    .filter(({ ph, name }) => ph === 'X' && name.endsWith('RunTask'))
    .filter(({ pid, tid }) => mainThreads.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1_000)
  if (times.length === 0) throw new Error('The trace has no task of the main thread')
  return {
    longestMs: times.reduce((most, time) => Math.max(most, time), 0),
    overMs: (limit) => times.filter((time) => time > limit).length,
  }
}
