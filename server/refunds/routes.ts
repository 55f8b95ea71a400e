import type { refundCalls } from '../../contract/office/refunds.ts'
import { parseIban } from '../../domain/customers/iban.ts'
import { done, refuse } from '../../domain/outcome.ts'
import { refundFields } from '../../domain/refunds/refund-fields.ts'
import { doAct, wantedOf } from '../actions/do-act.ts'
import type { AppWithDb } from '../app-context.ts'
import { readList } from '../platform/database/read-list.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { listTransferFiles, refundsSource } from './list-refunds.ts'
import { exportTransfersDeed, refundToAccountDeed, refundToBankDeed } from './refund-deeds.ts'
import { replaceFileDeed } from './replace-file.ts'
import { noteFileSent } from './send-file.ts'
import { nameTransferDeed } from './transfer-deed.ts'

export const refundRoutes = (app: AppWithDb): Handlers<typeof refundCalls> => ({
  listRefunds: async ({ query }) =>
    done(await readList(app.db, refundFields, refundsSource, query)),
  listTransferFiles: async () => done({ rows: await listTransferFiles(app.db) }),
  exportTransfers: ({ by, query, body, caller }) => {
    const rows = [...new Set(body.refundIds)].map((refundId) => ({ refundId }))
    return doAct(app, by, { deed: exportTransfersDeed, rows }, wantedOf(query, body, caller))
  },
  sendTransferFile: ({ by, params }) =>
    allOrNothing(app.db, (tx) => noteFileSent(app, tx, by, params.id)),
  replaceTransferFile: ({ by, params: { id: transferFileId }, query, body, caller }) => {
    const rows = [{ transferFileId, reason: body.reason }]
    return doAct(app, by, { deed: replaceFileDeed, rows }, wantedOf(query, body, caller))
  },
  refundCustomer: ({ by, params: { id: customerId }, query, body, caller }) => {
    const { to, withAccount, reason } = body
    const iban = to === 'iban' ? parseIban(body.iban ?? '') : undefined
    if (iban?.ok === false)
      return Promise.resolve(
        refuse({ fields: { iban: [{ problem: body.iban ? 'iban' : 'required' }] } }),
      )
    const deed = to === 'account' ? refundToAccountDeed : refundToBankDeed
    const rows = [{ customerId, to, withAccount, reason, ...(iban && { iban: iban.value }) }]
    return doAct(app, by, { deed, rows }, wantedOf(query, body, caller))
  },
  nameTransfer: ({ by, params: { id: lineId }, query, body, caller }) => {
    const rows = [{ lineId, refundId: body.refundId }]
    return doAct(app, by, { deed: nameTransferDeed, rows }, wantedOf(query, body, caller))
  },
})
