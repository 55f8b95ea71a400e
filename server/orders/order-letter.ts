import { type Day, dayOf } from '../../domain/calendar.ts'
import { dayTitle, untilTime } from '../../domain/calendar/phrases.ts'
import { type Cents, formatEuros } from '../../domain/money.ts'
import type { PaymentSummary } from '../../domain/orders/payment-summary.ts'
import type { Language } from '../../domain/words/language.ts'
import { type Block, facts, goods, note, paragraph, sums } from '../platform/mail/letter.ts'
import { closedDayNote } from './closed-day-note.ts'
import { orderLetterWords as labels } from './order-letter-words.ts'
import { paymentBlocks } from './payment-blocks.ts'

/**
 * An order as it was when its mail was queued. What is optional is missing in letters that were
 * queued by an earlier version of the shop.
 */
export type OrderLetter = {
  orderId: number
  deliveryOn: Day | null
  /** The day that the customer chose, if it had closed before the order was paid. */
  chosenOn?: Day | null
  /** The person of the office who did it on behalf of the customer. */
  byOffice?: string
  /** A carrier brings it on no certain day, and then it can only be cancelled. */
  byCarrier?: boolean
  /** Services alone: the time is agreed on. */
  byArrangement?: boolean
  place: string
  lines: {
    lv: string
    en: string
    count: number
    returned: number
    /** Before the promo code. */
    sumCents: Cents
    /** The rent of a month, from the second on. */
    monthlyCents?: Cents
  }[]
  /** Before the promo code. */
  goodsCents: Cents
  promo?: { code: string; cents: Cents } | null
  bonusCents: Cents
  depositCents: Cents
  deliveryCents: Cents
  totalCents: Cents
  /** The deposit that comes back when the bottles have been counted. */
  refundCents?: Cents
  vat?: { percent: number; vatCents: Cents }[]
  payment?: PaymentSummary
  /** The last minute in which it can be changed or cancelled. */
  changeableUntil?: { day: Day; time: string } | null
}

/** Day, destination, lines and sums: the middle of every mail about an order. */
export function orderBlocks(order: OrderLetter, language: Language): Block[] {
  return [
    ...closedDayNote(order, language),
    facts(whenAndWhere(order, language)),
    goods(order.lines.map((line) => goodsRow(line, language))),
    sumsOf(order, language),
    ...finePrint(order, language),
  ]
}

function whenAndWhere(order: OrderLetter, language: Language): Record<string, string> {
  const { day, days, place, service } = labels[language]
  const to = (name: string) => (order.place === '' ? {} : { [name]: order.place })
  if (order.byArrangement) return { [service.time]: service.arranged, ...to(service.place) }
  const when = order.byCarrier ? days : order.deliveryOn && dayTitle(order.deliveryOn, language)
  return { ...(when !== null && { [day]: when }), ...to(place) }
}

function goodsRow(line: OrderLetter['lines'][number], language: Language) {
  const texts = labels[language]
  const { count, returned, sumCents, monthlyCents = 0 } = line
  const counts = [
    texts.pieces(count),
    ...(returned > 0 ? [texts.back(returned)] : []),
    ...(monthlyCents > 0 ? [texts.monthly(formatEuros(monthlyCents, language))] : []),
  ]
  return { name: line[language], count: counts.join(', '), sum: formatEuros(sumCents, language) }
}

function sumsOf(order: OrderLetter, language: Language): Block {
  const texts = labels[language]
  const euros = (cents: Cents) => formatEuros(cents, language)
  const { promo, bonusCents, depositCents, deliveryCents } = order
  return sums(
    {
      [order.byArrangement ? texts.service.sum : texts.goods]: euros(order.goodsCents),
      ...(promo && { [texts.promo(promo.code)]: euros(-promo.cents) }),
      ...(bonusCents > 0 && { [texts.bonus]: euros(-bonusCents) }),
      ...(depositCents > 0 && { [texts.deposit]: euros(depositCents) }),
      ...(deliveryCents > 0 && { [texts.delivery]: euros(deliveryCents) }),
    },
    { label: texts.total, value: euros(order.totalCents) },
  )
}

/** The VAT that is included, and the deposit that comes back. */
function finePrint({ vat = [], refundCents = 0 }: OrderLetter, language: Language): Block[] {
  const texts = labels[language]
  const euros = (cents: Cents) => formatEuros(cents, language)
  const rates = vat.map(({ percent, vatCents }) => texts.rate(percent, euros(vatCents)))
  const sentences = [
    ...(rates.length > 0 ? [texts.vat(rates.join(', '))] : []),
    ...(refundCents > 0 ? [texts.refund(euros(refundCents))] : []),
  ]
  return sentences.length === 0 ? [] : [paragraph(sentences.join(' '))]
}

/** What was paid and how, and the cash that the courier collects. */
export function paidBlocks({ payment, deliveryOn }: OrderLetter, language: Language): Block[] {
  if (!payment) return []
  const { open } = payment
  const isCash = open?.by === 'cash' && deliveryOn !== null
  return [
    ...paymentBlocks(payment, deliveryOn, language),
    ...(isCash
      ? [note('attention', labels[language].cash(formatEuros(open.cents, language)))]
      : []),
  ]
}

/** Until when the order can be changed, if it can. */
export function changeBlocks(order: OrderLetter, language: Language): Block[] {
  const texts = labels[language]
  const { byCarrier = false, changeableUntil: until } = order
  if (until) return [paragraph(texts.changeable(untilTime(until.day, until.time, language)))]
  if (order.byArrangement) return [paragraph(texts.service.changeable)]
  return byCarrier ? [paragraph(texts.cancellable)] : []
}

const sampleDay = dayOf('2026-11-24')

export const sampleOrder: OrderLetter = {
  orderId: 1042,
  deliveryOn: sampleDay,
  byCarrier: false,
  place: 'Brīvības iela 12-5, Centrs, Rīga, LV-1010',
  lines: [
    { lv: 'Avota ūdens 18,9 l', en: 'Spring water 18.9 l', count: 3, returned: 3, sumCents: 2370 },
    { lv: 'Liepziedu medus 500 g', en: 'Linden honey 500 g', count: 1, returned: 0, sumCents: 790 },
  ],
  goodsCents: 3160,
  promo: { code: 'ZIEMA', cents: 79 },
  bonusCents: 239,
  depositCents: 0,
  deliveryCents: 0,
  totalCents: 2842,
  refundCents: 0,
  vat: [{ percent: 21, vatCents: 493 }],
  payment: {
    orderCents: 2842,
    topUpCents: 2000,
    chargeCents: 30,
    sumCents: 4872,
    settled: [{ by: 'card', cents: 4872, on: dayOf('2026-11-22') }],
    open: null,
    late: null,
  },
  changeableUntil: { day: dayOf('2026-11-23'), time: '24:00' },
}
