import { dayOf } from '../../domain/calendar.ts'
import { formatEuros } from '../../domain/money.ts'
import type { PaymentSummary } from '../../domain/orders/payment-summary.ts'
import type { Language } from '../../domain/words/language.ts'
import { action, type Block, links, paragraph } from '../platform/mail/letter.ts'
import type { MailTemplate } from '../platform/mail/mails.ts'
import { officeBlocks } from './office-note.ts'
import { orderLink } from '../customers/order-link.ts'
import { paymentBlocks } from './payment-blocks.ts'

/** `payment` is missing in letters that were queued by an earlier version of the shop. */
export type CancelledLetter = {
  orderId: number
  payment?: PaymentSummary
  creditCents?: number
  /** The office's, where it has cancelled the order. */
  reason?: string
  /** The person of the office who did it on behalf of the customer. */
  byOffice?: string
}

const words = {
  lv: {
    credited: (sum: string) => `Jūsu kontā ieskaitījām ${sum}.`,
    use: 'Ar šo naudu varat apmaksāt nākamo pasūtījumu.',
    charge: (sum: string) => `Maksājuma komisiju ${sum} banka jau ir saņēmusi, to neatmaksājam.`,
    nothing: 'Par šo pasūtījumu nekas nav jāmaksā.',
    reason: (reason: string) => `Iemesls: ${reason}`,
  },
  en: {
    credited: (sum: string) => `${sum} is back in your account.`,
    use: 'You can pay your next order with it.',
    charge: (sum: string) => `The bank has received the charge of ${sum}, which is not refunded.`,
    nothing: 'There is nothing to pay for this order.',
    reason: (reason: string) => `The reason: ${reason}`,
  },
} as const

/** Where the money is, and the charge that does not come back. */
function moneyBlocks({ payment, creditCents = 0 }: CancelledLetter, language: Language): Block[] {
  const texts = words[language]
  const euros = (cents: number) => formatEuros(cents, language)
  const credited = payment?.settled.filter(({ by }) => by === 'credited') ?? []
  const backCents = credited.reduce((sum, { cents }) => sum - cents, creditCents)
  if (backCents === 0) return [paragraph(texts.nothing)]
  const charge =
    payment && payment.chargeCents > 0 ? [texts.charge(euros(payment.chargeCents))] : []
  return [
    paragraph([texts.credited(euros(backCents)), texts.use, ...charge].join(' ')),
    ...(payment ? paymentBlocks(payment, null, language) : []),
  ]
}

const reasonBlocks = ({ reason }: CancelledLetter, language: Language): Block[] =>
  reason === undefined ? [] : [paragraph(words[language].reason(reason))]

export const cancelledMail: MailTemplate<CancelledLetter> = {
  sample: {
    orderId: 1042,
    payment: {
      orderCents: 0,
      topUpCents: 0,
      chargeCents: 30,
      sumCents: 30,
      settled: [
        { by: 'card', cents: 2872, on: dayOf('2026-11-22') },
        { by: 'credited', cents: -2842, on: dayOf('2026-11-23') },
      ],
      open: null,
      late: null,
    },
  },
  write: {
    lv: (cancelled, writing) => ({
      subject: `Pasūtījums Nr. ${cancelled.orderId} ir atcelts`,
      preview: 'Pasūtījums netiks piegādāts.',
      title: 'Pasūtījums ir atcelts',
      blocks: [
        ...officeBlocks(cancelled, 'lv'),
        ...reasonBlocks(cancelled, 'lv'),
        ...moneyBlocks(cancelled, 'lv'),
        action('Skatīt pasūtījumu', orderLink(writing, cancelled.orderId)),
        links({ 'Pasūtīt to pašu vēlreiz': writing.page(`/cart/again/${cancelled.orderId}`) }),
      ],
    }),
    en: (cancelled, writing) => ({
      subject: `Order No. ${cancelled.orderId} has been cancelled`,
      preview: 'The order will not be delivered.',
      title: 'Your order has been cancelled',
      blocks: [
        ...officeBlocks(cancelled, 'en'),
        ...reasonBlocks(cancelled, 'en'),
        ...moneyBlocks(cancelled, 'en'),
        action('See the order', orderLink(writing, cancelled.orderId)),
        links({ 'Order the same again': writing.page(`/cart/again/${cancelled.orderId}`) }),
      ],
    }),
  },
}
