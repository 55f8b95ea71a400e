import { justDone } from '../platform/http/done-answers.ts'
import type { driverCashCalls } from '../../contract/driver/cash.ts'
import type { driverDayCalls } from '../../contract/driver/day.ts'
import type { eventFileCalls } from '../../contract/driver/event-files.ts'
import type { eventCalls } from '../../contract/driver/events.ts'
import type { driverLoadingCalls } from '../../contract/driver/loading.ts'
import type { driverTransferCalls } from '../../contract/driver/transfers.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing, inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { driverCashRoutes } from './driver-cash-routes.ts'
import { driverTransferRoutes } from './driver-transfer-routes.ts'
import { readDriverDay } from './day/read-driver-day.ts'
import { takeDriverDay } from './day/take-driver-day.ts'
import { bookStops } from './events/book-runs.ts'
import { receiveEvents } from './events/receive-events.ts'
import { receiveFile } from './events/receive-file.ts'
import { countLoad } from './hand-in/count-load.ts'
import { readLoad } from './hand-in/read-load.ts'
import { namedLoad } from './hand-in/named-load.ts'
import { signHandIn } from './hand-in/sign-hand-in.ts'
import { moveRun } from './runs/change-run.ts'
import { findDriverOfRun, findOwnRuns } from './runs/own-runs.ts'
import { startShift } from './runs/start-shift.ts'
import { findOpenStops } from './runs/run-store.ts'

type Calls = typeof driverDayCalls &
  typeof eventCalls &
  typeof eventFileCalls &
  typeof driverLoadingCalls &
  typeof driverTransferCalls &
  typeof driverCashCalls

export const dispatchDriverRoutes = (app: AppWithDb): Handlers<Calls> => ({
  readDriverDay: async ({ by, caller: { device, language } }) =>
    done(await readDriverDay(app, { driverId: by.id!, phoneId: device.id, language })),
  takeDriverDay: async ({ by, caller: { device } }) => {
    await inTransaction(app.db, (tx) => takeDriverDay(app, tx, by, device.id))
    return justDone
  },
  sendEventFile: ({ body }) => receiveFile(app, body),
  sendEvents: ({ body }) => receiveEvents(app, body),
  listOwnRuns: async ({ by }) =>
    done({ runs: await findOwnRuns(app.db, by.id!, app.clock.today()) }),
  readOwnLoad: async ({ by, caller: { language }, params: { id: runId } }) =>
    (await findDriverOfRun(app.db, runId)) === by.id
      ? done(await namedLoad(app.db, runId, await readLoad(app.db, runId, 'driver'), language))
      : refuse({ code: 'not_your_run' }),
  moveOwnRun: async ({ by, params: { id: runId }, body: { to } }) => {
    const moved = await allOrNothing(app.db, (tx) => moveRun(app, tx, by, { runId, to }))
    if (!moved.ok) return moved
    if (to === 'handing_in') await bookStops(app, by, await findOpenStops(app.db, runId))
    return justDone
  },
  startOwnShift: async ({ by, params: { id: runId }, body }) => {
    const started = await allOrNothing(app.db, (tx) => startShift(app, tx, by, { runId, ...body }))
    return started.ok ? justDone : started
  },
  signOwnRun: ({ by, params: { id: runId }, body: handedIn }) =>
    allOrNothing(app.db, (tx) => signHandIn(app, tx, by, { runId, handedIn })),
  countOwnLoad: async ({ by, caller: { language }, params: { id: runId }, body: { goods } }) => {
    const load = await allOrNothing(app.db, (tx) =>
      countLoad(app, tx, by, { runId, side: 'driver', goods }),
    )
    return load.ok ? done(await namedLoad(app.db, runId, load.value, language)) : load
  },
  ...driverTransferRoutes(app),
  ...driverCashRoutes(app),
})
