import type { shortLoadCalls } from '../../contract/office/short-load.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing, preview } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { findRunToExplain } from './hand-in/explain-run.ts'
import { cutShortLoad, proposeWaitingStops } from './hand-in/short-load.ts'

export const shortLoadRoutes = (app: AppWithDb): Handlers<typeof shortLoadCalls> => ({
  readShortLoad: async ({ params: { id: runId } }) => {
    if (!(await findRunToExplain(app.db, runId))) return refuse({ code: 'no_such_run' })
    const { short, stops, left } = await preview(app.db, (tx) =>
      proposeWaitingStops(app, tx, runId),
    )
    return done({
      short,
      left,
      stops: stops.map(({ goods, nextOn, ...stop }) => ({
        ...stop,
        goods: [...goods],
        nextOn: nextOn!,
      })),
    })
  },
  cutShortLoad: ({ by, params: { id: runId }, body: { stops } }) =>
    allOrNothing(app.db, (tx) =>
      cutShortLoad(app, tx, by, {
        runId,
        stops: stops.map(({ stopId, day }) => ({ stopId, day: dayOf(day) })),
      }),
    ),
})
