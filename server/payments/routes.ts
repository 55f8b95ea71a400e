import type { paymentCalls } from '../../contract/payments.ts'
import { roundCents } from '../../domain/money.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { methodsAnswer } from './method-answer.ts'
import { callbackAnswer, paymentAnswer } from './payment-answer.ts'
import { offeredMethodIds } from './offered-methods.ts'
import { returnFromBank } from './return-from-bank.ts'
import type { PaymentOutcomes } from './settle-payment.ts'
import { startTopUp } from './start-top-up.ts'
import { findOpenTopUp, findPaymentOfCustomer } from './store.ts'

export const paymentRoutes = (
  app: App,
  outcomes: PaymentOutcomes,
): Handlers<typeof paymentCalls> => ({
  listPaymentMethods: async ({ caller }) =>
    done({ data: methodsAnswer(offeredMethodIds(app), caller.language) }),
  startTopUp: async ({ caller: { customerId }, body: { topup, method } }) => {
    const started = await startTopUp(app, {
      customerId,
      topUpCents: roundCents(topup * 100),
      methodId: method,
    })
    return started.ok
      ? done({ payment_url: started.value.paymentUrl, id: started.value.paymentId })
      : started
  },
  readTempTransaction: async ({ caller, params }) => {
    const payment = await findPaymentOfCustomer(app.db, caller.customerId, params.id)
    return payment ? done({ temptrx: paymentAnswer(payment) }) : refuse({ code: 'not_found' })
  },
  readOpenTopUp: async ({ caller }) => {
    const payment = await findOpenTopUp(app.db, caller.customerId, app.clock.now())
    return done({ data: payment ? paymentAnswer(payment) : null })
  },
  topUpCallback: async ({ caller, body }) => {
    const returned = await returnFromBank(app, outcomes, caller.customerId, body.payment_token)
    return returned.ok ? done({ data: callbackAnswer(returned.value) }) : returned
  },
  orderCallback: async ({ caller, body }) => {
    const returned = await returnFromBank(app, outcomes, caller.customerId, body.payment_token)
    if (!returned.ok) return returned
    const answer = callbackAnswer(returned.value)
    return answer.status === 3
      ? refuse({ code: 'payment_not_made', extra: { data: answer } })
      : done({ data: answer })
  },
})
