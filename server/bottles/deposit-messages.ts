import { formatIban } from '../../domain/customers/iban.ts'
import { type Cents, formatEuros } from '../../domain/money.ts'
import { action, facts, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

type Refund = { cents: Cents; iban: string }

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'deposits.refund-paid': Refund
    'deposits.refund-refused': Refund & { answer: string }
  }
}

const bottles = '/user/rented-goods/1'

const sample: Refund = { cents: 1360, iban: 'LV97HABA0012345678910' }

/** The office's answer to a refund requested to a bank account. */
export const depositMails: Pick<MailTemplates, 'deposits.refund-paid' | 'deposits.refund-refused'> =
  {
    'deposits.refund-paid': {
      sample,
      write: {
        lv: ({ cents, iban }, { page }) => ({
          subject: `Atmaksājām depozītu: ${formatEuros(cents)}`,
          preview: 'Nauda ir pārskaitīta uz Jūsu norādīto kontu.',
          title: 'Depozīts ir atmaksāts',
          blocks: [
            paragraph(
              'Pārskaitījām Jūsu pieprasīto depozītu. Banka to parasti ieskaita tajā pašā vai nākamajā darba dienā.',
            ),
            facts({ Summa: formatEuros(cents), Konts: formatIban(iban) }),
            action('Skatīt pudeļu uzskaiti', page(bottles)),
          ],
        }),
        en: ({ cents, iban }, { page }) => ({
          subject: `We have paid back your deposit: ${formatEuros(cents, 'en')}`,
          preview: 'The money was sent to the account that you named.',
          title: 'Your deposit is paid back',
          blocks: [
            paragraph(
              'We have sent the deposit that you asked for. Banks usually credit it on the same or the next working day.',
            ),
            facts({ Sum: formatEuros(cents, 'en'), Account: formatIban(iban) }),
            action('See your bottles', page(bottles)),
          ],
        }),
      },
    },
    'deposits.refund-refused': {
      sample: { ...sample, answer: 'Viena pudele ir saplēsta.' },
      write: {
        lv: ({ cents, answer }, { page }) => ({
          subject: 'Depozīta atmaksu neapstiprinājām',
          preview: answer,
          title: 'Depozīta atmaksa nav apstiprināta',
          blocks: [
            paragraph(`Jūs lūdzāt atmaksāt ${formatEuros(cents)}, bet to neapstiprinājām.`),
            note('attention', answer),
            paragraph('Depozīts paliek Jūsu uzskaitē, un atmaksu varat pieprasīt vēlreiz.'),
            action('Skatīt depozītu', page(bottles)),
          ],
        }),
        en: ({ cents, answer }, { page }) => ({
          subject: 'Your deposit could not be paid back',
          preview: answer,
          title: 'The refund of your deposit was refused',
          blocks: [
            paragraph(`You asked for ${formatEuros(cents, 'en')} back, and we could not agree.`),
            note('attention', answer),
            paragraph('The deposit stays yours, and you may ask for it again.'),
            action('See your deposit', page(bottles)),
          ],
        }),
      },
    },
  }
