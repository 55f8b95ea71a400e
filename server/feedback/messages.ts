import { orderLink } from '../customers/order-link.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

/** The names of the good, or none for an answer to a rating. */
type Answered = { orderId: number; lv: string | null; en: string | null; answer: string }

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'feedback.answered': Answered
  }
}

const sample: Answered = {
  orderId: 1042,
  lv: 'Keramikas ūdens dozators',
  en: 'Ceramic water dispenser',
  answer: 'Piedodiet! Ceturtdien atvedīsim jaunu.',
}

export const feedbackMails: Pick<MailTemplates, 'feedback.answered'> = {
  'feedback.answered': {
    sample,
    write: {
      lv: ({ orderId, lv, answer }, writing) => ({
        subject: 'Atbilde uz Jūsu teikto',
        preview: answer,
        title: 'Paldies, ka uzrakstījāt',
        blocks: [
          paragraph(
            lv === null
              ? `Jūs novērtējāt pasūtījuma Nr. ${orderId} piegādi.`
              : `Jūs rakstījāt, ka nav kārtībā: ${lv} (pasūtījums Nr. ${orderId}).`,
          ),
          paragraph(`Mūsu atbilde: ${answer}`),
          action('Atvērt pasūtījumu', orderLink(writing, orderId)),
        ],
      }),
      en: ({ orderId, en, answer }, writing) => ({
        subject: 'Our answer to what you wrote',
        preview: answer,
        title: 'Thank you for writing',
        blocks: [
          paragraph(
            en === null
              ? `You rated the delivery of order No. ${orderId}.`
              : `You wrote that something is wrong: ${en} (order No. ${orderId}).`,
          ),
          paragraph(`Our answer: ${answer}`),
          action('Open the order', orderLink(writing, orderId)),
        ],
      }),
    },
  },
}
