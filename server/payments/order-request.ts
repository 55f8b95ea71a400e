import { eurosOf } from '../../domain/money.ts'
import type { App } from '../app-context.ts'
import type { OrderRequest } from './montonio/records.ts'
import type { Payment } from './store.ts'

type Payer = { name: string | null; email: string | null; phone: string | null; language: string }

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
  const locale = payer.language === 'en' ? 'en' : 'lv'
  const title = titles[locale]
  const [firstName = '', ...lastNames] = (payer.name ?? '').split(' ')
  const bank = bankOffers.bankCode(payment.method)
  const total = eurosOf(payment.amountCents ?? 0)
  const returnPath = payment.orderId === null ? '/topup-process/' : '/cart/process/'
  const lines = [
    { name: `${title.order} ${payment.orderId}`, cents: payment.orderCents },
    { name: title.topup, cents: payment.topupCents },
    { name: title.charge, cents: payment.chargeCents },
  ]
  return {
    merchantReference: payment.merchantReference,
    returnUrl: `${config.publicUrl}${returnPath}${payment.merchantReference}`,
    notificationUrl: `${config.publicUrl}${WEBHOOK_PATH}`,
    grandTotal: total,
    currency: 'EUR',
    locale,
    expiresIn: expiresInMinutes,
    payment: {
      method: bank === undefined ? 'cardPayments' : 'paymentInitiation',
      amount: total,
      currency: 'EUR',
      methodDisplay: payment.method,
      methodOptions:
        bank === undefined
          ? { preferredMethod: 'card' }
          : { preferredProvider: bank, preferredCountry: 'LV', preferredLocale: locale },
    },
    billingAddress: {
      firstName,
      lastName: lastNames.join(' '),
      email: payer.email ?? '',
      ...(payer.phone !== null && { phoneNumber: payer.phone }),
    },
    lineItems: lines
      .filter(({ cents }) => cents > 0)
      .map(({ name, cents }) => ({ name, quantity: 1, finalPrice: eurosOf(cents) })),
  } satisfies OrderRequest
}
