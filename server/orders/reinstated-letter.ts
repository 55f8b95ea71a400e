import { type Day, dayOf } from '../../domain/calendar.ts'
import { onDay } from '../../domain/calendar/phrases.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate } from '../platform/mail/mails.ts'
import { orderLink } from '../customers/order-link.ts'

export type ReinstatedLetter = { orderId: number; day: Day }

/** Corrects the letter that said that an order is cancelled. */
export const reinstatedMail: MailTemplate<ReinstatedLetter> = {
  sample: { orderId: 1042, day: dayOf('2026-11-24') },
  write: {
    lv: ({ orderId, day }, writing) => ({
      subject: `Labojums: pasūtījums Nr. ${orderId} ir piegādāts`,
      preview: 'Iepriekšējā vēstule par atcelšanu vairs nav spēkā.',
      title: 'Pasūtījums tomēr ir piegādāts',
      blocks: [
        paragraph(
          `Rakstījām, ka pasūtījums Nr. ${orderId} ir atcelts. Kurjers to atstāja pie Jūsu durvīm ${onDay(day)}, pirms uzzināja par atcelšanu, tāpēc piegāde ir spēkā.`,
        ),
        paragraph(
          'Rēķinu nosūtīsim atsevišķi. Nauda, ko ieskaitījām kontā, ir izmantota šī pasūtījuma apmaksai. Ja preces nevēlaties, lūdzu, atbildiet uz šo vēstuli, un mēs tās paņemsim.',
        ),
        action('Skatīt pasūtījumu', orderLink(writing, orderId)),
      ],
    }),
    en: ({ orderId, day }, writing) => ({
      subject: `A correction: order No. ${orderId} has been delivered`,
      preview: 'Our earlier e-mail about the cancellation no longer applies.',
      title: 'Your order was delivered after all',
      blocks: [
        paragraph(
          `We wrote that order No. ${orderId} was cancelled. The courier left it at your door ${onDay(day, 'en')}, before hearing of it, so the delivery stands.`,
        ),
        paragraph(
          'The invoice comes separately. The money that went back to your account pays for this order. If you do not want the goods, please reply to this e-mail and we will pick them up.',
        ),
        action('See the order', orderLink(writing, orderId)),
      ],
    }),
  },
}
