import { formatEuros, type Cents } from '../../domain/money.ts'
import { action, facts, paragraph } from '../platform/mail/letter.ts'
import { pendingMails } from './pending-messages.ts'
import { takenBackMails } from './taken-back-messages.ts'
import type { MailTemplate } from '../platform/mail/mails.ts'

type MoneyIn = { cents: Cents; chargeCents: Cents; balanceCents: Cents }

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'payments.topped-up': MoneyIn
    'payments.refunded': { cents: Cents }
    'payments.refund-failed': { cents: Cents }
  }
}

const bills = '/user/bills/1'

const toppedUp: MailTemplate<MoneyIn> = {
  sample: { cents: 2500, chargeCents: 50, balanceCents: 3140 },
  write: {
    lv: ({ cents, chargeCents, balanceCents }, { page }) => ({
      subject: `Konts papildināts par ${formatEuros(cents)}`,
      preview: `Konta atlikums tagad ir ${formatEuros(balanceCents)}.`,
      title: 'Konts ir papildināts',
      blocks: [
        paragraph('Paldies, Jūsu maksājums ir saņemts.'),
        facts({
          'Ieskaitīts kontā': formatEuros(cents),
          'Maksājuma komisija': formatEuros(chargeCents),
          'Konta atlikums': formatEuros(balanceCents),
        }),
        action('Skatīt darījumus', page(bills)),
      ],
    }),
    en: ({ cents, chargeCents, balanceCents }, { page }) => ({
      subject: `Your account was topped up with ${formatEuros(cents, 'en')}`,
      preview: `The account now has ${formatEuros(balanceCents, 'en')}.`,
      title: 'Your account is topped up',
      blocks: [
        paragraph('Thank you, your payment has arrived.'),
        facts({
          'To the account': formatEuros(cents, 'en'),
          'Payment charge': formatEuros(chargeCents, 'en'),
          'Account balance': formatEuros(balanceCents, 'en'),
        }),
        action('See your transactions', page(bills)),
      ],
    }),
  },
}

const refunded: MailTemplate<{ cents: Cents }> = {
  sample: { cents: 1560 },
  write: {
    lv: ({ cents }, { page }) => ({
      subject: `Atmaksājam Jums ${formatEuros(cents)}`,
      preview: 'Nauda atgriežas tur, no kurienes tika samaksāts.',
      title: 'Nauda ir ceļā pie Jums',
      blocks: [
        paragraph(
          `Atmaksājam ${formatEuros(cents)} uz to kontu vai karti, no kuras maksājāt. Banka to parasti ieskaita dažu darba dienu laikā.`,
        ),
        action('Skatīt darījumus', page(bills)),
      ],
    }),
    en: ({ cents }, { page }) => ({
      subject: `We are refunding ${formatEuros(cents, 'en')}`,
      preview: 'The money goes back to where it was paid from.',
      title: 'Your money is on its way',
      blocks: [
        paragraph(
          `We are refunding ${formatEuros(cents, 'en')} to the account or card that you paid with. Banks usually credit it within a few working days.`,
        ),
        action('See your transactions', page(bills)),
      ],
    }),
  },
}

/** The provider or the bank has refused it. */
const refundFailed: MailTemplate<{ cents: Cents }> = {
  sample: { cents: 1560 },
  write: {
    lv: ({ cents }, { page }) => ({
      subject: `${formatEuros(cents)} neizdevās nosūtīt atpakaļ`,
      preview: 'Nauda atkal ir Jūsu kontā.',
      title: 'Nauda atkal ir Jūsu kontā',
      blocks: [
        paragraph(
          `${formatEuros(cents)} neizdevās nosūtīt uz to kontu vai karti, no kuras maksājāt, tāpēc nauda atkal ir Jūsu veikala kontā. Jums nekas nav jādara, bet naudu varat saņemt arī savā bankas kontā: norādiet to pudeļu uzskaites lapā.`,
        ),
        action('Saņemt bankas kontā', page('/user/rented-goods/1')),
      ],
    }),
    en: ({ cents }, { page }) => ({
      subject: `We could not send ${formatEuros(cents, 'en')} back`,
      preview: 'The money is in your account again.',
      title: 'The money is in your account again',
      blocks: [
        paragraph(
          `${formatEuros(cents, 'en')} could not be sent to the account or card that you paid with, so the money is in your Avots account again. You need not do anything, but it can also go to your bank account: name it on the page of your bottles.`,
        ),
        action('Get it at my bank', page('/user/rented-goods/1')),
      ],
    }),
  },
}

export const paymentMails = {
  'payments.topped-up': toppedUp,
  'payments.refunded': refunded,
  'payments.refund-failed': refundFailed,
  ...pendingMails,
  ...takenBackMails,
}
