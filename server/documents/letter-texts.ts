import type { Day } from '../../domain/calendar.ts'
import { by, numericDate, ofMonth, untilDate } from '../../domain/calendar/phrases.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import type { Language } from '../../domain/words/language.ts'
import { documentTitles, settledWords, type SettledWords } from './words.ts'

/** The words of a document's letter in both languages. */
export const titles: Record<Language, Record<DocumentKind, string>> = {
  lv: documentTitles,
  en: {
    invoice: 'Invoice',
    credit_bill: 'Credit bill',
    advance_bill: 'Advance bill',
    monthly_bill: 'Monthly bill',
  },
}

export const settledTexts: Record<Language, SettledWords> = {
  lv: settledWords,
  en: {
    paid: {
      account: 'Paid from the account',
      bank: 'Paid by bank or card',
      cash: 'Paid in cash',
      deferred: 'Deferred, with the monthly bill',
      credit: 'Taken from the account',
    },
    freed: {
      account: 'Paid from the account, stays with the order',
      bank: 'Paid by bank or card, stays with the order',
      cash: 'Paid in cash, counted in the right invoice',
      deferred: 'Deferred, cancelled',
      credit: 'Credited to the account',
    },
  },
}

export const texts = {
  lv: {
    delivered: 'Pasūtījums ir piegādāts.',
    done: 'Pakalpojums ir sniegts.',
    thanks: 'Paldies, ka izvēlējāties mūs!',
    sum: (sum: string) => `Summa: ${sum}.`,
    pay: (sum: string, on: Day) => `Lūdzu, apmaksājiet ${sum} ${untilDate(on)}.`,
    deferred: (sum: string, on: Day | undefined) =>
      `Pēcapmaksa ${sum}: iekļausim ${on ? ofMonth(on) : 'mēneša'} rēķinā.`,
    nothing: 'Nekas vairs nav jāmaksā.',
    left: (ordered: number, left: number) => `pasūtītas ${ordered}, atstātas\u00a0${left}`,
    taken: (declared: number, taken: number) => `atdodamas ${declared}, paņemtas\u00a0${taken}`,
    payNow: 'Apmaksāt',
    corrects: (number: string, on: Day) => `Labo rēķinu ${number}, ${numericDate(on)}`,
    open: 'Atvērt PDF',
    again: 'Pasūtīt to pašu vēlreiz',
    rate: 'Novērtēt piegādi vai ziņot, kas nav kārtībā',
  },
  en: {
    delivered: 'Your order has been delivered.',
    done: 'The service has been done.',
    thanks: 'Thank you!',
    sum: (sum: string) => `Sum: ${sum}.`,
    pay: (sum: string, on: Day) => `Please pay ${sum} ${by(untilDate(on, 'en'))}.`,
    deferred: (sum: string, on: Day | undefined) =>
      `Deferred ${sum}: it comes with ${on ? ofMonth(on, 'en') : 'the month'}’s bill.`,
    nothing: 'There is nothing left to pay.',
    left: (ordered: number, left: number) => `${ordered} ordered, ${left} left`,
    taken: (declared: number, taken: number) => `${declared} to give back, ${taken} taken`,
    payNow: 'Pay',
    corrects: (number: string, on: Day) => `It corrects ${number} of ${numericDate(on, 'en')}.`,
    open: 'Open the PDF',
    again: 'Order the same again',
    rate: 'Rate the delivery or report a fault',
  },
} as const
