import { orderLink } from '../customers/order-link.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

/** The times are of the day, as "10:20"; a Latvian reader's have a point. */
export type NextStopLetter = { orderId: number; from: string; until: string }

const between = ({ from, until }: Omit<NextStopLetter, 'orderId'>): string =>
  `${from}–${until}`.replaceAll(':', '.')

export const nextStopMail: MailTemplates['dispatch.next-stop'] = {
  sample: { orderId: 1042, from: '10:20', until: '10:50' },
  write: {
    lv: ({ orderId, ...times }, writing) => ({
      subject: `Esat nākamie: kurjers būs plkst. ${between(times)}`,
      preview: `Kurjers būs pie Jums ap plkst. ${between(times)}. Lūdzu, sagatavojiet tukšās pudeles.`,
      title: 'Kurjers jau brauc pie Jums',
      blocks: [
        paragraph(
          `Pasūtījumu Nr. ${orderId} atvedīsim ap plkst. ${between(times)}. ` +
            'Ja atdodat tukšās pudeles, lūdzu, sagatavojiet tās.',
        ),
        action('Skatīt pasūtījumu', orderLink(writing, orderId)),
      ],
    }),
    en: ({ orderId, from, until }, writing) => ({
      subject: `You are next: the courier comes at ${from}–${until}`,
      preview: `The courier comes at about ${from}–${until}. Please have the empty bottles ready.`,
      title: 'The courier is on the way to you',
      blocks: [
        paragraph(
          `We bring order No. ${orderId} at about ${from}–${until}. ` +
            'If you give back empty bottles, please have them ready.',
        ),
        action('See the order', orderLink(writing, orderId)),
      ],
    }),
  },
}
