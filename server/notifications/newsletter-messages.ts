import { paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'
import type { NewsletterTexts } from './newsletters.ts'

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'notifications.newsletter': NewsletterTexts
  }
}

/** An empty line separates paragraphs. */
function letterOf(subject: string, body: string) {
  const paragraphs = body
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
  return {
    subject,
    preview: paragraphs[0] ?? '',
    title: subject,
    blocks: paragraphs.map(paragraph),
  }
}

export const newsletterMails: Pick<MailTemplates, 'notifications.newsletter'> = {
  'notifications.newsletter': {
    topic: 'newsletter',
    sample: {
      subjectLv: 'Jauni rudens medi un ūdens svētkiem',
      subjectEn: 'New autumn honey, and water for the holidays',
      bodyLv:
        'Ir atvesti šī rudens medi no trim dravām: liepu, viršu un meža ziedu.\n\nDecembrī piegādājam arī sestdienās. Ja gaidāt viesus, pasūtiet ūdeni laikus: svētku nedēļā dienas aizpildās ātri.',
      bodyEn:
        'This autumn’s honey has come from three apiaries: lime, heather and forest flowers.\n\nIn December we also deliver on Saturdays. If you expect guests, order water early: the days of the holiday week fill up quickly.',
    },
    write: {
      lv: ({ subjectLv, bodyLv }) => letterOf(subjectLv, bodyLv),
      en: ({ subjectEn, bodyEn }) => letterOf(subjectEn, bodyEn),
    },
  },
}
