import type { AppWithDb } from '../app-context.ts'
import { bookLeftStops, bookRunThatIsBack } from './events/book-runs.ts'
import { forgetWords } from './events/forget-words.ts'
import { closeDueDays } from './close-day.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'dispatch.close-days': object
    'dispatch.book-stops': object
    'dispatch.book-run': { runId: number }
    'dispatch.forget-words': object
  }
}

export const dispatchJobs = (app: AppWithDb) => ({
  'dispatch.close-days': async () => {
    for (const { day, locked, skipped } of await closeDueDays(app))
      if (locked + skipped > 0) app.log.info({ day, locked, skipped }, 'a delivery day was closed')
  },
  'dispatch.book-stops': async () => {
    const { open } = await bookLeftStops(app)
    if (open.length > 0) app.log.warn({ open }, 'stops of a past day are not in the books')
  },
  'dispatch.book-run': async ({ runId }: { runId: number }) => {
    await bookRunThatIsBack(app, runId)
  },
  'dispatch.forget-words': async () => {
    await forgetWords(app)
  },
})
