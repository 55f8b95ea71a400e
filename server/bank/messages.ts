import { type Day, dayOf } from '../../domain/calendar.ts'
import { numericDate } from '../../domain/calendar/phrases.ts'
import { formatIban } from '../../domain/customers/iban.ts'
import { type Cents, formatEuros } from '../../domain/money.ts'
import { action, facts, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'bank.transfer-returned': { cents: Cents; iban: string }
    'bank.overpaid': { cents: Cents; leftCents: Cents }
    'bank.question': { cents: Cents; bookedOn: Day; text: string }
  }
}

const bottles = '/user/rented-goods/1'
const account = '/user/bills/1'

/** What the bank's statements say of a customer's money. */
export const bankMails: Pick<
  MailTemplates,
  'bank.transfer-returned' | 'bank.overpaid' | 'bank.question'
> = {
  'bank.transfer-returned': {
    sample: { cents: 1360, iban: 'LV97HABA0012345678910' },
    write: {
      lv: ({ cents, iban }, { page }) => ({
        subject: `Pārskaitījums ${formatEuros(cents)} atgriezās pie mums`,
        preview: 'Banka to nevarēja ieskaitīt. Nauda ir Jūsu veikala kontā.',
        title: 'Banka pārskaitījumu atdeva',
        blocks: [
          paragraph(
            'Banka nevarēja ieskaitīt naudu, ko Jums nosūtījām. Parasti nesakrīt konta numurs vai tā īpašnieka vārds.',
          ),
          facts({ Summa: formatEuros(cents), Konts: formatIban(iban) }),
          paragraph(
            'Nauda ir Jūsu veikala kontā. Lūdzu, pārbaudiet konta numuru un pieprasiet atmaksu vēlreiz.',
          ),
          action('Pieprasīt vēlreiz', page(bottles)),
        ],
      }),
      en: ({ cents, iban }, { page }) => ({
        subject: `Our transfer of ${formatEuros(cents, 'en')} came back`,
        preview: 'The bank could not credit it. The money is on your shop account.',
        title: 'The bank returned the transfer',
        blocks: [
          paragraph(
            'The bank could not credit the money that we sent you. Usually the number of the account or the name of its holder does not match.',
          ),
          facts({ Sum: formatEuros(cents, 'en'), Account: formatIban(iban) }),
          paragraph(
            'The money is on your shop account. Please check the number and ask for the refund again.',
          ),
          action('Ask again', page(bottles)),
        ],
      }),
    },
  },
  'bank.question': {
    sample: { cents: 2500, bookedOn: dayOf('2026-11-20'), text: 'par ūdeni' },
    write: {
      lv: ({ cents, bookedOn, text }) => ({
        subject: `Vai šis ir Jūsu maksājums? ${formatEuros(cents)}`,
        preview: 'Saņēmām naudu un nezinām, kam to ieskaitīt.',
        title: 'Vai šis ir Jūsu maksājums?',
        blocks: [
          paragraph('Esam saņēmuši maksājumu bez atsauces un domājam, ka tas varētu būt Jūsu.'),
          facts({
            Summa: formatEuros(cents),
            Datums: numericDate(bookedOn),
            Teksts: text === '' ? '–' : text,
          }),
          paragraph('Lūdzu, atbildiet uz šo vēstuli ar “jā” vai “nē”.'),
        ],
      }),
      en: ({ cents, bookedOn, text }) => ({
        subject: `Is this your payment? ${formatEuros(cents, 'en')}`,
        preview: 'Money has come and we do not know whose it is.',
        title: 'Is this your payment?',
        blocks: [
          paragraph('A payment without a reference has come, and we think that it may be yours.'),
          facts({
            Sum: formatEuros(cents, 'en'),
            Date: numericDate(bookedOn, 'en'),
            Text: text === '' ? '–' : text,
          }),
          paragraph('Please reply to this e-mail with “yes” or “no”.'),
        ],
      }),
    },
  },
  'bank.overpaid': {
    sample: { cents: 4580, leftCents: 60 },
    write: {
      lv: ({ cents, leftCents }, { page }) => ({
        subject: `Saņēmām ${formatEuros(cents)}, pāri paliek ${formatEuros(leftCents)}`,
        preview: 'Rēķini ir samaksāti, pārējais ir Jūsu veikala kontā.',
        title: 'Paldies, maksājums ir saņemts',
        blocks: [
          paragraph('Jūs samaksājāt vairāk, nekā prasīja rēķini.'),
          facts({
            Samaksāts: formatEuros(cents),
            'Paliek Jūsu kontā': formatEuros(leftCents),
          }),
          paragraph('Par šo naudu varat pasūtīt vai saņemt to atpakaļ savā bankā.'),
          action('Skatīt kontu', page(account)),
        ],
      }),
      en: ({ cents, leftCents }, { page }) => ({
        subject: `We received ${formatEuros(cents, 'en')}, ${formatEuros(leftCents, 'en')} is left over`,
        preview: 'Your bills are paid, the rest is on your shop account.',
        title: 'Thank you, your payment has arrived',
        blocks: [
          paragraph('You have paid more than your bills asked for.'),
          facts({
            Paid: formatEuros(cents, 'en'),
            'Left on your account': formatEuros(leftCents, 'en'),
          }),
          paragraph('You can order with this money, or have it sent back to your bank.'),
          action('See your account', page(account)),
        ],
      }),
    },
  },
}
