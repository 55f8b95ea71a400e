import { type Day, dayOf } from '../../domain/calendar.ts'
import { onDay } from '../../domain/calendar/phrases.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate } from '../platform/mail/mails.ts'
import type { NotReady } from './skip-not-ready.ts'

/** `reason` is missing in letters that were queued by an earlier version of the shop. */
export type SkippedLetter = {
  orderId: number
  day: Day
  reason?: NotReady
  /** Of no autoship: nothing goes on. */
  isAlone?: boolean
}

const words = {
  lv: {
    subject: {
      not_confirmed: 'Piegāde netika apstiprināta, tāpēc šoreiz izlaista',
      not_paid: 'Kontā nepietika naudas, tāpēc piegāde šoreiz izlaista',
    },
    explanation: {
      not_confirmed: (on: string) =>
        `Piegāde ${on}, netika apstiprināta, tāpēc to izlaidām. Par to nekas nav jāmaksā.`,
      not_paid: (on: string) =>
        `Piegādei ${on}, kontā nepietika naudas, tāpēc to izlaidām. Par to nekas nav jāmaksā.`,
    },
    next: {
      not_confirmed: 'Regulārā piegāde turpinās: nākamo reizi atkal lūgsim Jūsu apstiprinājumu.',
      not_paid: 'Regulārā piegāde turpinās. Lai nākamā reize notiktu, lūdzu, papildiniet kontu.',
    },
    alone:
      'Pasūtījums ir atcelts. Kad kontu papildināsiet, varat pasūtīt vēlreiz vai piezvanīt mums.',
    act: { not_confirmed: 'Skatīt regulāro piegādi', not_paid: 'Papildināt kontu' },
  },
  en: {
    subject: {
      not_confirmed: 'Your delivery was not confirmed and is skipped this time',
      not_paid: 'Your account was short, so the delivery is skipped this time',
    },
    explanation: {
      not_confirmed: (on: string) =>
        `The delivery ${on} was not confirmed, so we skipped it. There is nothing to pay.`,
      not_paid: (on: string) =>
        `There was not enough in your account for the delivery ${on}, so we skipped it. There is nothing to pay.`,
    },
    next: {
      not_confirmed: 'The autoship goes on: next time we will ask for your confirmation again.',
      not_paid:
        'The autoship goes on. Please top up your account, so that the next delivery can come.',
    },
    alone:
      'The order is cancelled. Once you have topped up your account, you can order again or call us.',
    act: { not_confirmed: 'See the autoship', not_paid: 'Top up the account' },
  },
} as const

const actionPath = { not_confirmed: '/autoship', not_paid: '/topup' } as const

export const skippedMail: MailTemplate<SkippedLetter> = {
  sample: { orderId: 1042, day: dayOf('2026-11-24'), reason: 'not_confirmed' },
  write: {
    lv: ({ day, reason = 'not_confirmed', isAlone }, { page }) => ({
      subject: words.lv.subject[reason],
      preview: isAlone ? 'Nekas nav jāmaksā.' : 'Nekas nav jāmaksā, regulārā piegāde turpinās.',
      title: 'Šoreiz piegādi izlaidām',
      blocks: [
        paragraph(words.lv.explanation[reason](onDay(day))),
        paragraph(isAlone ? words.lv.alone : words.lv.next[reason]),
        action(words.lv.act[reason], page(actionPath[reason])),
      ],
    }),
    en: ({ day, reason = 'not_confirmed', isAlone }, { page }) => ({
      subject: words.en.subject[reason],
      preview: isAlone
        ? 'There is nothing to pay.'
        : 'There is nothing to pay, and the autoship goes on.',
      title: 'We skipped this delivery',
      blocks: [
        paragraph(words.en.explanation[reason](onDay(day, 'en'))),
        paragraph(isAlone ? words.en.alone : words.en.next[reason]),
        action(words.en.act[reason], page(actionPath[reason])),
      ],
    }),
  },
}
