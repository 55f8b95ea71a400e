import { type Day, dayOf } from '../../domain/calendar.ts'
import { onDay, toDay } from '../../domain/calendar/phrases.ts'
import { type UndeliveredCode, undeliveredText } from '../../domain/dispatch/undelivered-codes.ts'
import type { Language } from '../../domain/words/language.ts'
import { orderLink } from '../customers/order-link.ts'
import { action, note, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

export type UndeliveredLetter = {
  orderId: number
  day: Day
  nextOn: Day | null
  /** Missing in letters that were queued by an earlier version of the shop. */
  why?: string
  /** Of a stop: the shop's own sentence instead of `why`. */
  code?: UndeliveredCode
  time?: string
  calledAt?: string
  /** The order stays until the office has asked. */
  waits?: boolean
}

export const undeliveredMail: MailTemplates['dispatch.undelivered'] = {
  sample: {
    orderId: 1042,
    day: dayOf('2026-11-24'),
    nextOn: dayOf('2026-11-26'),
    why: 'Neviens neatvēra durvis.',
  },
  write: {
    lv: (letter, writing) => ({
      subject: `Pasūtījumu Nr. ${letter.orderId} neizdevās piegādāt`,
      preview: followsLv(letter).preview,
      title: 'Piegādāt neizdevās',
      blocks: [
        paragraph(
          `Diemžēl ${onDay(letter.day)}, pasūtījumu Nr. ${letter.orderId} neizdevās piegādāt.`,
        ),
        ...reasonNote(letter, 'lv', 'Iemesls'),
        paragraph(followsLv(letter).text),
        action('Skatīt pasūtījumu', orderLink(writing, letter.orderId)),
      ],
    }),
    en: (letter, writing) => ({
      subject: `Order No. ${letter.orderId} could not be delivered`,
      preview: followsEn(letter).preview,
      title: 'We could not deliver',
      blocks: [
        paragraph(
          `Unfortunately we could not deliver order No. ${letter.orderId} ${onDay(letter.day, 'en')}.`,
        ),
        ...reasonNote(letter, 'en', 'The reason'),
        paragraph(followsEn(letter).text),
        action('See the order', orderLink(writing, letter.orderId)),
      ],
    }),
  },
}

function reasonNote(
  { why, code, time = '', calledAt }: UndeliveredLetter,
  language: Language,
  label: string,
) {
  const reason = code === undefined ? why : undeliveredText(code, time, language, calledAt)
  return reason === undefined ? [] : [note('attention', `${label}: ${reason}`)]
}

function followsLv({ nextOn, waits }: UndeliveredLetter): { preview: string; text: string } {
  if (waits)
    return {
      preview: 'Par jaunu dienu sazināsimies.',
      text: 'Par jaunu piegādes dienu ar Jums sazināsimies.',
    }
  return nextOn
    ? {
        preview: `Piegāde pārcelta ${toDay(nextOn)}.`,
        text: `Piegādi pārcēlām ${toDay(nextOn)}. Ja šī diena neder, lūdzu, izvēlieties citu.`,
      }
    : {
        preview: 'Pasūtījums ir atcelts.',
        text: 'Nākamo iespējamo dienu neatradām, tāpēc pasūtījumu atcēlām. Ja par to jau bija samaksāts, nauda ir Jūsu kontā.',
      }
}

function followsEn({ nextOn, waits }: UndeliveredLetter): { preview: string; text: string } {
  if (waits)
    return {
      preview: 'We will contact you about a new day.',
      text: 'We will contact you about a new day of delivery.',
    }
  return nextOn
    ? {
        preview: `The delivery was moved ${toDay(nextOn, 'en')}.`,
        text: `We moved the delivery ${toDay(nextOn, 'en')}. If that day does not suit you, please choose another.`,
      }
    : {
        preview: 'The order was cancelled.',
        text: 'We found no other day, so the order was cancelled. Anything you had already paid is in your account.',
      }
}
