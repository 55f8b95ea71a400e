import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import type { Autoship, AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { dayOf, type Weekday } from '../../../domain/calendar.ts'
import { everyWeekday, fromDate, untilDate } from '../../../domain/calendar/phrases.ts'
import type { BadgeLook } from '../../ui/badge.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import type { autoshipWords } from '../../words/shop/autoship.ts'
import type { Language } from '../../words/use-words.ts'

export type Words = (typeof autoshipWords)['lv']

type AutoshipNaming = Pick<Autoship, 'id' | 'autoship_name'>

export const autoshipName = ({ autoship_name, id }: AutoshipNaming, words: Words): string =>
  autoship_name === '' ? words.nameless(id) : autoship_name

export const deliveryAutoshipName = (
  { autoship_id: id, autoship_name }: AutoshipDelivery,
  words: Words,
): string => autoshipName({ id, autoship_name }, words)

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "Reizi divās nedēļās, otrdienās". */
export const rhythmText = (weekday: Weekday, frequency: number, language: Language): string =>
  capitalize(everyWeekday(weekday, frequency, language))

/** The weekday of the series, even when its next delivery was moved to another day. */
export const autoshipRhythm = (
  { series_week_day: weekday, frequency }: Autoship,
  words: Words,
  language: Language,
): string =>
  weekday === null ? words.everyWeeks(frequency) : rhythmText(weekday, frequency, language)

type Status = { look: BadgeLook; icon: IconName; text: string }

export function autoshipStatus(autoship: Autoship, words: Words, language: Language): Status {
  const { inactive_reason: reason, pause, pause_from: from, pause_to: until } = autoship
  if (reason !== null)
    return {
      look: reason === 'not_started' ? 'water' : 'warn',
      icon: 'info',
      text: words.inactive[reason],
    }
  if (pause === 0) return { look: 'leaf', icon: 'check', text: words.active }
  const last = until === null ? undefined : untilDate(dayOf(until), language)
  const first = from === null ? undefined : fromDate(dayOf(from), language)
  const text =
    last === undefined ? words.paused : words.pausedFor([first, last].filter(Boolean).join(' '))
  return { look: 'warn', icon: 'pause', text }
}

/** True for an active autoship, and for a stopped one with an order already confirmed. */
export const hasDeliveries = (autoship: Autoship): boolean =>
  isActiveAutoship(autoship) || autoship.open_orders.length > 0
