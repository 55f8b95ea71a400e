import { type Cents, formatEuros } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import { action, facts, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate, Writing } from '../platform/mail/mails.ts'
import { orderLink } from '../customers/order-link.ts'

export type LateSums = { creditedCents: Cents; chargeCents: Cents }

/** Letters that were queued by an earlier version of the shop have `cents` alone. */
export type LateLetter = {
  orderId: number
  cents?: Cents
  /** What has become of the order that the payment was for. */
  now?: 'cart' | 'cancelled' | 'ordered'
} & Partial<LateSums>

const words = {
  lv: {
    subject: (orderId: number) => `Maksājums par pasūtījumu Nr. ${orderId} ir Jūsu kontā`,
    title: 'Maksājums ir ieskaitīts kontā',
    why: {
      cart: 'Maksājums pienāca, kad pasūtījums to vairs negaidīja. Preces ir Jūsu grozā: varat tās pasūtīt un samaksāt no konta.',
      cancelled:
        'Maksājums pienāca, kad pasūtījums bija atcelts. Ar šo naudu varat apmaksāt nākamo pasūtījumu.',
      ordered:
        'Maksājums pienāca, kad pasūtījums to vairs negaidīja. Ar šo naudu varat apmaksāt nākamo pasūtījumu.',
    },
    paid: 'Saņemts',
    charge: 'Maksājuma komisija',
    credited: 'Ieskaitīts kontā',
    openCart: 'Atvērt grozu',
    openOrder: 'Skatīt pasūtījumu',
  },
  en: {
    subject: (orderId: number) => `The payment for order No. ${orderId} is in your account`,
    title: 'The payment is in your account',
    why: {
      cart: 'The payment arrived when the order no longer waited for it. The goods are in your cart: you can order them and pay from the account.',
      cancelled:
        'The payment arrived when the order had been cancelled. You can pay your next order with it.',
      ordered:
        'The payment arrived when the order no longer waited for it. You can pay your next order with this money.',
    },
    paid: 'Received',
    charge: 'Payment charge',
    credited: 'Credited to the account',
    openCart: 'Open the cart',
    openOrder: 'See the order',
  },
} as const

function write(letter: LateLetter, writing: Writing, language: Language) {
  const texts = words[language]
  const { orderId, now = 'ordered', chargeCents = 0 } = letter
  const creditedCents = letter.creditedCents ?? letter.cents ?? 0
  const euros = (cents: Cents) => formatEuros(cents, language)
  return {
    subject: texts.subject(orderId),
    preview: texts.why[now],
    title: texts.title,
    blocks: [
      paragraph(texts.why[now]),
      facts({
        [texts.paid]: euros(creditedCents + chargeCents),
        ...(chargeCents > 0 && { [texts.charge]: euros(chargeCents) }),
        [texts.credited]: euros(creditedCents),
      }),
      now === 'cart'
        ? action(texts.openCart, writing.page('/cart'))
        : action(texts.openOrder, orderLink(writing, orderId)),
    ],
  }
}

export const lateMail: MailTemplate<LateLetter> = {
  sample: { orderId: 1042, creditedCents: 2842, chargeCents: 30, now: 'cart' },
  write: {
    lv: (letter, writing) => write(letter, writing, 'lv'),
    en: (letter, writing) => write(letter, writing, 'en'),
  },
}
