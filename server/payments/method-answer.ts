import type { PaymentMethod } from '../../contract/payments.ts'
import type { Language } from '../../contract/refusals.ts'
import { eurosOf } from '../../domain/money.ts'
import { type MethodId, topUpMethods } from '../../domain/payments/methods.ts'

const names: Record<number, Record<Language, string>> = {
  6: { lv: 'Bankas karte (VISA/Mastercard)', en: 'Payment card (VISA/Mastercard)' },
  7: { lv: 'SEB internetbanka', en: 'SEB internet bank' },
  8: { lv: 'Citadele internetbanka', en: 'Citadele internet bank' },
  9: { lv: 'Luminor internetbanka', en: 'Luminor internet bank' },
  10: { lv: 'Swedbank internetbanka', en: 'Swedbank internet bank' },
  11: { lv: 'Revolut', en: 'Revolut' },
}

const more = { lv: 'Par maksājumiem', en: 'About payments' }

/** The banks and the card in the caller's language. */
export const onlineMethods = (open: readonly MethodId[], language: Language): PaymentMethod[] =>
  topUpMethods
    .filter(({ id }) => open.includes(id))
    .map(({ id, chargeCents }) => ({
      id: id as PaymentMethod['id'],
      name: names[id]![language],
      charge: eurosOf(chargeCents),
      url: '/maksajumi',
      urlText: more[language],
    }))
