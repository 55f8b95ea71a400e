import { type Cents, formatEuros } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import { action, facts, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplates } from '../platform/mail/mails.ts'

type Explained = {
  paidCents: Cents
  requiredCents: Cents
  refundableCents: Cents
  goods: { lv: string; en: string; count: number; cents: Cents }[]
}

declare module '../platform/mail/mails.ts' {
  interface Mails {
    'deposits.explained': Explained
  }
}

const texts = {
  lv: {
    subject: (sum: string) => `Jūsu depozīts: ${sum}`,
    preview: 'No kā tas sastāv un kad nāk atpakaļ.',
    title: 'No kā sastāv Jūsu depozīts',
    intro:
      'Par katru pudeli, kas ir pie Jums, glabājam depozītu. Kad atdodat vairāk tukšo, nekā saņemat pilnu, starpību atdodam.',
    pieces: (count: number, sum: string) => `${count} gab., ${sum}`,
    required: 'Kopā par to, kas ir pie Jums',
    paid: 'Samaksāts',
    refundable: 'Varam atdot tūlīt',
    open: 'Skatīt pudeļu uzskaiti',
  },
  en: {
    subject: (sum: string) => `Your deposit: ${sum}`,
    preview: 'What it is made of, and when it comes back.',
    title: 'What your deposit is made of',
    intro:
      'We keep a deposit for each bottle that is with you. When you give back more empty ones than you get full ones, we return the difference.',
    pieces: (count: number, sum: string) => `${count} pcs, ${sum}`,
    required: 'Together for what is with you',
    paid: 'Paid',
    refundable: 'We can return at once',
    open: 'See the bottles',
  },
} as const

function write(
  { paidCents, requiredCents, refundableCents, goods }: Explained,
  { page }: { page: (path: string) => string },
  language: Language,
) {
  const words = texts[language]
  const sum = (cents: Cents) => formatEuros(cents, language)
  return {
    subject: words.subject(sum(paidCents)),
    preview: words.preview,
    title: words.title,
    blocks: [
      paragraph(words.intro),
      facts({
        ...Object.fromEntries(
          goods.map(({ count, cents, ...names }) => [
            names[language],
            words.pieces(count, sum(cents)),
          ]),
        ),
        [words.required]: sum(requiredCents),
        [words.paid]: sum(paidCents),
        ...(refundableCents > 0 && { [words.refundable]: sum(refundableCents) }),
      }),
      action(words.open, page('/user/rented-goods/1')),
    ],
  }
}

/** What a deposit is made of, as the office explained it on the phone. */
export const explainedMails: Pick<MailTemplates, 'deposits.explained'> = {
  'deposits.explained': {
    sample: {
      paidCents: 2400,
      requiredCents: 1600,
      refundableCents: 800,
      goods: [{ lv: 'Avota ūdens 18,9 l', en: 'Spring water 18.9 l', count: 2, cents: 1600 }],
    },
    write: {
      lv: (explained, writing) => write(explained, writing, 'lv'),
      en: (explained, writing) => write(explained, writing, 'en'),
    },
  },
}
