import { api } from '../session/api.ts'
import { centsOf, type DeedDraft } from './deed-draft.ts'
import type { SendDeed } from './send-deed.ts'

type Target = 'account' | 'card' | 'iban'

/** The call for what is refunded: goodwill, the deposit, or a line of a document. */
export const sendRefund =
  (customerId: number, draft: DeedDraft): SendDeed =>
  ({ query, body: wanted }, options) => {
    const { refundWhat, refundTo, iban, withAccount, euros, reason } = draft
    const params = { id: String(customerId) }
    const target = { to: refundTo as Target, ...(refundTo === 'iban' && { iban }) }
    const body = { reason, ...wanted }
    if (refundWhat === 'goodwill') {
      const given = { account: 'account' as const, cents: centsOf(euros), ...body }
      return api.giveGoodwill({ params, query, body: given }, options)
    }
    if (refundWhat === 'deposit') {
      const part = euros.trim() === '' ? {} : { cents: centsOf(euros) }
      const deposit = { ...target, withAccount: withAccount !== '', ...part, ...body }
      return api.refundCustomer({ params, query, body: deposit }, options)
    }
    const [documentId, line] = refundWhat.split(':').map(Number)
    const refunded = { documentId: documentId!, line: line!, cents: centsOf(euros), ...target }
    return api.refundLine({ params, query, body: { ...refunded, ...body } }, options)
  }
