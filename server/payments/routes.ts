import { payseraStats } from '../../contract/shop/vocabularies/paysera-stats.ts'
import { paymentTypes } from '../../contract/shop/vocabularies/payment-types.ts'
import type { PaymentWay, paymentWayCalls } from '../../contract/shop/added/payment-ways.ts'
import type { paymentCalls, PaymentMethod, TempTransaction } from '../../contract/shop/payments.ts'
import { methodNames, wayNames } from '../../contract/shop/words/method-names.ts'
import { eurosOf, roundCents } from '../../domain/money.ts'
import { type OnlineMethodKey, paymentMethod, topUpMethods } from '../../domain/payments/methods.ts'
import { paymentResult } from '../../domain/payments/payment-states.ts'
import type { Language } from '../../domain/words/language.ts'
import { ANY_SUM_CENTS, leastCentsOf } from '../../domain/payments/provider-ways.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { returnFromBank } from './return-from-bank.ts'
import type { PaymentOutcomes } from './payment-outcomes.ts'
import { startTopUp } from './start-payment.ts'
import { findOpenTopUp, findPaymentOfCustomer, type Payment } from './store.ts'

export const paymentRoutes = (
  app: AppWithDb,
  outcomes: PaymentOutcomes,
): Handlers<typeof paymentCalls & typeof paymentWayCalls> => ({
  listPaymentMethods: async ({ caller }) =>
    done({ data: methodsAnswer(app.bankOffers.methods(), caller.language) }),
  listPaymentWays: async ({ caller }) => done({ data: waysAnswer(app, caller.language) }),
  startTopUp: async ({ caller: { customerId, language }, body }) => {
    const { topup, method, bill, provider_way } = body
    const topUp = {
      customerId,
      topUpCents: roundCents(topup * 100),
      method: paymentTypes.nameOf(method),
      providerWay: provider_way,
      ...(bill !== undefined && { paperId: bill }),
    }
    return startedAnswer(await startTopUp(app, topUp, language))
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
    const returned = await returnFromBank(app, outcomes, ownOf(caller), body.payment_token)
    return returned.ok ? done({ data: callbackAnswer(returned.value) }) : returned
  },
  orderCallback: async ({ caller, body }) => {
    const returned = await returnFromBank(app, outcomes, ownOf(caller), body.payment_token)
    if (!returned.ok) return returned
    const answer = callbackAnswer(returned.value)
    return paymentResult(returned.value.status) === 'failed'
      ? refuse({ code: 'payment_not_made', data: answer })
      : done({ data: answer })
  },
})

const ownOf =
  ({ customerId }: { customerId: number }) =>
  (payment: Payment) =>
    payment.customerId === customerId

const linkText = { lv: 'Par maksājumiem', en: 'About payments' }

/** The banks and the card in the caller's language. */
export const methodsAnswer = (
  open: readonly OnlineMethodKey[],
  language: Language,
): PaymentMethod[] =>
  topUpMethods
    .filter(({ key }) => open.includes(key))
    .map(({ key, chargeCents }) => ({
      id: paymentTypes.numberOf(key),
      name: methodNames[key][language],
      charge: eurosOf(chargeCents),
      url: '/maksajumi',
      urlText: linkText[language],
    }))

/** Each method with the ways that the provider has beside it. */
const waysAnswer = ({ bankOffers }: AppWithDb, language: Language): PaymentWay[] =>
  bankOffers.methods().flatMap((method) => {
    const about = {
      method: paymentTypes.numberOf(method),
      charge: eurosOf(paymentMethod(method).chargeCents),
    }
    const own = { name: methodNames[method][language], picture: bankOffers.picture(method) ?? null }
    return [
      { ...about, ...own, way: null, least: eurosOf(ANY_SUM_CENTS) },
      ...bankOffers
        .ways()
        .filter((way) => way.method === method)
        .map(({ key }) => ({
          ...about,
          way: key,
          name: wayNames[key][language],
          picture: bankOffers.picture(key) ?? null,
          least: eurosOf(leastCentsOf[key]),
        })),
    ]
  })

/** Where the customer pays what was started. */
export const startedAnswer = (started: Awaited<ReturnType<typeof startTopUp>>) =>
  started.ok
    ? done({ payment_url: started.value.paymentUrl, id: started.value.paymentId })
    : started

export const paymentAnswer = (payment: Payment): TempTransaction => ({
  id: payment.id,
  status: payseraStats.numberOf(paymentResult(payment.status)),
  payment_status: payment.status,
  method: paymentTypes.numberOf(payment.method),
  topup: eurosOf(payment.topupCents),
  charge: eurosOf(payment.chargeCents),
  amount: eurosOf(payment.amountCents ?? 0),
  order_id: payment.orderId,
  credited_to: payment.creditedTo,
  payment_url: payment.paymentUrl,
  created_at: payment.createdAt.toISOString(),
  expires_at: payment.expiresAt.toISOString(),
})

const callbackAnswer = (payment: Payment) => ({
  status: payseraStats.numberOf(paymentResult(payment.status)),
  payment_status: payment.status,
  trx: { id: payment.id },
  order: payment.orderId === null ? null : { id: payment.orderId },
})
