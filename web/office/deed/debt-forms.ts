import { addDays, dayOf } from '../../../domain/calendar.ts'
import { api } from '../session/api.ts'
import { bareEuros, centsOf, type DeedDraft, type DeedForm } from './deed-draft.ts'
import type { DebtDeed, OpenDeed } from './open-deed.ts'
import type { SendDeed } from './send-deed.ts'
import { sendRefund } from './send-refund.ts'

export const debtForms: Record<DebtDeed['deed'], DeedForm> = {
  promise: {
    name: 'debts.promise',
    right: 'writeNotes',
    fields: ['euros', 'day', 'parts', 'note'],
  },
  endPromise: { name: 'debts.end_promise', right: 'writeNotes', fields: ['reason'] },
  requirePrepayment: { name: 'debts.hold', right: 'putCustomersOnHold', fields: ['reason'] },
  allowCredit: { name: 'debts.release', right: 'issueBills', fields: ['reason'] },
  disputeDebt: { name: 'debts.dispute', right: 'writeNotes', fields: ['reason'] },
  settleDispute: { name: 'debts.settle_dispute', right: 'writeNotes', fields: ['reason'] },
  writeOff: { name: 'debts.write_off', right: 'writeOffDebts', fields: ['euros', 'reason'] },
  remind: { name: 'debts.remind', right: 'issueBills', fields: [] },
  refund: {
    name: 'refunds.to_account',
    right: 'refundToAccount',
    fields: ['refundWhat', 'euros', 'refundTo', 'iban', 'withAccount', 'reason'],
    optional: ['euros', 'iban', 'withAccount'],
  },
  exportTransfers: { name: 'refunds.export', right: 'exportTransfers', fields: [] },
  replaceFile: { name: 'refunds.replace_file', right: 'exportTransfers', fields: ['reason'] },
}

export const isDebtDeed = (open: OpenDeed): open is DebtDeed => open.deed in debtForms

export const firstDebtDraft = (open: OpenDeed) => ({
  parts: '1',
  refundWhat: 'deposit',
  refundTo: 'account',
  iban: '',
  withAccount: '',
  refund: '',
  ...(open.deed === 'writeOff' && { euros: bareEuros(open.cents) }),
  ...(open.deed === 'promise' && open.proposed && promisedDraft(open.proposed)),
  ...(open.deed === 'refund' && open.of?.line && lineDraft(open.of.document, open.of.line)),
})

const lineDraft = (document: number, { line, leftCents }: { line: number; leftCents: number }) => ({
  refundWhat: `${document}:${line}`,
  euros: bareEuros(leftCents),
})

const promisedDraft = ({ cents, ...typed }: { cents: number; day: string; note: string }) => ({
  euros: bareEuros(cents),
  ...typed,
})

/** Each proposal of a promise and each line of a document has a form of its own. */
export const nameOfDebtDeed = (open: OfOne): string =>
  [
    open.customerId,
    open.deed === 'promise' && open.proposed?.day,
    open.deed === 'refund' && open.of && `${open.of.document}:${open.of.line?.line ?? ''}`,
  ]
    .filter(Boolean)
    .join(' ')

const daysBetweenParts = 30
/** More than this the server refuses. */
const mostParts = 12

/** Equal parts, a month apart; the last one takes what is left over. */
function partsOf({ euros, day, parts }: DeedDraft) {
  const cents = centsOf(euros)
  const count = Math.min(Number(parts), mostParts + 1)
  const each = Math.floor(cents / count)
  return Array.from({ length: count }, (_, index) => ({
    cents: index === count - 1 ? cents - each * (count - 1) : each,
    dueOn: day === '' ? day : addDays(dayOf(day), daysBetweenParts * index),
  }))
}

type OfOne = Extract<DebtDeed, { customerId: number }>

/** The call of a deed with what is typed. */
export const sendDebt =
  (open: DebtDeed, draft: DeedDraft): SendDeed =>
  (wanted, options) => {
    const { query, body } = wanted
    if ('customerIds' in open) {
      const many = { customerIds: [...open.customerIds], ...body }
      if (open.deed === 'remind') return api.remindDebtors({ query, body: many }, options)
      const reasoned = { ...many, reason: draft.reason }
      return api.requirePrepayment({ query, body: reasoned }, options)
    }
    if (open.deed === 'exportTransfers') {
      const refundIds = [...open.refundIds]
      return api.exportTransfers({ query, body: { refundIds, ...body } }, options)
    }
    if (open.deed === 'replaceFile') {
      const params = { id: String(open.transferFileId) }
      const reasoned = { reason: draft.reason, ...body }
      return api.replaceTransferFile({ params, query, body: reasoned }, options)
    }
    return sendOfOne(open, draft)(wanted, options)
  }

const sendOfOne =
  (open: OfOne, draft: DeedDraft): SendDeed =>
  ({ query, body: wanted }, options) => {
    const { note, reason } = draft
    const params = { id: String(open.customerId) }
    const body = { reason, ...wanted }
    const reasoned = { params, query, body }
    if (open.deed === 'promise') {
      const promised = { parts: partsOf(draft), note, ...wanted }
      return api.promisePayment({ params, query, body: promised }, options)
    }
    if (open.deed === 'refund')
      return sendRefund(open.customerId, draft)({ query, body: wanted }, options)
    if (open.deed === 'writeOff') {
      const cents = centsOf(draft.euros)
      return api.writeOffDebt({ params, query, body: { cents, ...body } }, options)
    }
    if ('documentId' in open) {
      const call = open.deed === 'disputeDebt' ? api.disputeDebt : api.settleDebtDispute
      return call({ params, query, body: { documentId: open.documentId, ...body } }, options)
    }
    const call = open.deed === 'endPromise' ? api.endPromise : api.allowCredit
    return call(reasoned, options)
  }
