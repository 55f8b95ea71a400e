import { bankRefusals } from '../../contract/shared/bank-refusals.ts'
import { numericDate } from '../../domain/calendar/phrases.ts'
import { formatIban } from '../../domain/customers/iban.ts'
import { formatChange, formatEuros } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import type { ImportRefusal } from './import-statements.ts'

type Named = Extract<
  ImportRefusal,
  {
    code:
      | 'wrong_account'
      | 'foreign_currency'
      | 'statement_of_future'
      | 'balance_differs'
      | 'unreadable_line'
  }
>

/** What the sentences of `bank-refusals.ts` leave out: the account, the day, the sums of a file. */
type Sentences = { [Code in Named['code']]: (of: Extract<Named, { code: Code }>) => string }

const sentences: Record<Language, Sentences> = {
  lv: {
    wrong_account: ({ iban, ourIban }) =>
      `Šis ir cita konta izraksts: ${formatIban(iban)}. Uzņēmuma konts ir ${formatIban(ourIban)}.`,
    foreign_currency: ({ currency }) =>
      `Izraksts nav eiro, bet ${currency}. Tā rindas jāgrāmato ar roku.`,
    statement_of_future: ({ day }) =>
      `Izraksts ir datēts ar ${numericDate(day)}, bet šī diena vēl nav pienākusi. Nekas nav ielādēts.`,
    balance_differs: ({ openingCents, linesCents, closingCents }) =>
      `Sākuma atlikums ${formatEuros(openingCents)} ar rindām (${formatChange(linesCents)}) ir ${formatEuros(openingCents + linesCents)}, bet beigu atlikums ir ${formatEuros(closingCents)}. Nekas nav ielādēts.`,
    unreadable_line: ({ line }) =>
      `${line}. rindai nevar nolasīt dienu vai summu. Nekas nav ielādēts.`,
  },
  en: {
    wrong_account: ({ iban, ourIban }) =>
      `This is the statement of another account: ${formatIban(iban)}. The company’s account is ${formatIban(ourIban)}.`,
    foreign_currency: ({ currency }) =>
      `The statement is in ${currency}, not in euros. Its lines must be booked by hand.`,
    statement_of_future: ({ day }) =>
      `The statement is dated ${numericDate(day, 'en')}, a day that has not come. Nothing was imported.`,
    balance_differs: ({ openingCents, linesCents, closingCents }) =>
      `The opening balance of ${formatEuros(openingCents, 'en')} with the lines (${formatChange(linesCents, 'en')}) gives ${formatEuros(openingCents + linesCents, 'en')}, but the closing one is ${formatEuros(closingCents, 'en')}. Nothing was imported.`,
    unreadable_line: ({ line }) =>
      `The day or the sum of line ${line} cannot be read. Nothing was imported.`,
  },
}

const isNamed = (refusal: ImportRefusal): refusal is Named =>
  'code' in refusal && refusal.code in sentences.lv

/** The refusal with a sentence that names what is in its file. */
export const withReason = (refusal: ImportRefusal, language: Language) =>
  isNamed(refusal) ? { ...refusal, message: reasonOf(refusal, language) } : refusal

export function reasonOf(refusal: ImportRefusal, language: Language): string {
  if (isNamed(refusal)) return (sentences[language][refusal.code] as (of: Named) => string)(refusal)
  const general: Record<string, Record<Language, string> | undefined> = bankRefusals
  return 'code' in refusal ? (general[refusal.code]?.[language] ?? refusal.code) : ''
}
