import { api } from '../session/api.ts'
import type { DeedDraft, DeedForm } from './deed-draft.ts'
import type { BankDeed, OpenDeed } from './open-deed.ts'
import type { SendDeed } from './send-deed.ts'
import { firstSplit, readSplit, splitBody } from './split-draft.ts'

export const bankForms: Record<BankDeed['deed'], DeedForm> = {
  nameLine: { name: 'bank.name', right: 'importStatements', fields: ['customer'] },
  askPayer: { name: 'bank.ask', right: 'importStatements', fields: ['customer'] },
  acceptLines: { name: 'bank.name', right: 'importStatements', fields: [] },
  bookExpense: {
    name: 'bank.expense',
    right: 'importStatements',
    fields: ['always'],
    optional: ['always'],
  },
  splitLine: { name: 'bank.split', right: 'importStatements', fields: ['split'] },
  nameTransfer: { name: 'bank.transfer', right: 'importStatements', fields: ['refund'] },
  unmatch: { name: 'bank.unmatch', right: 'unmatchPayments', fields: ['reason'] },
}

export const isBankDeed = (open: OpenDeed): open is BankDeed => open.deed in bankForms

export const firstBankDraft = (open: OpenDeed) => ({
  customer: 'proposed' in open && isBankDeed(open) ? proposedTo(open) : '',
  always: '',
  split: open.deed === 'splitLine' ? firstSplit(open.cents, open.customerId) : '',
})

const proposedTo = ({ proposed }: Extract<BankDeed, { proposed: unknown }>): string =>
  String(proposed?.customerId ?? '')

/** Each proposal of a line has a form of its own. */
export const nameOfBankDeed = (open: BankDeed): string => {
  if (open.deed === 'acceptLines') return open.lines.map(({ lineId }) => lineId).join(',')
  return `${open.lineId} ${'proposed' in open ? proposedTo(open) : ''}`
}

/** The call of a deed with what is typed. */
export function sendBank(
  open: BankDeed,
  { customer, always, reason, refund, split }: DeedDraft,
): SendDeed {
  return ({ query, body: wanted }, options) => {
    if (open.deed === 'acceptLines')
      return api.nameBankLines({ query, body: { lines: [...open.lines], ...wanted } }, options)
    const { lineId } = open
    if (open.deed === 'nameLine') {
      const customerId = Number(customer)
      // Another customer than the proposed one has other documents.
      const owner = open.proposed?.customerId === customerId ? open.proposed : { customerId }
      const lines = [{ lineId, ...owner }]
      return api.nameBankLines({ query, body: { lines, ...wanted } }, options)
    }
    const params = { id: String(lineId) }
    if (open.deed === 'askPayer') {
      const body = { customerId: Number(customer), ...wanted }
      return api.askPayer({ params, query, body }, options)
    }
    if (open.deed === 'unmatch')
      return api.unmatchBankLine({ params, query, body: { reason, ...wanted } }, options)
    if (open.deed === 'splitLine') {
      const body = { ...splitBody(readSplit(split)), ...wanted }
      return api.splitBankLine({ params, query, body }, options)
    }
    if (open.deed === 'nameTransfer') {
      const body = { refundId: Number(refund), ...wanted }
      return api.nameTransfer({ params, query, body }, options)
    }
    const body = { always: always !== '', ...wanted }
    return api.bookBankExpense({ params, query, body }, options)
  }
}
