import { bankForms, firstBankDraft, isBankDeed, sendBank } from './bank-forms.ts'
import { debtForms, firstDebtDraft, isDebtDeed, sendDebt } from './debt-forms.ts'
import { api } from '../session/api.ts'
import {
  customerForms,
  firstCustomerDraft,
  isCustomerDeed,
  sendCustomerDeed,
} from './customer-forms.ts'
import { bareEuros, centsOf, type DeedDraft, type DeedForm } from './deed-draft.ts'
import { firstHandInDraft, handInForms, isHandInDeed, sendHandIn } from './hand-in-forms.ts'
import type { OpenDeed } from './open-deed.ts'
import type { SendDeed } from './send-deed.ts'
import { isSplitWhole, readSplit } from './split-draft.ts'
import { isStockDeed, sendStock, stockForms } from './stock-forms.ts'

export const deedForms: Record<OpenDeed['deed'], DeedForm> = {
  move: { name: 'orders.move', right: 'changeOrders', fields: ['orderIds', 'day'] },
  cancel: {
    name: 'orders.cancel',
    right: 'changeOrders',
    fields: ['orderIds', 'reason', 'evenLocked'],
    optional: ['evenLocked'],
  },
  release: { name: 'orders.release', right: 'changeOrders', fields: ['orderIds', 'reason'] },
  goodwill: {
    name: 'ledger.goodwill',
    right: 'giveGoodwill',
    fields: ['account', 'euros', 'reason'],
  },
  correct: {
    name: 'ledger.correct',
    right: 'correctBalances',
    fields: ['account', 'euros', 'reason'],
  },
  credit: {
    name: 'customers.credit',
    right: 'grantCredit',
    fields: ['limit', 'payLater', 'reason'],
    optional: ['payLater'],
  },
  takeBack: { name: 'settings.take_back', right: 'changeSettings', fields: ['reason'] },
  ...handInForms,
  ...bankForms,
  ...debtForms,
  ...customerForms,
  ...stockForms,
}

export const firstDraft = (open: OpenDeed): DeedDraft => ({
  orderIds: 'orderIds' in open ? open.orderIds.join(', ') : '',
  day: ('orderIds' in open && open.day) || '',
  reason: ('orderIds' in open && open.reason) || '',
  evenLocked: '',
  account: open.deed === 'goodwill' ? 'bonus' : 'account',
  euros: '',
  limit: open.deed === 'credit' ? bareEuros(open.credit.creditLimitCents) : '',
  payLater: open.deed === 'credit' && open.credit.payLater ? 'yes' : '',
  ...firstHandInDraft(open),
  ...firstBankDraft(open),
  ...firstDebtDraft(open),
  reader: '',
  body: '',
  ...firstCustomerDraft(open),
})

export const isFilled = ({ deed }: OpenDeed, draft: DeedDraft): boolean => {
  const { fields, optional = [] } = deedForms[deed]
  return fields.every((field) => optional.includes(field) || isTyped(field, draft[field].trim()))
}

/** A customer is sought by any words and chosen by number; a line is divided to its last cent. */
function isTyped(field: keyof DeedDraft, text: string): boolean {
  if (field === 'split') return isSplitWhole(readSplit(text))
  return field === 'customer' ? /^\d+$/.test(text) : text !== ''
}

const idsOf = (text: string) => text.split(/[\s,;#]+/).flatMap((id) => (id ? [Number(id)] : []))

type Account = 'account' | 'bonus' | 'deposit'

/** The call of a deed with what is typed. */
export function sendOf(open: OpenDeed, draft: DeedDraft): SendDeed {
  if (isHandInDeed(open)) return sendHandIn(open, draft)
  if (isBankDeed(open)) return sendBank(open, draft)
  if (isDebtDeed(open)) return sendDebt(open, draft)
  if (isCustomerDeed(open)) return sendCustomerDeed(open, draft)
  if (isStockDeed(open)) return sendStock(open, draft)
  const { reason, day } = draft
  return ({ query, body: wanted }, options) => {
    if (open.deed === 'takeBack') {
      const params = { id: String(open.changeId) }
      return api.takeSettingBack({ params, query, body: { reason, ...wanted } }, options)
    }
    if ('orderIds' in open) {
      const orderIds = idsOf(draft.orderIds)
      if (open.deed === 'move')
        return api.moveOrders({ query, body: { orderIds, day, ...wanted } }, options)
      const body = { orderIds, reason, ...wanted }
      if (open.deed === 'release') return api.releaseOrders({ query, body }, options)
      const evenLocked = draft.evenLocked !== ''
      return api.cancelOrders({ query, body: { ...body, evenLocked } }, options)
    }
    const params = { id: String(open.customerId) }
    if (open.deed === 'credit') {
      const terms = { creditLimitCents: centsOf(draft.limit), payLater: draft.payLater !== '' }
      return api.grantCredit({ params, query, body: { ...terms, reason, ...wanted } }, options)
    }
    const sum = { cents: centsOf(draft.euros), reason, ...wanted }
    const account = draft.account as Account
    if (open.deed === 'correct')
      return api.correctBalance({ params, query, body: { account, ...sum } }, options)
    const given = account === 'deposit' ? 'account' : account
    return api.giveGoodwill({ params, query, body: { account: given, ...sum } }, options)
  }
}

/** The members of the contracts whose problems stand at a field of a form. */
export const contractFields: Partial<Record<keyof DeedDraft, readonly string[]>> = {
  euros: ['cents', 'parts.cents'],
  day: ['day', 'untilOn', 'parts.dueOn'],
  limit: ['creditLimitCents'],
  customer: ['lines'],
  refund: ['refundId'],
  split: ['parts'],
  float: ['floatCents'],
}
