import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate } from '../platform/mail/mails.ts'

/** The last day that the customer chose has passed. Whoever gave the autoship no name has none to be told. */
export type EndedLetter = { autoshipId: number; name: string }

export const endedMail: MailTemplate<EndedLetter> = {
  sample: { autoshipId: 7, name: 'Mājas ūdens' },
  write: {
    lv: ({ autoshipId, name }, { page }) => ({
      subject: `Regulārā piegāde ${name === '' ? '' : `“${name}” `}ir beigusies`,
      preview: 'Jūsu izvēlētais beigu datums ir pagājis.',
      title: 'Regulārā piegāde ir beigusies',
      blocks: [
        paragraph('Jūsu izvēlētais beigu datums ir pagājis, tāpēc jaunas piegādes neplānosim.'),
        action('Sākt no jauna', page(`/autoship/${autoshipId}`)),
      ],
    }),
    en: ({ autoshipId, name }, { page }) => ({
      subject: `The autoship ${name === '' ? '' : `“${name}” `}has ended`,
      preview: 'The last day that you chose has passed.',
      title: 'The autoship has ended',
      blocks: [
        paragraph('The last day that you chose has passed, so we will plan no more deliveries.'),
        action('Start it again', page(`/autoship/${autoshipId}`)),
      ],
    }),
  },
}
