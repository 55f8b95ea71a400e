import { numericDate } from '../../domain/calendar/phrases.ts'
import { formatEuros } from '../../domain/money.ts'
import type { PromoCartRefusal, PromoRefusal } from '../../domain/pricing/promo.ts'
import type { DeliveryKind } from '../../domain/territory/delivery-kind.ts'
import type { Language } from '../../domain/words/language.ts'

export const deliveryTitles: Record<DeliveryKind, Record<Language, string>> = {
  courier: { lv: 'Mūsu kurjers līdz durvīm', en: 'Our courier to your door' },
  parcelMachine: { lv: 'Pakomāts', en: 'Parcel machine' },
  thirdPartyCourier: { lv: 'Kurjerpasts', en: 'Courier company' },
}

export const nothingToRepeat: Record<Language, string> = {
  lv: 'Jums vēl nav pasūtījuma, ko atkārtot.',
  en: 'You have no order to repeat yet.',
}

type AnyPromoRefusal = PromoRefusal | PromoCartRefusal | { code: 'unknown' }

const promoRefusalTexts: {
  [Code in AnyPromoRefusal['code']]: (
    no: Extract<AnyPromoRefusal, { code: Code }>,
    language: Language,
  ) => string
} = {
  unknown: (_, language) => (language === 'lv' ? 'Šāda koda nav.' : 'There is no such code.'),
  not_yet: ({ from }, language) =>
    language === 'lv'
      ? `Kods būs derīgs no ${numericDate(from, 'lv')}`
      : `The code is valid from ${numericDate(from, 'en')}.`,
  expired: ({ since }, language) =>
    language === 'lv'
      ? `Koda derīguma termiņš beidzās ${numericDate(since, 'lv')}`
      : `The code expired on ${numericDate(since, 'en')}.`,
  used_up: (_, language) =>
    language === 'lv' ? 'Šī koda izmantošanas reizes ir beigušās.' : 'This code has been used up.',
  used_by_you: (_, language) =>
    language === 'lv' ? 'Jūs šo kodu jau izmantojāt.' : 'You have already used this code.',
  not_for_you: (_, language) =>
    language === 'lv'
      ? 'Šis kods ir paredzēts citiem klientiem.'
      : 'This code is meant for other customers.',
  no_goods_for_it: (_, language) =>
    language === 'lv'
      ? 'Grozā nav preču, kurām šis kods der.'
      : 'This code does not apply to anything in the cart.',
  below_minimum: ({ missingCents }, language) =>
    language === 'lv'
      ? `Lai kods būtu spēkā, pievienojiet preces vēl par ${formatEuros(missingCents)}.`
      : `Add goods worth another ${formatEuros(missingCents, 'en')} to use this code.`,
}

export const promoRefusalText = (refusal: AnyPromoRefusal, language: Language): string =>
  (promoRefusalTexts[refusal.code] as (no: AnyPromoRefusal, language: Language) => string)(
    refusal,
    language,
  )

export const promoActivatedText = (code: string, language: Language): string =>
  language === 'lv' ? `Kods ${code} ir pievienots.` : `The code ${code} has been added.`
