import { type Day, dayOf } from '../../domain/calendar.ts'
import { onDay, toDay } from '../../domain/calendar/phrases.ts'
import { orderLink } from '../orders/order-link.ts'
import { action, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'
import { type SkippedLetter, skippedMail } from './skipped-letter.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    /** `why` is missing in letters that were queued by an earlier version of the shop. */
    'dispatch.undelivered': { orderId: number; day: Day; nextOn: Day | null; why?: string }
    'dispatch.skipped': SkippedLetter
  }
}

export const dispatchMails: Pick<MailTemplates, 'dispatch.undelivered' | 'dispatch.skipped'> = {
  'dispatch.undelivered': {
    sample: {
      orderId: 1042,
      day: dayOf('2026-11-24'),
      nextOn: dayOf('2026-11-26'),
      why: 'Neviens neatvēra durvis.',
    },
    write: {
      lv: ({ orderId, day, nextOn, why }, writing) => ({
        subject: `Pasūtījumu Nr. ${orderId} neizdevās piegādāt`,
        preview: nextOn ? `Piegāde pārcelta ${toDay(nextOn)}.` : 'Pasūtījums ir atcelts.',
        title: 'Piegādāt neizdevās',
        blocks: [
          paragraph(`Diemžēl ${onDay(day)}, pasūtījumu Nr. ${orderId} neizdevās piegādāt.`),
          ...(why === undefined ? [] : [note('attention', `Iemesls: ${why}`)]),
          paragraph(
            nextOn
              ? `Piegādi pārcēlām ${toDay(nextOn)}. Ja šī diena neder, lūdzu, izvēlieties citu.`
              : 'Nākamo iespējamo dienu neatradām, tāpēc pasūtījumu atcēlām. Ja par to jau bija samaksāts, nauda ir Jūsu kontā.',
          ),
          action('Skatīt pasūtījumu', orderLink(writing, orderId)),
        ],
      }),
      en: ({ orderId, day, nextOn, why }, writing) => ({
        subject: `Order No. ${orderId} could not be delivered`,
        preview: nextOn
          ? `The delivery was moved ${toDay(nextOn, 'en')}.`
          : 'The order was cancelled.',
        title: 'We could not deliver',
        blocks: [
          paragraph(`Unfortunately we could not deliver order No. ${orderId} ${onDay(day, 'en')}.`),
          ...(why === undefined ? [] : [note('attention', `The reason: ${why}`)]),
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
  'dispatch.skipped': skippedMail,
}
