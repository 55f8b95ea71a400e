import { type Day, dayOf } from '../../domain/calendar.ts'
import { type Cents, formatEuros, sumOf } from '../../domain/money.ts'
import type { Settlement } from '../../domain/documents/document.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import type { Language } from '../../domain/words/language.ts'
import { orderLink } from '../customers/order-link.ts'
import type { OtherCount } from '../dispatch/delivered-facts.ts'
import { action, type Block, facts, links, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates, Writing } from '../platform/mail/mails.ts'
import { DOCUMENT_PURPOSE } from './document-url.ts'
import { settledTexts, texts, titles } from './letter-texts.ts'
import { payPath } from './pay-path.ts'
import { settledRow } from './words.ts'

/** What is optional is missing in letters that were queued by an earlier version of the shop. */
type Issued = {
  paperId: number
  kind: DocumentKind
  orderId?: number | null
  /** An invoice of services alone. */
  isOfServices?: boolean
  number: string
  totalCents: Cents
  suppliedOn?: Day
  settled?: readonly Settlement[]
  toPayCents: Cents
  dueOn: Day | null
  /** What a credit bill corrects. */
  corrects?: { number: string; issuedOn: Day } | null
  /** Goods of which other counts were left or taken back than ordered. */
  otherwise?: OtherCount[]
}

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'papers.issued': Issued
  }
}

/** The link in a mail lives as long as one looks for a bill in one's mails. */
const linkDays = 60

const sample: Issued = {
  paperId: 1,
  kind: 'invoice',
  orderId: 1042,
  number: 'R-2026-000042',
  totalCents: 3682,
  suppliedOn: dayOf('2026-11-24'),
  settled: [
    { by: 'bank', cents: 4482 },
    { by: 'credit', cents: -800 },
  ],
  toPayCents: 0,
  dueOn: null,
  otherwise: [
    {
      lv: 'Avota ūdens 18,9 l',
      en: 'Spring water 18.9 l',
      ordered: 3,
      left: 3,
      declared: 2,
      taken: 3,
    },
  ],
}

const scopeOf = ({ paperId }: Issued) => ({
  purpose: DOCUMENT_PURPOSE,
  subject: String(paperId),
  days: linkDays,
})

function write(document: Issued, writing: Writing, language: Language) {
  const { keyed, page } = writing
  const { toPayCents, corrects } = document
  const file = keyed(`/files/papers/${document.number}.pdf`, scopeOf(document))
  const words = texts[language]
  const sum = words.sum(formatEuros(document.totalCents, language))
  const title = `${titles[language][document.kind]} ${document.number}`
  const isInvoice = document.kind === 'invoice'
  const orderPage = isInvoice && document.orderId ? orderLink(writing, document.orderId) : undefined
  const delivered = document.isOfServices ? words.done : words.delivered
  return {
    subject: title,
    preview: isInvoice ? `${delivered} ${sum}` : sum,
    title,
    ...(orderPage !== undefined && { opens: orderPage }),
    blocks: [
      ...(isInvoice ? [paragraph(`${delivered} ${words.thanks}`)] : []),
      ...countBlocks(document, language),
      ...(corrects ? [paragraph(words.corrects(corrects.number, corrects.issuedOn))] : []),
      paragraph(sum),
      ...settledBlocks(document, language),
      paragraph(openSentence(document, language)),
      ...(toPayCents > 0
        ? [
            action(words.payNow, page(payPath(document.paperId, toPayCents))),
            links({ [words.open]: file }),
          ]
        : [action(words.open, file)]),
      ...(orderPage === undefined
        ? []
        : [
            links({
              [words.rate]: orderPage,
              [words.again]: page(`/cart/again/${document.orderId}`),
            }),
          ]),
    ],
  }
}

/** What came and went beside what was ordered. */
function countBlocks({ otherwise = [] }: Issued, language: Language): Block[] {
  const words = texts[language]
  const rows = otherwise.map(({ ordered, left, declared, taken, ...names }) => [
    names[language],
    [
      ...(left === ordered ? [] : [words.left(ordered, left)]),
      ...(taken === declared ? [] : [words.taken(declared, taken)]),
    ].join(', '),
  ])
  return rows.length === 0 ? [] : [facts(Object.fromEntries(rows))]
}

/** How it was paid, as on the paper; a sentence of its own tells what is deferred. */
function settledBlocks({ settled = [] }: Issued, language: Language): Block[] {
  const rows = settled
    .filter(({ by, cents }) => by !== 'deferred' || cents < 0)
    .map((settlement) => settledRow(settledTexts[language], settlement))
    .map(({ name, cents }) => [name, formatEuros(cents, language)])
  return rows.length === 0 ? [] : [facts(Object.fromEntries(rows))]
}

function openSentence(document: Issued, language: Language): string {
  const { settled = [], suppliedOn, toPayCents, dueOn } = document
  const words = texts[language]
  const deferredCents = sumOf(settled, ({ by, cents }) => (by === 'deferred' ? cents : 0))
  if (toPayCents > 0 && dueOn) return words.pay(formatEuros(toPayCents, language), dueOn)
  if (deferredCents > 0) return words.deferred(formatEuros(deferredCents, language), suppliedOn)
  return words.nothing
}

/** A document on its way to the customer. */
export const documentMails: Pick<MailTemplates, 'papers.issued'> = {
  'papers.issued': {
    sample,
    write: {
      lv: (document, writing) => write(document, writing, 'lv'),
      en: (document, writing) => write(document, writing, 'en'),
    },
  },
}
