import type { eventCalls } from '../../contract/driver/events.ts'
import type { driverLoadingCalls } from '../../contract/driver/loading.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { receiveEvents } from './events/receive-events.ts'
import { countLoad } from './hand-in/count-load.ts'
import { findTransfers } from './runs/transfer-store.ts'
import { confirmTransfer } from './runs/transfers.ts'

type Calls = typeof eventCalls & typeof driverLoadingCalls

export const dispatchDriverRoutes = (app: AppWithDb): Handlers<Calls> => ({
  sendEvents: ({ body }) => receiveEvents(app, body),
  countOwnLoad: ({ by, params: { id: runId }, body: { goods } }) =>
    allOrNothing(app.db, (tx) => countLoad(app, tx, by, { runId, side: 'driver', goods })),
  listOwnTransfers: async ({ by, params: { id: runId } }) => {
    if ((await findDriverOfRun(app, runId)) !== by.id) return refuse({ code: 'not_your_run' })
    const transfers = await findTransfers(app.db, runId)
    return done({
      transfers: transfers.map(({ givenAt, takenAt, ...transfer }) => ({
        ...transfer,
        isGiven: givenAt !== null,
        isTaken: takenAt !== null,
      })),
    })
  },
  confirmOwnTransfer: ({ by, params: { id: transferId }, body: { hand } }) =>
    allOrNothing(app.db, (tx) => confirmTransfer(app, tx, by, { transferId, hand })),
})

const findDriverOfRun = async ({ db }: AppWithDb, runId: number) =>
  (
    await db
      .selectFrom('runs')
      .innerJoin('shifts', 'shifts.id', 'runs.shiftId')
      .select('driverId')
      .where('runs.id', '=', runId)
      .executeTakeFirst()
  )?.driverId
