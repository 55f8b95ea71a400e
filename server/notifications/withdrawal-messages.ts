import { onDateWithYear } from '../../domain/calendar/phrases.ts'
import { rigaDay, rigaTime } from '../../domain/calendar/riga-time.ts'
import { withdrawalDays } from '../../domain/orders/withdrawal-days.ts'
import type { Language } from '../../domain/words/language.ts'
import { withoutLinks } from '../../domain/words/without-links.ts'
import { action, facts, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate } from '../platform/mail/mails.ts'

/** The purpose of the link that asks for the address of a withdrawal. */
export const withdrawalAddress = 'withdrawal-address'

type WithdrawalFacts = {
  name: string
  email: string
  contract: string
  statement: string
  orderId: number | null
  confirmedAt: string
}

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'notifications.withdrawal': WithdrawalFacts
    'notifications.withdrawal-address': { id: number }
    'notifications.withdrawal-office': WithdrawalFacts
  }
}

const sample: WithdrawalFacts = {
  name: 'Jānis Kalniņš',
  email: 'janis@epasts.lv',
  contract: 'Pasūtījums 1042',
  orderId: 1042,
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
    lv: ({ name, contract, statement, orderId, confirmedAt }) => ({
      subject: `Jūsu atteikums no līguma ir saņemts${orderId === null ? '' : `: pasūtījums ${orderId}`}`,
      preview: 'Šī vēstule ir apliecinājums. Lūdzu, saglabājiet to.',
      title: 'Jūsu atteikums no līguma ir saņemts',
      blocks: [
        paragraph(
          'Šī vēstule apliecina, ka saņēmām Jūsu atteikumu no līguma. Lūdzu, saglabājiet to.',
        ),
        facts({
          'Vārds, uzvārds vai uzņēmums': withoutLinks(name),
          Līgums: withoutLinks(contract),
          ...(statement && { 'No kā atsakāties': withoutLinks(statement) }),
          Saņemts: when(confirmedAt, 'lv'),
        }),
        paragraph(
          'Preces, lūdzu, nododiet mums 14 dienu laikā: kurjeram nākamajā piegādē vai mūsu birojā. Samaksāto, arī standarta piegādes maksu, atmaksāsim 14 dienu laikā pēc šīs dienas; varam nogaidīt, līdz preces ir pie mums vai redzam, ka tās nosūtītas.',
        ),
      ],
    }),
    en: ({ name, contract, statement, orderId, confirmedAt }) => ({
      subject: `We have received your withdrawal from the contract${orderId === null ? '' : `: order ${orderId}`}`,
      preview: 'This e-mail is your receipt. Please keep it.',
      title: 'We have received your withdrawal from the contract',
      blocks: [
        paragraph(
          'This e-mail is your receipt that you have withdrawn from the contract. Please keep it.',
        ),
        facts({
          'Name or company': withoutLinks(name),
          Contract: withoutLinks(contract),
          ...(statement && { 'What you withdraw from': withoutLinks(statement) }),
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
  orderId,
  confirmedAt,
}) => ({
  subject: `Atteikums no līguma${orderId === null ? '' : `: pasūtījums ${orderId}`}`,
  preview: `${withoutLinks(name)} atsakās no līguma.`,
  title: 'Klients atsakās no līguma',
  blocks: [
    facts({
      Klients: withoutLinks(name),
      'E-pasts': email,
      Līgums: withoutLinks(contract),
      ...(statement && { 'No kā atsakās': withoutLinks(statement) }),
      Saņemts: when(confirmedAt, 'lv'),
    }),
    paragraph('Nauda jāatmaksā 14 dienu laikā. Klients apliecinājumu jau ir saņēmis.'),
  ],
})

const keyedPage = ({ id }: { id: number }) =>
  ['/atteikums', { purpose: withdrawalAddress, subject: String(id), days: withdrawalDays }] as const

/** To an address that has not ordered here, so it carries no word of the person's. */
const address: MailTemplate<{ id: number }> = {
  sample: { id: 12 },
  write: {
    lv: (withdrawal, { keyed }) => ({
      subject: 'Vai atteikums no līguma ir Jūsu?',
      preview: 'Apstipriniet adresi, un mēs nosūtīsim apliecinājumu.',
      title: 'Vai atteikums no līguma ir Jūsu?',
      blocks: [
        paragraph(
          'Mūsu lapā saņēmām atteikumu no līguma ar šo e-pasta adresi. Ar to pie mums vēl nav pasūtīts, tāpēc vispirms lūdzam apstiprināt, ka adrese ir Jūsu. Tūlīt pēc tam nosūtīsim apliecinājumu ar visu, ko ierakstījāt.',
        ),
        action('Apstiprināt adresi', keyed(...keyedPage(withdrawal))),
        paragraph(
          `Ja neko neesat sūtījuši, nekas nav jādara: ierakstīto pēc ${withdrawalDays} dienām izdzēsīsim.`,
        ),
      ],
    }),
    en: (withdrawal, { keyed }) => ({
      subject: 'Is this withdrawal from a contract yours?',
      preview: 'Confirm the address and we will send the receipt.',
      title: 'Is this withdrawal from a contract yours?',
      blocks: [
        paragraph(
          'We have received a withdrawal from a contract with this e-mail address on our site. Nothing has been ordered from us with it, so please confirm first that the address is yours. We will then send the receipt with all that you wrote at once.',
        ),
        action('Confirm the address', keyed(...keyedPage(withdrawal))),
        paragraph(
          `If you have sent nothing, you need not do anything: what was written is deleted after ${withdrawalDays} days.`,
        ),
      ],
    }),
  },
}

export const withdrawalMails = {
  'notifications.withdrawal': withdrawal,
  'notifications.withdrawal-address': address,
  'notifications.withdrawal-office': {
    sample,
    toOffice: true,
    write: { lv: officeLetter, en: officeLetter },
  },
}
