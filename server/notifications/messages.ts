import { onDateWithYear } from '../../domain/calendar/phrases.ts'
import { rigaDay, rigaTime } from '../../domain/calendar/riga-time.ts'
import type { Language } from '../../domain/words/language.ts'
import { facts, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate } from '../platform/mail/mails.ts'
import { newsletterMails } from './newsletter-messages.ts'
import { reminderMails } from './reminder-messages.ts'

type WithdrawalFacts = {
  name: string
  email: string
  contract: string
  statement: string
  confirmedAt: string
}

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'notifications.withdrawal': WithdrawalFacts
    'notifications.withdrawal-office': WithdrawalFacts
  }
}

const sample: WithdrawalFacts = {
  name: 'Jānis Kalniņš',
  email: 'janis@epasts.lv',
  contract: 'Pasūtījums 1042',
  statement: 'Dzesētājs ir par lielu mūsu virtuvei.',
  confirmedAt: '2026-11-20T09:14:00Z',
}

/** A receipt must state the day and the time. */
function when(instant: string, language: Language): string {
  const at = Date.parse(instant)
  const [day, time] = [onDateWithYear(rigaDay(at), language), rigaTime(at)]
  return language === 'lv'
    ? `${day} plkst. ${time.replace(':', '.')}`
    : `${day.replace(/^on /, '')} at ${time}`
}

const withdrawal: MailTemplate<WithdrawalFacts> = {
  sample,
  write: {
    lv: ({ name, contract, statement, confirmedAt }) => ({
      subject: `Jūsu atteikums no līguma ir saņemts: ${contract}`,
      preview: 'Šī vēstule ir apliecinājums. Lūdzu, saglabājiet to.',
      title: 'Jūsu atteikums no līguma ir saņemts',
      blocks: [
        paragraph(
          'Šī vēstule apliecina, ka saņēmām Jūsu atteikumu no līguma. Lūdzu, saglabājiet to.',
        ),
        facts({
          'Vārds, uzvārds vai uzņēmums': name,
          Līgums: contract,
          ...(statement && { 'No kā atsakāties': statement }),
          Saņemts: when(confirmedAt, 'lv'),
        }),
        paragraph(
          'Preces, lūdzu, nododiet mums 14 dienu laikā: kurjeram nākamajā piegādē vai mūsu birojā. Samaksāto, arī standarta piegādes maksu, atmaksāsim 14 dienu laikā pēc šīs dienas; varam nogaidīt, līdz preces ir pie mums vai redzam, ka tās nosūtītas.',
        ),
      ],
    }),
    en: ({ name, contract, statement, confirmedAt }) => ({
      subject: `We have received your withdrawal from the contract: ${contract}`,
      preview: 'This e-mail is your receipt. Please keep it.',
      title: 'We have received your withdrawal from the contract',
      blocks: [
        paragraph(
          'This e-mail is your receipt that you have withdrawn from the contract. Please keep it.',
        ),
        facts({
          'Name or company': name,
          Contract: contract,
          ...(statement && { 'What you withdraw from': statement }),
          Received: when(confirmedAt, 'en'),
        }),
        paragraph(
          'Please give the goods back within 14 days: to the courier at your next delivery, or at our office. We pay back what you paid, standard delivery included, within 14 days from today; we may wait until the goods are with us or we see that they were sent.',
        ),
      ],
    }),
  },
}

/** The office works in Latvian, whatever the customer's language. */
const officeLetter: MailTemplate<WithdrawalFacts>['write']['lv'] = ({
  name,
  email,
  contract,
  statement,
  confirmedAt,
}) => ({
  subject: `Atteikums no līguma: ${contract}`,
  preview: `${name} atsakās no līguma.`,
  title: 'Klients atsakās no līguma',
  blocks: [
    facts({
      Klients: name,
      'E-pasts': email,
      Līgums: contract,
      ...(statement && { 'No kā atsakās': statement }),
      Saņemts: when(confirmedAt, 'lv'),
    }),
    paragraph('Nauda jāatmaksā 14 dienu laikā. Klients apliecinājumu jau ir saņēmis.'),
  ],
})

export const notificationMails = {
  ...reminderMails,
  ...newsletterMails,
  'notifications.withdrawal': withdrawal,
  'notifications.withdrawal-office': {
    sample,
    toOffice: true,
    write: { lv: officeLetter, en: officeLetter },
  },
}
