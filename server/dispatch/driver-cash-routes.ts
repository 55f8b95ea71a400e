import type { driverCashCalls } from '../../contract/driver/cash.ts'
import { done } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { listCashTakers } from '../staff/list-drivers.ts'
import { moveDriverCash } from './hand-in/move-driver-cash.ts'

export const driverCashRoutes = (app: AppWithDb): Handlers<typeof driverCashCalls> => ({
  listCashTakers: async ({ by }) =>
    done({ people: (await listCashTakers(app)).filter(({ id }) => id !== by.id) }),
  moveOwnCash: async ({ by, params: { id: runId }, body: { sentAs, insteadOf = [], ...body } }) => {
    const sent = sentAs === undefined ? undefined : { sentAs, insteadOf }
    return moveDriverCash(app, by, { runId, ...body, sent })
  },
})
