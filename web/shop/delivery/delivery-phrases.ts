import { isBottled } from '../../../contract/shop/vocabularies/bottle-kinds.ts'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import { onDay, untilTime, untilTimeShort } from '../../../domain/calendar/phrases.ts'
import type { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import type { Language } from '../../words/use-words.ts'
import { deadlineText } from './order-phrases.ts'

export type Words = (typeof autoshipScheduleWords)['lv']

/** "līdz 23. novembrim plkst. 23.59": the last minute in which the delivery can be changed. */
export const changeableUntil = (until: string | null, language: Language): string | undefined =>
  deadlineText(until, (day, time) => untilTime(day, time, language))

/** "līdz 23. novembrim": short, for a badge. */
export const confirmableUntil = (until: string | null, language: Language): string | undefined =>
  deadlineText(until, (day, time) => untilTimeShort(day, time, language))

/** The planned day stands in for a delivery without a day. */
export const deliveryDay = ({ delivery_date, planned_on }: AutoshipDelivery): Day =>
  dayOf(delivery_date ?? planned_on)

/** "otrdien, 24. novembrī". */
export const onDeliveryDay = (delivery: AutoshipDelivery, language: Language): string =>
  onDay(deliveryDay(delivery), language)

export const willBeDelivered = ({ delivery_date }: AutoshipDelivery): boolean =>
  delivery_date !== null

const orderedItems = ({ items }: AutoshipDelivery) => items.filter(({ order }) => order > 0)

/** "2 pilnas, 2 tukšās atpakaļ", or the goods by name when there are no bottles. */
export function bottlesText(delivery: AutoshipDelivery, words: Words): string {
  const full = orderedItems(delivery).filter(isBottled)
  const back = delivery.items.reduce((sum, item) => sum + item.return, 0)
  const fullCount = full.reduce((sum, { order }) => sum + order, 0)
  return fullCount + back > 0
    ? words.bring(fullCount, back)
    : otherGoodsText(delivery, words) || words.nothing
}

const OTHERS_NAMED = 4

/** Goods other than bottles: the first few by name, the rest counted. */
export function otherGoodsText(delivery: AutoshipDelivery, words: Words): string {
  const others = orderedItems(delivery).filter((item) => !isBottled(item))
  const named = others.slice(0, OTHERS_NAMED).map(({ order, name }) => words.piece(order, name))
  const rest = others.length - named.length
  return [...named, ...(rest > 0 ? [words.andGoods(rest)] : [])].join(', ')
}
