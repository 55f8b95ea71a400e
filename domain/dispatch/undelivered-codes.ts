import type { Language } from '../words/language.ts'

/** Whose matter it was: a proposal that the office may change until money hangs on it. */
export type UndeliveredSide =
  | 'customer'
  | 'warehouse'
  | 'office'
  | 'planning'
  | 'force_majeure'
  | 'none'

/**
 * What follows when the run is handed in: the address's next open day, the day that the customer
 * asked for, or a person of the office asks first and the order stays where it is.
 */
export type UndeliveredFollowUp = 'next_day' | 'asked_day' | 'office_asks'

type UndeliveredRule = {
  side: UndeliveredSide
  followUp: UndeliveredFollowUp
  /** What the customer reads, in the shop's words and never in the driver's. */
  text: Readonly<Record<Language, string>>
}

const rule = (
  side: UndeliveredSide,
  followUp: UndeliveredFollowUp,
  lv: string,
  en: string,
): UndeliveredRule => ({ side, followUp, text: { lv, en } })

/** Why a stop was not delivered. `{time}` in a text is the time at the door. */
export const undeliveredCodes = {
  nobody_home: rule(
    'customer',
    'next_day',
    'Bijām pie Jums {time}, bet durvis neviens neatvēra.',
    'We were at your door at {time}, but it stayed closed.',
  ),
  no_access: rule(
    'customer',
    'next_day',
    'Nevarējām tikt pie durvīm. Lūdzu, pievienojiet durvju kodu.',
    'We could not get to the door. Please add the door code.',
  ),
  closed: rule('customer', 'next_day', 'Jūsu birojs bija slēgts.', 'Your office was closed.'),
  refused: rule(
    'customer',
    'office_asks',
    'Piegādi šoreiz nepieņēmāt.',
    'The delivery was not accepted this time.',
  ),
  asks_other_day: rule(
    'customer',
    'asked_day',
    'Kā vienojāmies, atvedīsim citā dienā.',
    'As agreed, we will come on another day.',
  ),
  no_money: rule(
    'customer',
    'office_asks',
    'Piegādi atvedīsim, tiklīdz būs apmaksāta.',
    'We will deliver as soon as it is paid.',
  ),
  address: rule(
    'office',
    'office_asks',
    'Precizējiet, lūdzu, adresi.',
    'Please check the address with us.',
  ),
  not_on_van: rule(
    'warehouse',
    'next_day',
    'Atvainojiet, Jūsu prece palika noliktavā.',
    'We are sorry: your goods stayed at our warehouse.',
  ),
  damaged: rule(
    'warehouse',
    'next_day',
    'Atvainojiet, prece bija bojāta.',
    'We are sorry: the goods were damaged.',
  ),
  wrong_order: rule(
    'office',
    'office_asks',
    'Atvainojiet, sajaucām pasūtījumu.',
    'We are sorry: we mixed up the order.',
  ),
  no_time: rule(
    'planning',
    'next_day',
    'Atvainojiet, šodien nepaguvām.',
    'We are sorry: we ran out of time today.',
  ),
  vehicle: rule(
    'none',
    'next_day',
    'Atvainojiet, mums salūza auto.',
    'We are sorry: our van broke down.',
  ),
  road: rule(
    'force_majeure',
    'next_day',
    'Laikapstākļu dēļ šodien netikām.',
    'The road or the weather stopped us today.',
  ),
  unsafe: rule('none', 'office_asks', 'Sazināsimies ar Jums.', 'We will get in touch with you.'),
  /** Set by the office alone. */
  withdrawn: rule(
    'office',
    'office_asks',
    'Sazināsimies ar Jums.',
    'We will get in touch with you.',
  ),
} as const satisfies Record<string, UndeliveredRule>

export type UndeliveredCode = keyof typeof undeliveredCodes

export const isUndeliveredCode = (text: string): text is UndeliveredCode =>
  Object.hasOwn(undeliveredCodes, text)

const called: Readonly<Record<Language, string>> = {
  lv: 'Zvanījām {time}.',
  en: 'We called at {time}.',
}

/** The customer's sentences about a stop that failed at this time, and about the call before. */
export const undeliveredText = (
  code: UndeliveredCode,
  time: string,
  language: Language,
  calledAt?: string,
): string =>
  [
    undeliveredCodes[code].text[language].replace('{time}', time),
    code === 'nobody_home' && calledAt && called[language].replace('{time}', calledAt),
  ]
    .filter(Boolean)
    .join(' ')
