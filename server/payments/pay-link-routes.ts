import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import type { payLinkCalls } from '../../contract/shop/added/pay-links.ts'
import { eurosOf, roundCents } from '../../domain/money.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { isPayable, paidByLink, type PayLink, payLinkKey, payLinkOf } from './pay-link.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { returnFromBank } from './return-from-bank.ts'
import { methodsAnswer, paymentAnswer, startedAnswer } from './routes.ts'
import { startTopUp } from './start-payment.ts'
import { findPaymentOfCustomer } from './store.ts'

export const payLinkRoutes = (
  app: AppWithDb,
  outcomes: PaymentOutcomes,
): Handlers<typeof payLinkCalls> => ({
  readPayLink: async ({ caller, params: { key } }) => {
    const link = await openLink(app, key)
    if (!link) return refuse({ code: 'not_found' })
    return done({
      data: {
        order_id: link.orderId,
        paid: eurosOf(await paidByLink(app.db, link)),
        methods: methodsAnswer(app.bankOffers.methods(), caller.language),
      },
    })
  },
  startLinkPayment: async ({ caller, params: { key }, body: { sum, method } }) => {
    const link = await openLink(app, key)
    if (!link) return refuse({ code: 'not_found' })
    const topUp = {
      customerId: link.customerId,
      topUpCents: roundCents(sum * 100),
      method: paymentTypes.nameOf(method),
      link,
    }
    return startedAnswer(await startTopUp(app, topUp, caller.language))
  },
  readLinkPayment: async ({ params: { key, id } }) => {
    const link = payLinkOf(app, key)
    const payment = link && (await findPaymentOfCustomer(app.db, link.customerId, id))
    return payment?.byLink && payment.linkOrderId === link!.orderId
      ? done({ temptrx: paymentAnswer(payment) })
      : refuse({ code: 'not_found' })
  },
  linkCallback: async ({ body: { payment_token } }) => {
    const returned = await returnFromBank(app, outcomes, ({ byLink }) => byLink, payment_token)
    if (!returned.ok) return returned
    const { id, customerId, linkOrderId } = returned.value
    return done({ data: { id, key: payLinkKey(app, { customerId, orderId: linkOrderId }) } })
  },
})

async function openLink(app: AppWithDb, key: string): Promise<PayLink | undefined> {
  const link = payLinkOf(app, key)
  return link && (await isPayable(app.db, link)) ? link : undefined
}
