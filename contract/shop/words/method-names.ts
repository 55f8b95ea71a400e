import type { MethodKey } from '../../../domain/payments/methods.ts'
import type { ProviderWayKey } from '../../../domain/payments/provider-ways.ts'
import type { Language } from '../../../domain/words/language.ts'

/** The names of the payment methods, in the cart, at the top-up and on documents. */
export const methodNames: Record<MethodKey, Record<Language, string>> = {
  account: { lv: 'No konta', en: 'From the account' },
  cash: { lv: 'Skaidrā naudā kurjeram', en: 'Cash to the courier' },
  deferred: { lv: 'Pēcapmaksa', en: 'Deferred payment' },
  card: { lv: 'Bankas karte (VISA/Mastercard)', en: 'Bank card (VISA/Mastercard)' },
  seb: { lv: 'SEB internetbanka', en: 'SEB online bank' },
  citadele: { lv: 'Citadeles internetbanka', en: 'Citadele online bank' },
  luminor: { lv: 'Luminor internetbanka', en: 'Luminor online bank' },
  swedbank: { lv: 'Swedbank internetbanka', en: 'Swedbank online bank' },
  revolut: { lv: 'Revolut', en: 'Revolut' },
}

/** The ways that the payment provider has beside the banks and the card's own page. */
export const wayNames: Record<ProviderWayKey, Record<Language, string>> = {
  wallet: { lv: 'Apple Pay vai Google Pay', en: 'Apple Pay or Google Pay' },
  pay_later: { lv: 'Samaksāt pēc mēneša', en: 'Pay a month later' },
  instalments: { lv: 'Nomaksa', en: 'Pay in instalments' },
}
