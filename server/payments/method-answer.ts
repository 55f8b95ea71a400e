import type { PaymentMethod } from '../../contract/payments.ts'
import { methodNames } from '../../contract/words/method-names.ts'
import { eurosOf } from '../../domain/money.ts'
import { type MethodId, topUpMethods } from '../../domain/payments/methods.ts'
import type { Language } from '../../domain/words/language.ts'

const linkText = { lv: 'Par maksājumiem', en: 'About payments' }

/** The banks and the card in the caller's language. */
export const methodsAnswer = (open: readonly MethodId[], language: Language): PaymentMethod[] =>
  topUpMethods
    .filter(({ id }) => open.includes(id))
    .map(({ id, name, chargeCents }) => ({
      id: id as PaymentMethod['id'],
      name: methodNames[name][language],
      charge: eurosOf(chargeCents),
      url: '/maksajumi',
      urlText: linkText[language],
    }))
