import { type Day, dayOf } from '../../domain/calendar.ts'
import { numericDate, onDay } from '../../domain/calendar/phrases.ts'
import { formatEuros } from '../../domain/money.ts'
import { action, facts, paragraph } from '../platform/mail/letter.ts'
import { payPath } from '../documents/pay-path.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'notifications.low-balance': { orderId: number; deliveryOn: Day; missingCents: number }
    'notifications.due-soon': Unpaid
    'notifications.overdue': Unpaid
  }
}

/** Letters that were queued by an earlier version of the shop name no document. */
type Unpaid = { paperId?: number; number: string; dueOn: Day; openCents: number }

export const reminderMails: Pick<
  MailTemplates,
  'notifications.low-balance' | 'notifications.due-soon' | 'notifications.overdue'
> = {
  'notifications.low-balance': {
    topic: 'reminders',
    sample: { orderId: 1042, deliveryOn: dayOf('2026-11-24'), missingCents: 1240 },
    write: {
      lv: ({ orderId, deliveryOn, missingCents }, { page }) => ({
        subject: `Piegādei ${onDay(deliveryOn)}, pietrūkst ${formatEuros(missingCents)}`,
        preview: 'Papildiniet kontu, un viss notiks, kā ierasts.',
        title: 'Kontā pietrūkst naudas nākamajai piegādei',
        blocks: [
          paragraph(
            `Regulārā piegāde ${onDay(deliveryOn)} (pasūtījums Nr. ${orderId}), ir sagatavota, bet kontā pietrūkst ${formatEuros(missingCents)}. Kad kontu papildināsiet, pasūtījums tiks apmaksāts un mēs to atvedīsim.`,
          ),
          action('Papildināt kontu', page('/topup')),
          paragraph('Ja šoreiz piegāde nav vajadzīga, nekas nav jādara: to izlaidīsim.'),
        ],
      }),
      en: ({ orderId, deliveryOn, missingCents }, { page }) => ({
        subject: `${formatEuros(missingCents, 'en')} short for the delivery ${onDay(deliveryOn, 'en')}`,
        preview: 'Top up your account, and everything will go ahead as usual.',
        title: 'Your account is short for the next delivery',
        blocks: [
          paragraph(
            `The autoship delivery ${onDay(deliveryOn, 'en')} (order No. ${orderId}) is prepared, but your account is ${formatEuros(missingCents, 'en')} short. Once you have topped it up, the order will be paid and we will bring it.`,
          ),
          action('Top up the account', page('/topup')),
          paragraph('If you need no delivery this time, there is nothing to do: we will skip it.'),
        ],
      }),
    },
  },
  'notifications.due-soon': {
    topic: 'reminders',
    sample: { paperId: 1, number: 'M-2026-000042', dueOn: dayOf('2026-11-15'), openCents: 4830 },
    write: {
      lv: ({ paperId, number, dueOn, openCents }, { page }) => ({
        subject: `Līdz ${numericDate(dueOn)} jāsamaksā ${formatEuros(openCents)}`,
        preview: 'Ja jau samaksājāt, nekas nav jādara.',
        title: 'Drīz rēķina termiņš',
        blocks: [
          facts({
            Rēķins: number,
            Termiņš: numericDate(dueOn),
            'Vēl jāmaksā': formatEuros(openCents),
          }),
          action('Apmaksāt', page(payPath(paperId, openCents))),
          paragraph('Ja maksājums jau ir ceļā, nekas nav jādara. Paldies!'),
        ],
      }),
      en: ({ paperId, number, dueOn, openCents }, { page }) => ({
        subject: `${formatEuros(openCents, 'en')} to pay by ${numericDate(dueOn, 'en')}`,
        preview: 'If you have paid already, there is nothing to do.',
        title: 'A bill is due soon',
        blocks: [
          facts({
            Bill: number,
            'Due by': numericDate(dueOn, 'en'),
            'Still to pay': formatEuros(openCents, 'en'),
          }),
          action('Pay', page(payPath(paperId, openCents))),
          paragraph('If your payment is on its way, there is nothing to do. Thank you!'),
        ],
      }),
    },
  },
  'notifications.overdue': {
    sample: { paperId: 1, number: 'M-2026-000042', dueOn: dayOf('2026-11-15'), openCents: 4830 },
    write: {
      lv: ({ paperId, number, dueOn, openCents }, { page }) => ({
        subject: `Nav saņemta apmaksa: ${formatEuros(openCents)}`,
        preview: `Termiņš bija ${numericDate(dueOn)}`,
        title: 'Atgādinām par neapmaksātu rēķinu',
        blocks: [
          paragraph('Varbūt maksājums jau ir ceļā. Ja nav, lūdzu, apmaksājiet rēķinu.'),
          facts({
            Rēķins: number,
            Termiņš: numericDate(dueOn),
            'Vēl jāmaksā': formatEuros(openCents),
          }),
          action('Apmaksāt', page(payPath(paperId, openCents))),
          paragraph(
            'Kamēr rēķins nav apmaksāts, maksāt kurjeram skaidrā naudā nevar. Ja šobrīd samaksāt nevarat, piezvaniet mums, un mēs vienosimies.',
          ),
        ],
      }),
      en: ({ paperId, number, dueOn, openCents }, { page }) => ({
        subject: `A payment has not arrived: ${formatEuros(openCents, 'en')}`,
        preview: `It was due by ${numericDate(dueOn, 'en')}.`,
        title: 'A reminder of an unpaid bill',
        blocks: [
          paragraph('Perhaps the payment is on its way. If not, please pay the bill.'),
          facts({
            Bill: number,
            'Due by': numericDate(dueOn, 'en'),
            'Still to pay': formatEuros(openCents, 'en'),
          }),
          action('Pay', page(payPath(paperId, openCents))),
          paragraph(
            'While the bill is unpaid, cash to the courier is not possible. If you cannot pay now, please call us, and we will find a way.',
          ),
        ],
      }),
    },
  },
}
