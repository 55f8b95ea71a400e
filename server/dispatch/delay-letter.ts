import { orderLink } from '../customers/order-link.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

export type DelayLetter = { orderId: number; minutes: number }

export const delayMail: MailTemplates['dispatch.delay'] = {
  sample: { orderId: 1042, minutes: 40 },
  write: {
    lv: ({ orderId, minutes }, writing) => ({
      subject: `Šodien kavējamies ap ${minutes} min`,
      preview: 'Ūdeni atvedīsim šodien, tikai vēlāk.',
      title: `Kavējamies ap ${minutes} min`,
      blocks: [
        paragraph(
          `Pasūtījumu Nr. ${orderId} atvedīsim šodien, bet ap ${minutes} min vēlāk. Atvainojiet!`,
        ),
        action('Skatīt pasūtījumu', orderLink(writing, orderId)),
      ],
    }),
    en: ({ orderId, minutes }, writing) => ({
      subject: `We are about ${minutes} min late today`,
      preview: 'The water comes today, only later.',
      title: `We are about ${minutes} min late`,
      blocks: [
        paragraph(
          `We bring order No. ${orderId} today, but about ${minutes} min later. We are sorry!`,
        ),
        action('See the order', orderLink(writing, orderId)),
      ],
    }),
  },
}
