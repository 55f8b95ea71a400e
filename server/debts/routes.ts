import type { debtCalls } from '../../contract/office/debts.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import { doAct, wantedOf } from '../actions/do-act.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import {
  disputeDebtDeed,
  endPromiseDeed,
  requirePrepaymentDeed,
  promiseDeed,
  allowCreditDeed,
  settleDebtDisputeDeed,
} from './debt-deeds.ts'
import { readDebtFigures } from './debt-figures.ts'
import { remindDebtorDeed, writeOffDebtDeed } from './money-deeds.ts'
import { readDebts } from './list-debts.ts'
import { silentHolders } from './silent-holders.ts'

export const debtRoutes = (app: AppWithDb): Handlers<typeof debtCalls> => ({
  listDebts: async ({ query }) => done(await readDebts(app, query)),
  readDebtFigures: async () =>
    done(await readDebtFigures(app.db, app.clock.today(), await app.settings())),
  listSilentHolders: async () => done({ rows: await silentHolders(app.db, app.clock.today()) }),
  remindDebtors: ({ by, query, body, caller }) => {
    const rows = [...new Set(body.customerIds)].map((customerId) => ({ customerId }))
    return doAct(app, by, { deed: remindDebtorDeed, rows }, wantedOf(query, body, caller))
  },
  promisePayment: ({ by, params: { id: customerId }, query, body, caller }) => {
    const parts = body.parts.map(({ cents, dueOn }) => ({ cents, dueOn: dayOf(dueOn) }))
    const rows = [{ customerId, parts, note: body.note }]
    return doAct(app, by, { deed: promiseDeed, rows }, wantedOf(query, body, caller))
  },
  endPromise: ({ by, params: { id: customerId }, query, body, caller }) => {
    const rows = [{ customerId, reason: body.reason }]
    return doAct(app, by, { deed: endPromiseDeed, rows }, wantedOf(query, body, caller))
  },
  requirePrepayment: ({ by, query, body: { customerIds, reason, ...body }, caller }) => {
    const rows = [...new Set(customerIds)].map((customerId) => ({ customerId, reason }))
    return doAct(app, by, { deed: requirePrepaymentDeed, rows }, wantedOf(query, body, caller))
  },
  allowCredit: ({ by, params: { id: customerId }, query, body, caller }) => {
    const rows = [{ customerId, reason: body.reason }]
    return doAct(app, by, { deed: allowCreditDeed, rows }, wantedOf(query, body, caller))
  },
  writeOffDebt: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { cents, reason } = body
    const rows = [{ customerId, cents, reason }]
    return doAct(app, by, { deed: writeOffDebtDeed, rows }, wantedOf(query, body, caller))
  },
  ...disputeHandlers(app),
})

const disputeHandlers = (
  app: AppWithDb,
): Pick<Handlers<typeof debtCalls>, 'disputeDebt' | 'settleDebtDispute'> => ({
  disputeDebt: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { documentId, reason } = body
    const rows = [{ customerId, documentId, reason }]
    return doAct(app, by, { deed: disputeDebtDeed, rows }, wantedOf(query, body, caller))
  },
  settleDebtDispute: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { documentId, reason } = body
    const rows = [{ customerId, documentId, reason }]
    return doAct(app, by, { deed: settleDebtDisputeDeed, rows }, wantedOf(query, body, caller))
  },
})
