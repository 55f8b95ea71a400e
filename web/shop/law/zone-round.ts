import type { Zone } from '../../../contract/shop-rules.ts'
import type { Weekday } from '../../../domain/calendar.ts'
import { weekdayName } from '../../../domain/calendar/phrases.ts'
import type { Language } from '../../words/use-words.ts'
import { zoneWords } from '../../words/zones.ts'

/** "pirmdienās, trešdienās un piektdienās", "reizi divās nedēļās, otrdienās". */
export function zoneRound({ weekdays, frequency }: Zone, language: Language): string {
  const words = zoneWords[language]
  if (weekdays.length === 0) return words.notOurs
  const days = weekdays.map((weekday) => words.onWeekdays(weekdayName(weekday as Weekday, language)))
  const listed = days.length === 1 ? days[0]! : `${days.slice(0, -1).join(', ')} ${words.and} ${days.at(-1)}`
  return frequency === 1 ? listed : words.everyWeeks(frequency, listed)
}
