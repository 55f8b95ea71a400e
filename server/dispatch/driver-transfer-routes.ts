import { justDone } from '../platform/http/done-answers.ts'
import type { driverTransferCalls } from '../../contract/driver/transfers.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { setSpare } from './hand-in/count-load.ts'
import { listTransfers } from './runs/list-transfers.ts'
import { findDriverOfRun, findRunsToMeet } from './runs/own-runs.ts'
import { confirmTransfer, offerTransfer, withdrawTransfer } from './runs/transfers.ts'

export const driverTransferRoutes = (app: AppWithDb): Handlers<typeof driverTransferCalls> => ({
  setOwnSpares: async ({ by, params: { id: runId }, body: { goods } }) => {
    const set = await allOrNothing(app.db, (tx) => setSpare(app, tx, by, { runId, goods }))
    return set.ok ? justDone : set
  },
  listRunsToMeet: async ({ by, params: { id: runId } }) =>
    (await findDriverOfRun(app.db, runId)) === by.id
      ? done({ runs: await findRunsToMeet(app.db, runId) })
      : refuse({ code: 'not_your_run' }),
  listOwnTransfers: async ({ by, caller: { language }, params: { id: runId } }) => {
    if ((await findDriverOfRun(app.db, runId)) !== by.id) return refuse({ code: 'not_your_run' })
    return done({ transfers: await listTransfers(app.db, runId, language) })
  },
  offerOwnTransfer: async ({ by, params: { id: runId }, body }) => {
    if ((await findDriverOfRun(app.db, runId)) !== by.id) return refuse({ code: 'not_your_run' })
    const { hand, otherRunId, stopId, goods } = body
    const [fromRunId, toRunId] = hand === 'given' ? [runId, otherRunId] : [otherRunId, runId]
    const transfer = { kind: 'hand_to_hand', fromRunId, toRunId, stopId, goods } as const
    return allOrNothing(app.db, async (tx) => {
      const offered = await offerTransfer(app, tx, by, transfer)
      if (!offered.ok) return offered
      const confirmed = await confirmTransfer(app, tx, by, { ...offered.value, hand })
      return confirmed.ok ? offered : confirmed
    })
  },
  confirmOwnTransfer: ({ by, params: { id: transferId }, body: { hand } }) =>
    allOrNothing(app.db, (tx) => confirmTransfer(app, tx, by, { transferId, hand })),
  withdrawOwnTransfer: async ({ by, params: { id: transferId } }) => {
    const withdrawn = await allOrNothing(app.db, (tx) =>
      withdrawTransfer(app, tx, by, { transferId }),
    )
    return withdrawn.ok ? justDone : withdrawn
  },
})
