import { eurosOf } from '../../domain/money.ts'
import type { ProviderWayKey } from '../../domain/payments/provider-ways.ts'
import type { Language } from '../../domain/words/language.ts'
import { pathInLanguage } from '../../domain/words/language-path.ts'
import type { App } from '../app-context.ts'
import type { OrderRequest } from './montonio/records.ts'
import type { Payment } from './store.ts'

type Payer = {
  name: string | null
  email: string | null
  phone: string | null
  language: Language
}

/** Outside the contract's calls, because the provider must not be rate limited. */
export const WEBHOOK_PATH = '/api/payment/notification'

const titles = {
  lv: { order: 'Pasūtījums', topup: 'Konta papildināšana', charge: 'Maksājuma komisija' },
  en: { order: 'Order', topup: 'Account top-up', charge: 'Payment charge' },
}

/** The request that creates an order at the provider. */
export function orderRequest(
  { config, bankOffers }: Pick<App, 'config' | 'bankOffers'>,
  payment: Payment,
  payer: Payer,
  expiresInMinutes: number,
) {
  const locale = payer.language
  const total = eurosOf(payment.amountCents ?? 0)
  return {
    merchantReference: payment.merchantReference,
    returnUrl:
      config.publicUrl + pathInLanguage(returnPath(payment) + payment.merchantReference, locale),
    notificationUrl: `${config.publicUrl}${WEBHOOK_PATH}`,
    grandTotal: total,
    currency: 'EUR',
    locale,
    expiresIn: expiresInMinutes,
    payment: {
      ...chosenMethod(payment, bankOffers.bankCode(payment.method), locale),
      amount: total,
      currency: 'EUR',
    },
    // Whoever pays by a link may be another person, who need not read whose account it is.
    billingAddress: billingAddress(payment.byLink ? nobody : payer),
    lineItems: lineItems(payment, locale),
  } satisfies OrderRequest
}

const nobody = { name: null, email: null, phone: null }

const returnPath = ({ orderId, byLink }: Payment) =>
  byLink ? '/pay/' : orderId === null ? '/topup-process/' : '/cart/process/'

/** The provider's name of the method, and what its page is to open with. */
function chosenMethod(
  { method, providerWay }: Payment,
  bank: string | undefined,
  locale: Language,
): Pick<OrderRequest['payment'], 'method' | 'methodDisplay' | 'methodOptions'> {
  if (providerWay !== null) return { methodDisplay: providerWay, ...ways[providerWay] }
  if (bank === undefined)
    return {
      method: 'cardPayments',
      methodDisplay: method,
      methodOptions: { preferredMethod: 'card' },
    }
  const methodOptions = { preferredProvider: bank, preferredCountry: 'LV', preferredLocale: locale }
  return { method: 'paymentInitiation', methodDisplay: method, methodOptions }
}

const ways = {
  wallet: { method: 'cardPayments', methodOptions: { preferredMethod: 'wallet' } },
  // The whole sum a month later.
  pay_later: { method: 'bnpl', methodOptions: { period: 1 } },
  instalments: { method: 'hirePurchase', methodOptions: {} },
} as const satisfies Record<
  ProviderWayKey,
  Pick<OrderRequest['payment'], 'method' | 'methodOptions'>
>

function billingAddress({
  name,
  email,
  phone,
}: Omit<Payer, 'language'>): OrderRequest['billingAddress'] {
  const [firstName = '', ...lastNames] = (name ?? '').split(' ')
  const person = { firstName, lastName: lastNames.join(' '), email: email ?? '' }
  return phone === null ? person : { ...person, phoneNumber: phone }
}

function lineItems(
  { orderId, orderCents, topupCents, chargeCents }: Payment,
  locale: 'lv' | 'en',
): OrderRequest['lineItems'] {
  const title = titles[locale]
  const lines = [
    { name: `${title.order} ${orderId}`, cents: orderCents },
    { name: title.topup, cents: topupCents },
    { name: title.charge, cents: chargeCents },
  ]
  return lines
    .filter(({ cents }) => cents > 0)
    .map(({ name, cents }) => ({ name, quantity: 1, finalPrice: eurosOf(cents) }))
}
