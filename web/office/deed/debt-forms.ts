import { addDays, dayOf } from '../../../domain/calendar.ts'
import { api } from '../session/api.ts'
import { centsOf, type DeedDraft, type DeedForm } from './deed-draft.ts'
import type { DebtDeed, OpenDeed } from './open-deed.ts'
import type { SendDeed } from './send-deed.ts'

export const debtForms: Record<DebtDeed['deed'], DeedForm> = {
  promise: {
    name: 'debts.promise',
    right: 'writeNotes',
    fields: ['euros', 'day', 'parts', 'note'],
  },
  endPromise: { name: 'debts.end_promise', right: 'writeNotes', fields: ['reason'] },
  holdCustomer: { name: 'debts.hold', right: 'putCustomersOnHold', fields: ['reason'] },
  releaseCustomer: { name: 'debts.release', right: 'issueBills', fields: ['reason'] },
  disputeDebt: { name: 'debts.dispute', right: 'writeNotes', fields: ['reason'] },
  settleDispute: { name: 'debts.settle_dispute', right: 'writeNotes', fields: ['reason'] },
  writeOff: { name: 'debts.write_off', right: 'writeOffDebts', fields: ['euros', 'reason'] },
  remind: { name: 'debts.remind', right: 'issueBills', fields: [] },
  refund: {
    name: 'refunds.to_account',
    right: 'refundToAccount',
    fields: ['refundTo', 'iban', 'withAccount', 'reason'],
    optional: ['iban', 'withAccount'],
  },
  exportTransfers: { name: 'refunds.export', right: 'exportTransfers', fields: [] },
}

export const isDebtDeed = (open: OpenDeed): open is DebtDeed => open.deed in debtForms

export const firstDebtDraft = () => ({
  parts: '1',
  refundTo: 'account',
  iban: '',
  withAccount: '',
  refund: '',
})

const daysBetweenParts = 30

/** Equal parts, a month apart; the last one takes what is left over. */
function partsOf({ euros, day, parts }: DeedDraft) {
  const cents = centsOf(euros)
  const count = Number(parts)
  const each = Math.floor(cents / count)
  return Array.from({ length: count }, (_, index) => ({
    cents: index === count - 1 ? cents - each * (count - 1) : each,
    dueOn: day === '' ? day : addDays(dayOf(day), daysBetweenParts * index),
  }))
}

/** The call of a deed with what is typed. */
export function sendDebt(open: DebtDeed, draft: DeedDraft): SendDeed {
  const { reason, note } = draft
  return ({ query, body: wanted }, options) => {
    if (open.deed === 'remind')
      return api.remindDebtors(
        { query, body: { customerIds: [...open.customerIds], ...wanted } },
        options,
      )
    if (open.deed === 'exportTransfers')
      return api.exportTransfers(
        { query, body: { refundIds: [...open.refundIds], ...wanted } },
        options,
      )
    const params = { id: String(open.customerId) }
    const reasoned = { params, query, body: { reason, ...wanted } }
    switch (open.deed) {
      case 'promise': {
        const body = { parts: partsOf(draft), note, ...wanted }
        return api.promisePayment({ params, query, body }, options)
      }
      case 'endPromise':
        return api.endPromise(reasoned, options)
      case 'holdCustomer':
        return api.holdCustomer(reasoned, options)
      case 'releaseCustomer':
        return api.releaseCustomer(reasoned, options)
      case 'writeOff': {
        const body = { cents: centsOf(draft.euros), reason, ...wanted }
        return api.writeOffDebt({ params, query, body }, options)
      }
      case 'refund':
        return api.refundCustomer(
          { params, query, body: { ...refundOf(draft), ...wanted } },
          options,
        )
      default: {
        const body = { documentId: open.documentId, reason, ...wanted }
        return open.deed === 'disputeDebt'
          ? api.disputeDebt({ params, query, body }, options)
          : api.settleDebtDispute({ params, query, body }, options)
      }
    }
  }
}

const refundOf = ({ refundTo, iban, withAccount, reason }: DeedDraft) => ({
  to: refundTo as 'account' | 'card' | 'iban',
  ...(refundTo === 'iban' && { iban }),
  withAccount: withAccount !== '',
  reason,
})
