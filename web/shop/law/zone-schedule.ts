import type { Zone } from '../../../contract/shop/shop-rules.ts'
import type { Weekday } from '../../../domain/calendar.ts'
import { repeatedWeekdays } from '../../../domain/calendar/phrases.ts'
import type { Language } from '../../words/use-words.ts'
import { zoneWords } from '../../words/shop/zones.ts'

/** "pirmdienās, trešdienās un piektdienās", "reizi divās nedēļās, otrdienās". */
export function zoneSchedule({ weekdays, frequency }: Zone, language: Language): string {
  const words = zoneWords[language]
  if (weekdays.length === 0) return words.noCourier
  const days = repeatedWeekdays(weekdays as Weekday[], language)
  return frequency === 1 ? days : words.everyWeeks(frequency, days)
}
