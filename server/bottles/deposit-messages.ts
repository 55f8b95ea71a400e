import { formatIban } from '../../domain/customers/iban.ts'
import { type Cents, formatEuros } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import { action, facts, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

/** `accountCents` of it lay on the account; letters of an earlier version of the shop lack it. */
type Refund = { cents: Cents; accountCents?: Cents; iban: string }

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'deposits.refund-paid': Refund
    'deposits.refund-refused': Refund & { answer: string }
  }
}

const bottles = '/user/rented-goods/1'

/** The parts of the sum, where money of the account is among them. */
const partsOf = (
  { cents, accountCents = 0 }: Refund,
  labels: { deposit: string; account: string },
  language: Language,
) =>
  accountCents === 0
    ? {}
    : {
        ...(cents > accountCents && {
          [labels.deposit]: formatEuros(cents - accountCents, language),
        }),
        [labels.account]: formatEuros(accountCents, language),
      }

const labels = {
  lv: { deposit: 'Depozīts', account: 'Nauda no Jūsu veikala konta' },
  en: { deposit: 'Deposit', account: 'Money from your shop account' },
}

const sample: Refund = { cents: 1360, accountCents: 560, iban: 'LV97HABA0012345678910' }

/** The office's answer to a refund requested to a bank account. */
export const depositMails: Pick<MailTemplates, 'deposits.refund-paid' | 'deposits.refund-refused'> =
  {
    'deposits.refund-paid': {
      sample,
      write: {
        lv: ({ cents, accountCents = 0, iban }, { page }) => ({
          subject: `Pārskaitījām Jums ${formatEuros(cents)}`,
          preview: 'Nauda ir pārskaitīta uz Jūsu norādīto kontu.',
          title: 'Nauda ir pārskaitīta',
          blocks: [
            paragraph(
              'Pārskaitījām Jūsu pieprasīto naudu. Banka to parasti ieskaita tajā pašā vai nākamajā darba dienā.',
            ),
            facts({
              ...partsOf({ cents, accountCents, iban }, labels.lv, 'lv'),
              Summa: formatEuros(cents),
              Konts: formatIban(iban),
            }),
            action('Skatīt pudeļu uzskaiti', page(bottles)),
          ],
        }),
        en: ({ cents, accountCents = 0, iban }, { page }) => ({
          subject: `We have sent you ${formatEuros(cents, 'en')}`,
          preview: 'The money was sent to the account that you named.',
          title: 'Your money is on its way',
          blocks: [
            paragraph(
              'We have sent the money that you asked for. Banks usually credit it on the same or the next working day.',
            ),
            facts({
              ...partsOf({ cents, accountCents, iban }, labels.en, 'en'),
              Sum: formatEuros(cents, 'en'),
              Account: formatIban(iban),
            }),
            action('See your bottles', page(bottles)),
          ],
        }),
      },
    },
    'deposits.refund-refused': {
      sample: { ...sample, answer: 'Viena pudele ir saplēsta.' },
      write: {
        lv: ({ cents, answer }, { page }) => ({
          subject: 'Atmaksu neapstiprinājām',
          preview: answer,
          title: 'Atmaksa nav apstiprināta',
          blocks: [
            paragraph(`Jūs lūdzāt atmaksāt ${formatEuros(cents)}, bet to neapstiprinājām.`),
            note('attention', `Iemesls: ${answer}`),
            paragraph('Nauda paliek Jūsu uzskaitē, un atmaksu varat pieprasīt vēlreiz.'),
            action('Skatīt depozītu', page(bottles)),
          ],
        }),
        en: ({ cents, answer }, { page }) => ({
          subject: 'Your refund was not approved',
          preview: answer,
          title: 'The refund was refused',
          blocks: [
            paragraph(`You asked for ${formatEuros(cents, 'en')} back, and we could not agree.`),
            note('attention', `The reason: ${answer}`),
            paragraph('The money stays yours, and you may ask for it again.'),
            action('See your deposit', page(bottles)),
          ],
        }),
      },
    },
  }
