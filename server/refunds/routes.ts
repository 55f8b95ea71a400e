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
import { refundLineDeed, refundLineToBankDeed } from './line-deeds.ts'
import { readRefundable } from './refundable.ts'
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
  refundCustomer: async ({ by, params: { id: customerId }, query, body, caller }) => {
    const { to, withAccount, cents, reason } = body
    const target = targetOf(body)
    if (!target.ok) return target
    const deed = to === 'account' ? refundToAccountDeed : refundToBankDeed
    const rows = [{ customerId, withAccount, cents, reason, ...target.value }]
    return doAct(app, by, { deed, rows }, wantedOf(query, body, caller))
  },
  readRefundable: async ({ params, query }) =>
    done(await readRefundable(app, params.id, query.document)),
  refundLine: async ({ by, params: { id: customerId }, query, body, caller }) => {
    const { to, documentId, line, cents, reason } = body
    const target = targetOf(body)
    if (!target.ok) return target
    const deed = to === 'account' ? refundLineDeed : refundLineToBankDeed
    const rows = [{ customerId, documentId, line, cents, reason, ...target.value }]
    return doAct(app, by, { deed, rows }, wantedOf(query, body, caller))
  },
  nameTransfer: ({ by, params: { id: lineId }, query, body, caller }) => {
    const rows = [{ lineId, refundId: body.refundId }]
    return doAct(app, by, { deed: nameTransferDeed, rows }, wantedOf(query, body, caller))
  },
})

type Target = { to: 'account' | 'card' | 'iban'; iban?: string | undefined }

/** Where a refund goes; an IBAN is read before anything else. */
function targetOf({ to, iban: typed }: Target) {
  if (to !== 'iban') return done({ to })
  const iban = parseIban(typed ?? '')
  if (iban.ok) return done({ to, iban: iban.value })
  return refuse({ fields: { iban: [{ problem: typed ? 'iban' : 'required' }] } })
}
