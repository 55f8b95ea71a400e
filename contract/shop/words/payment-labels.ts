import type { Day } from '../../../domain/calendar.ts'
import { ofMonth, numericDate } from '../../../domain/calendar/phrases.ts'
import type { OpenSum, SettledSum } from '../../../domain/orders/payment-summary.ts'
import type { Language } from '../../../domain/words/language.ts'

type By = SettledSum['by'] | OpenSum['by']

/** The rows of "what was paid", the same on pages, in letters and in the account's history. */
export const paymentLabels = {
  lv: {
    order: 'Pasūtījums',
    topUp: 'Konta papildinājums',
    charge: 'Maksājuma komisija',
    sum: 'Pavisam',
  },
  en: { order: 'Order', topUp: 'Account top-up', charge: 'Payment charge', sum: 'In total' },
} as const satisfies Record<Language, object>

const settledBy: Record<Language, Record<SettledSum['by'], string>> = {
  lv: {
    account: 'Samaksāts no konta',
    cash: 'Samaksāts skaidrā naudā kurjeram',
    deferred: 'Pēcapmaksa',
    card: 'Samaksāts ar karti',
    seb: 'Samaksāts SEB internetbankā',
    citadele: 'Samaksāts Citadeles internetbankā',
    luminor: 'Samaksāts Luminor internetbankā',
    swedbank: 'Samaksāts Swedbank internetbankā',
    revolut: 'Samaksāts ar Revolut',
    credited: 'No tā ieskaitīts Jūsu kontā',
  },
  en: {
    account: 'Paid from the account',
    cash: 'Paid to the courier in cash',
    deferred: 'Deferred',
    card: 'Paid by card',
    seb: 'Paid through SEB',
    citadele: 'Paid through Citadele',
    luminor: 'Paid through Luminor',
    swedbank: 'Paid through Swedbank',
    revolut: 'Paid with Revolut',
    credited: 'Of that credited to your account',
  },
}

/** "Samaksāts ar karti 22.11.2026." */
export const settledLabel = ({ by, on }: { by: SettledSum['by']; on: Day }, language: Language) =>
  `${settledBy[language][by]} ${numericDate(on, language)}`

const openBy: Record<Language, Partial<Record<By, string>> & { bank: string }> = {
  lv: {
    cash: 'Jāmaksā kurjeram skaidrā naudā',
    account: 'Jāmaksā no konta',
    card: 'Jāmaksā ar karti',
    invoice: 'Jāmaksā pēc rēķina',
    bank: 'Jāmaksā internetbankā',
  },
  en: {
    cash: 'To pay to the courier in cash',
    account: 'To pay from the account',
    card: 'To pay by card',
    invoice: 'To pay by the invoice',
    bank: 'To pay through the bank',
  },
}

/** A deferred sum names the month whose bill has it: "Pēcapmaksa, novembra rēķinā". */
export function openLabel(by: OpenSum['by'], deliveryOn: Day | null, language: Language): string {
  if (by !== 'deferred') return openBy[language][by] ?? openBy[language].bank
  const month = deliveryOn && ofMonth(deliveryOn, language)
  if (language === 'en') return `Deferred, with ${month ?? 'the month'}’s bill`
  return `Pēcapmaksa, ${month ?? 'mēneša'} rēķinā`
}
