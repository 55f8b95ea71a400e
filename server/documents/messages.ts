import { type Day, dayOf } from '../../domain/calendar.ts'
import { by, untilDate } from '../../domain/calendar/phrases.ts'
import { type Cents, formatEuros } from '../../domain/money.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'
import { DOCUMENT_PURPOSE } from './document-url.ts'
import { documentTitles } from './words.ts'

type Issued = {
  paperId: number
  kind: DocumentKind
  number: string
  totalCents: Cents
  toPayCents: Cents
  dueOn: Day | null
}

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'papers.issued': Issued
  }
}

const englishTitles: Record<DocumentKind, string> = {
  invoice: 'Invoice',
  credit_bill: 'Credit bill',
  advance_bill: 'Advance bill',
  monthly_bill: 'Monthly bill',
}

/** The link in a mail lives as long as one looks for a bill in one's mails. */
const linkDays = 60

const sample: Issued = {
  paperId: 1,
  kind: 'invoice',
  number: 'R-2026-000042',
  totalCents: 4380,
  toPayCents: 0,
  dueOn: dayOf('2026-12-08'),
}

const scopeOf = ({ paperId }: Issued) => ({
  purpose: DOCUMENT_PURPOSE,
  subject: String(paperId),
  days: linkDays,
})

/** A document on its way to the customer. */
export const documentMails: Pick<MailTemplates, 'papers.issued'> = {
  'papers.issued': {
    sample,
    write: {
      lv: (document, { keyed }) => ({
        subject: `${documentTitles[document.kind]} ${document.number}`,
        preview: `${document.kind === 'invoice' ? 'Pasūtījums ir piegādāts. ' : ''}Summa: ${formatEuros(document.totalCents)}.`,
        title: `${documentTitles[document.kind]} ${document.number}`,
        blocks: [
          ...(document.kind === 'invoice'
            ? [paragraph('Pasūtījums ir piegādāts. Paldies, ka izvēlējāties mūs!')]
            : []),
          paragraph(`Summa: ${formatEuros(document.totalCents)}.`),
          paragraph(
            document.toPayCents > 0 && document.dueOn
              ? `Lūdzu, apmaksājiet ${formatEuros(document.toPayCents)} ${untilDate(document.dueOn)}.`
              : 'Nekas vairs nav jāmaksā.',
          ),
          action('Atvērt PDF', keyed(`/files/papers/${document.number}.pdf`, scopeOf(document))),
        ],
      }),
      en: (document, { keyed }) => ({
        subject: `${englishTitles[document.kind]} ${document.number}`,
        preview: `${document.kind === 'invoice' ? 'Your order has been delivered. ' : ''}Sum: ${formatEuros(document.totalCents, 'en')}.`,
        title: `${englishTitles[document.kind]} ${document.number}`,
        blocks: [
          ...(document.kind === 'invoice'
            ? [paragraph('Your order has been delivered. Thank you!')]
            : []),
          paragraph(`Sum: ${formatEuros(document.totalCents, 'en')}.`),
          paragraph(
            document.toPayCents > 0 && document.dueOn
              ? `Please pay ${formatEuros(document.toPayCents, 'en')} ${by(untilDate(document.dueOn, 'en'))}.`
              : 'There is nothing left to pay.',
          ),
          action('Open the PDF', keyed(`/files/papers/${document.number}.pdf`, scopeOf(document))),
        ],
      }),
    },
  },
}
