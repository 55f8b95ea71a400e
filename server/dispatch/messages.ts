import { type Day, dayOf } from '../../domain/calendar.ts'
import { onDay, toDay } from '../../domain/calendar/phrases.ts'
import { orderLink } from '../orders/order-link.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'dispatch.undelivered': { orderId: number; day: Day; nextOn: Day | null }
    'dispatch.skipped': { orderId: number; day: Day }
  }
}

/** What the customer must know of a delivery that did not come. */
export const dispatchMails: Pick<MailTemplates, 'dispatch.undelivered' | 'dispatch.skipped'> = {
  'dispatch.undelivered': {
    sample: { orderId: 1042, day: dayOf('2026-11-24'), nextOn: dayOf('2026-11-26') },
    write: {
      lv: ({ orderId, day, nextOn }, writing) => ({
        subject: `Pasūtījumu Nr. ${orderId} neizdevās piegādāt`,
        preview: nextOn ? `Piegāde pārcelta ${toDay(nextOn)}.` : 'Pasūtījums ir atcelts.',
        title: 'Piegādāt neizdevās',
        blocks: [
          paragraph(`Diemžēl ${onDay(day)}, pasūtījumu Nr. ${orderId} neizdevās piegādāt.`),
          paragraph(
            nextOn
              ? `Piegādi pārcēlām ${toDay(nextOn)}. Ja šī diena neder, lūdzu, izvēlieties citu.`
              : 'Nākamo iespējamo dienu neatradām, tāpēc pasūtījumu atcēlām. Ja par to jau bija samaksāts, nauda ir Jūsu kontā.',
          ),
          action('Skatīt pasūtījumu', orderLink(writing, orderId)),
        ],
      }),
      en: ({ orderId, day, nextOn }, writing) => ({
        subject: `Order No. ${orderId} could not be delivered`,
        preview: nextOn ? `The delivery was moved ${toDay(nextOn, 'en')}.` : 'The order was cancelled.',
        title: 'We could not deliver',
        blocks: [
          paragraph(`Unfortunately we could not deliver order No. ${orderId} ${onDay(day, 'en')}.`),
          paragraph(
            nextOn
              ? `We moved the delivery ${toDay(nextOn, 'en')}. If that day does not suit you, please choose another.`
              : 'We found no other day, so the order was cancelled. Anything you had already paid is in your account.',
          ),
          action('See the order', orderLink(writing, orderId)),
        ],
      }),
    },
  },
  'dispatch.skipped': {
    sample: { orderId: 1042, day: dayOf('2026-11-24') },
    write: {
      lv: ({ day }, { page }) => ({
        subject: 'Piegāde netika apstiprināta, tāpēc šoreiz izlaista',
        preview: 'Nekas nav jāmaksā, regulārā piegāde turpinās.',
        title: 'Šoreiz piegādi izlaidām',
        blocks: [
          paragraph(`Piegāde ${onDay(day)}, netika apstiprināta, tāpēc to izlaidām. Par to nekas nav jāmaksā.`),
          paragraph('Regulārā piegāde turpinās: nākamo reizi atkal lūgsim Jūsu apstiprinājumu.'),
          action('Skatīt regulāro piegādi', page('/autoship')),
        ],
      }),
      en: ({ day }, { page }) => ({
        subject: 'Your delivery was not confirmed and is skipped this time',
        preview: 'There is nothing to pay, and the autoship goes on.',
        title: 'We skipped this delivery',
        blocks: [
          paragraph(`The delivery ${onDay(day, 'en')} was not confirmed, so we skipped it. There is nothing to pay.`),
          paragraph('The autoship goes on: next time we will ask for your confirmation again.'),
          action('See the autoship', page('/autoship')),
        ],
      }),
    },
  },
}
