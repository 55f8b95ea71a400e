import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { OrderTracking } from '../../../contract/shop/added/tracking.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { orderStateOf, orderStatus } from '../../../contract/shop/vocabularies/order-status.ts'
import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { centsOf, eurosOf } from '../../../domain/money.ts'
import type { Day } from '../../../domain/calendar.ts'
import { endSentence } from '../../../domain/words/end-sentence.ts'
import { rigaDay, rigaTime } from '../../../domain/calendar/riga-time.ts'
import { untilTime, untilTimeShort } from '../../../domain/calendar/phrases.ts'
import type { orderWords } from '../../words/shop/orders.ts'
import type { Language } from '../../words/use-words.ts'

export type Words = (typeof orderWords)['lv']

/** "līdz 23. novembrim plkst. 23.59": the last minute in which the order can be changed. */
export const changeableUntil = (
  { changeable_until: until }: Order,
  language: Language,
): string | undefined => deadlineText(until, (day, time) => untilTime(day, time, language))

/** "līdz 23. novembrim": short, for a badge. */
export const confirmableUntil = (
  { changeable_until: until }: Order,
  language: Language,
): string | undefined => deadlineText(until, (day, time) => untilTimeShort(day, time, language))

/** The last minute before the deadline, in words. */
export function deadlineText(
  deadline: string | null,
  format: (day: Day, time: string) => string,
): string | undefined {
  if (deadline === null) return undefined
  const lastMs = Date.parse(deadline) - MINUTE_MS
  return format(rigaDay(lastMs), rigaTime(lastMs))
}

export const isFromAutoship = ({ original_id: autoshipId }: Pick<Order, 'original_id'>): boolean =>
  autoshipId > 0

/** "Mājas ūdens, pasūtījums Nr. 30": an autoship's order carries its name. */
export const orderTitle = ({ id, autoship_name: name }: Order, words: Words): string =>
  name === null || name === '' ? words.number(id) : words.numberOf(name, id)

/** Parcels and services have no chosen day. */
export const noDayText = ({ only_services: services }: Order, { noDay }: Words): string =>
  services === 1 ? noDay.byArrangement : noDay.byCarrier

/** Placed, paid or payable later, and not delivered yet. */
export const isToCome = ({ status }: Order): boolean =>
  ['processing', 'waitingForDelivery'].includes(orderStateOf(status))

type Told = Pick<OrderTracking, 'state' | 'provisional'>

/** What was left at the door is not on its way and asks for no cash, also before it is booked. */
export function deliveredOnceTold(order: Order, tracking: Told | undefined): Order {
  if (tracking?.state !== 'delivered' || tracking.provisional === 0) return order
  const { open } = order.payment_summary
  const left = open?.by === 'cash' ? null : open
  const status = orderStatus('delivered')
  return { ...order, status, payment_summary: { ...order.payment_summary, open: left } }
}

export const needsConfirmation = ({ status, warning }: Order): boolean =>
  orderStateOf(status) === 'processing' && warning.includes('NOT-CONFIRMED')

/**
 * Goes after the order's sum: " no konta", " ar karti, pavisam 44,82 €" with charge and top-up, or
 * each way with its sum: ": 6,98 € no konta, 31,80 € skaidrā naudā kurjeram".
 */
export function howPaid(order: Order, words: Words, euros: (sum: number) => string): string {
  const { settled, open, sum } = order.payment_summary
  const ways = { ...words.paidFrom, credited: words.backOnAccount, invoice: words.byInvoice }
  const sums = new Map<keyof typeof ways, number>()
  for (const part of open ? [...settled, open] : settled)
    sums.set(part.by, (sums.get(part.by) ?? 0) + centsOf(part.sum))
  const [first] = sums.keys()
  if (first === undefined) return ''
  if (sums.size > 1)
    return `: ${[...sums]
      .map(([by, cents]) => `${euros(eurosOf(Math.abs(cents)))} ${ways[by]}`)
      .join(', ')}`
  const isSame = sum === order.total_amount_with_bail_and_vat
  return ` ${ways[first]}${isSame ? '' : words.inAll(euros(sum))}`
}

const OTHERS_NAMED = 2

/** "2 pilnas, 2 tukšās atpakaļ, 1 × Bio auzu pārslas, vēl 2 preces.": a sentence of its own. */
export function goodsSummary({ items }: Order, words: Words): string {
  const bottles = items.filter(isBottled)
  const others = items.filter((item) => !isBottled(item) && item.order > 0)
  const full = bottles.reduce((sum, { order }) => sum + order, 0)
  const back = items.reduce((sum, item) => sum + item.return, 0)
  const named = others.slice(0, OTHERS_NAMED)
  const rest = others.length - named.length
  const summary = [
    words.bring(full, back),
    ...named.map(({ order, name }) => words.piece(order, name)),
    rest > 0 ? words.andGoods(rest) : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
  return endSentence(summary)
}
