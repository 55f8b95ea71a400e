import { justDone } from '../platform/http/done-answers.ts'
import type { loadingCalls } from '../../contract/office/loading.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { bookStops } from './events/book-runs.ts'
import { countLoad, setSpare } from './hand-in/count-load.ts'
import { readLoad } from './hand-in/read-load.ts'
import { namedLoad } from './hand-in/named-load.ts'
import { findRunToExplain } from './hand-in/explain-run.ts'
import { moveRun } from './runs/change-run.ts'
import { loadDayRuns } from './runs/day-runs.ts'
import { findOpenStops } from './runs/run-store.ts'
import { confirmTransfer, offerTransfer, withdrawTransfer } from './runs/transfers.ts'

/** The office counts as the warehouse: it never sees a driver's count before its own is in. */
export const loadingRoutes = (app: AppWithDb): Handlers<typeof loadingCalls> => ({
  listRuns: async ({ query }) => done({ runs: await loadDayRuns(app.db, dayOf(query.day)) }),
  readLoad: async ({ caller: { language }, params: { id: runId } }) =>
    (await findRunToExplain(app.db, runId))
      ? done(await namedLoad(app.db, runId, await readLoad(app.db, runId, 'warehouse'), language))
      : refuse({ code: 'no_such_run' }),
  countLoad: async ({ by, caller: { language }, params: { id: runId }, body: { goods } }) => {
    const load = await allOrNothing(app.db, (tx) =>
      countLoad(app, tx, by, { runId, side: 'warehouse', goods }),
    )
    return load.ok ? done(await namedLoad(app.db, runId, load.value, language)) : load
  },
  setSpare: async ({ by, params: { id: runId }, body: { goods } }) => {
    const set = await allOrNothing(app.db, (tx) => setSpare(app, tx, by, { runId, goods }))
    return set.ok ? justDone : set
  },
  moveRun: async ({ by, params: { id: runId }, body: { to, reason } }) => {
    const moved = await allOrNothing(app.db, (tx) => moveRun(app, tx, by, { runId, to, reason }))
    if (!moved.ok) return moved
    const stopIds = to === 'handing_in' ? await findOpenStops(app.db, runId) : []
    const { open } = await bookStops(app, by, stopIds)
    return done({ state: to, open })
  },
  ...transferHandlers(app),
})

const transferHandlers = (app: AppWithDb) =>
  ({
    offerTransfer: ({ by, body: { kind, fromRunId, toRunId, stopId, goods } }) =>
      allOrNothing(app.db, (tx) =>
        offerTransfer(app, tx, by, { kind, fromRunId, toRunId, stopId, goods }),
      ),
    confirmTransfer: ({ by, params: { id: transferId }, body: { hand } }) =>
      allOrNothing(app.db, (tx) => confirmTransfer(app, tx, by, { transferId, hand })),
    withdrawTransfer: async ({ by, params: { id: transferId } }) => {
      const withdrawn = await allOrNothing(app.db, (tx) =>
        withdrawTransfer(app, tx, by, { transferId }),
      )
      return withdrawn.ok ? justDone : withdrawn
    },
  }) satisfies Partial<Handlers<typeof loadingCalls>>
