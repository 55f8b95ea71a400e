import { type Day, dayOf } from '../../domain/calendar.ts'
import { by, untilDate } from '../../domain/calendar/phrases.ts'
import { type Cents, formatEuros } from '../../domain/money.ts'
import type { PaperKind } from '../../domain/documents/numbers.ts'
import { action, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'
import { DOCUMENT_PURPOSE } from './document-url.ts'
import { paperTitles } from './words.ts'

type Issued = {
  paperId: number
  kind: PaperKind
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

const englishTitles: Record<PaperKind, string> = {
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

/** A paper on its way to the customer. */
export const paperMails: Pick<MailTemplates, 'papers.issued'> = {
  'papers.issued': {
    sample,
    write: {
      lv: (paper, { keyed }) => ({
        subject: `${paperTitles[paper.kind]} ${paper.number}`,
        preview: `${paper.kind === 'invoice' ? 'Pasūtījums ir piegādāts. ' : ''}Summa: ${formatEuros(paper.totalCents)}.`,
        title: `${paperTitles[paper.kind]} ${paper.number}`,
        blocks: [
          ...(paper.kind === 'invoice'
            ? [paragraph('Pasūtījums ir piegādāts. Paldies, ka izvēlējāties mūs!')]
            : []),
          paragraph(`Summa: ${formatEuros(paper.totalCents)}.`),
          paragraph(
            paper.toPayCents > 0 && paper.dueOn
              ? `Lūdzu, apmaksājiet ${formatEuros(paper.toPayCents)} ${untilDate(paper.dueOn)}.`
              : 'Nekas vairs nav jāmaksā.',
          ),
          action('Atvērt PDF', keyed(`/files/papers/${paper.number}.pdf`, scopeOf(paper))),
        ],
      }),
      en: (paper, { keyed }) => ({
        subject: `${englishTitles[paper.kind]} ${paper.number}`,
        preview: `${paper.kind === 'invoice' ? 'Your order has been delivered. ' : ''}Sum: ${formatEuros(paper.totalCents, 'en')}.`,
        title: `${englishTitles[paper.kind]} ${paper.number}`,
        blocks: [
          ...(paper.kind === 'invoice'
            ? [paragraph('Your order has been delivered. Thank you!')]
            : []),
          paragraph(`Sum: ${formatEuros(paper.totalCents, 'en')}.`),
          paragraph(
            paper.toPayCents > 0 && paper.dueOn
              ? `Please pay ${formatEuros(paper.toPayCents, 'en')} ${by(untilDate(paper.dueOn, 'en'))}.`
              : 'There is nothing left to pay.',
          ),
          action('Open the PDF', keyed(`/files/papers/${paper.number}.pdf`, scopeOf(paper))),
        ],
      }),
    },
  },
}
