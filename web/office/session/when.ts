import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import type { Language } from '../../../domain/words/language.ts'

const time = new Intl.DateTimeFormat('lv-LV', {
  timeZone: 'Europe/Riga',
  hour: 'numeric',
  minute: '2-digit',
})

const words = {
  lv: { today: 'šodien', yesterday: 'vakar' },
  en: { today: 'today', yesterday: 'yesterday' },
}

export const clockOf = (at: string) => time.format(Date.parse(at)).replace(':', '.')

/** "šodien 10.42", "vakar 18.20", "25.11.2026. 9.15". */
export function when(at: string, language: Language, now = Date.now()): string {
  const day = rigaDay(Date.parse(at))
  return `${named(day, rigaDay(now), language)} ${clockOf(at)}`
}

/** What is of a whole day is said without a time. */
export const since = (at: string, language: Language, now = Date.now()): string =>
  clockOf(at) === '0.00' ? when(at, language, now).replace(/ 0\.00$/, '') : when(at, language, now)

/** Of what ends at midnight, the last minute of the day before, as the shop says it. */
export const lastMinute = (until: string, language: Language, now = Date.now()): string =>
  clockOf(until) === '0.00'
    ? when(new Date(Date.parse(until) - MINUTE_MS).toISOString(), language, now)
    : when(until, language, now)

const named = (day: Day, today: Day, language: Language) => {
  if (day === today) return words[language].today
  if (day === addDays(today, -1)) return words[language].yesterday
  return numericDate(day, language)
}
