import { dayOfMonth, monthOf, weekdayOf, yearOf, type Day, type Weekday } from '../calendar.ts'
import type { Language } from '../words/language.ts'
import { listed } from '../words/listed.ts'
import { english, latvian } from './phrase-tables.ts'

/** "otrdien, 24. novembrī", never "otrdiena, 24. novembris" in a sentence. */
export function onDay(day: Day, language: Language = 'lv'): string {
  if (language === 'en') return `on ${english.weekdays[weekdayOf(day)]}, ${englishDate(day)}`
  return `${latvian.on[weekdayOf(day)]}, ${onDate(day)}`
}

/** "24. novembrī". */
export function onDate(day: Day, language: Language = 'lv'): string {
  return language === 'en'
    ? `on ${englishDate(day)}`
    : `${dayOfMonth(day)}. ${latvian.months[monthOf(day)]!.locative}`
}

/** The same in parts, for a large display: "otrdien", "24", "novembrī". */
export const onDayParts = (day: Day, language: Language = 'lv') =>
  language === 'en'
    ? {
        weekday: english.weekdays[weekdayOf(day)]!,
        number: dayOfMonth(day),
        month: english.months[monthOf(day)]!,
      }
    : {
        weekday: latvian.on[weekdayOf(day)]!,
        number: dayOfMonth(day),
        month: latvian.months[monthOf(day)]!.locative,
      }

/** "2026. gada 24. novembrī". */
export function onDateWithYear(day: Day, language: Language = 'lv'): string {
  return language === 'en'
    ? `on ${englishDate(day)} ${yearOf(day)}`
    : `${yearOf(day)}. gada ${onDate(day)}`
}

/** A heading: "otrdiena, 24. novembris". */
export function dayTitle(day: Day, language: Language = 'lv'): string {
  if (language === 'en') return `${english.weekdays[weekdayOf(day)]}, ${englishDate(day)}`
  const month = latvian.months[monthOf(day)]!.nominative
  return `${latvian.weekdays[weekdayOf(day)]}, ${dayOfMonth(day)}. ${month}`
}

/** The accusative: "izvēlēties otrdienu, 24. novembri". */
export function theDay(day: Day, language: Language = 'lv'): string {
  if (language === 'en') return dayTitle(day, language)
  const month = latvian.months[monthOf(day)]!.accusative
  return `${latvian.accusative[weekdayOf(day)]}, ${dayOfMonth(day)}. ${month}`
}

/** The same after "uz": "pārcelts uz otrdienu, 24. novembri". */
export const toDay = (day: Day, language: Language = 'lv'): string =>
  `${language === 'en' ? 'to' : 'uz'} ${theDay(day, language)}`

/** The answer to "when?": "otrdien, 24. novembrī" in Latvian, without "on" in English. */
export const whenDay = (day: Day, language: Language = 'lv'): string =>
  language === 'en' ? dayTitle(day, language) : onDay(day)

/** The answer to "on which date?": "24. novembrī" in Latvian, without "on" in English. */
export const whenDate = (day: Day, language: Language = 'lv'): string =>
  language === 'en' ? englishDate(day) : onDate(day)

/** The genitive after "no": "no 24. novembra". */
export function fromDate(day: Day, language: Language = 'lv'): string {
  if (language === 'en') return `from ${englishDate(day)}`
  return `no ${dayOfMonth(day)}. ${latvian.months[monthOf(day)]!.genitive}`
}

/** The dative after "līdz": "līdz 1. decembrim". */
export function untilDate(day: Day, language: Language = 'lv'): string {
  if (language === 'en') return `until ${englishDate(day)}`
  return `līdz ${dayOfMonth(day)}. ${latvian.months[monthOf(day)]!.dative}`
}

const DAY_ENDS = '23:59'

/** "līdz 23. novembrim plkst. 14.00"; midnight becomes 23.59, because "24.00" is ambiguous. */
export function untilTime(day: Day, time: string, language: Language = 'lv'): string {
  const last = time === '24:00' ? DAY_ENDS : time
  if (language === 'en') return `until ${last} on ${englishDate(day)}`
  return `${untilDate(day)} plkst. ${last.replace(':', '.')}`
}

/** The same, or only the day when the time is its end: "līdz 23. novembrim". */
export const untilTimeShort = (day: Day, time: string, language: Language = 'lv'): string =>
  time === DAY_ENDS ? untilDate(day, language) : untilTime(day, time, language)

/** "24.–26. novembrī"; across months "no 24. novembra līdz 1. decembrim". */
export function dateRange(first: Day, last: Day, language: Language = 'lv'): string {
  if (first === last) return onDate(first, language)
  const isOneMonth = yearOf(first) === yearOf(last) && monthOf(first) === monthOf(last)
  if (isOneMonth) {
    const days =
      language === 'en'
        ? `${dayOfMonth(first)}–${dayOfMonth(last)}`
        : `${dayOfMonth(first)}.–${dayOfMonth(last)}.`
    const month =
      language === 'en' ? english.months[monthOf(first)] : latvian.months[monthOf(first)]!.locative
    return language === 'en' ? `on ${days} ${month}` : `${days} ${month}`
  }
  return `${fromDate(first, language)} ${untilDate(last, language)}`
}

/**
 * "katru otrdienu", or "reizi divās nedēļās, otrdienās" from two weeks on, because "katru otro
 * otrdienu" is ambiguous.
 */
export function everyWeekday(
  weekday: Weekday,
  frequencyWeeks = 1,
  language: Language = 'lv',
): string {
  if (language === 'en') {
    const name = english.weekdays[weekday]!
    return frequencyWeeks === 1
      ? `every ${name}`
      : `once every ${english.numbers[frequencyWeeks]} weeks, on ${name}s`
  }
  if (frequencyWeeks === 1) return `katru ${latvian.accusative[weekday]}`
  const weekdays = repeatedWeekdays([weekday], language)
  return `reizi ${latvian.inNumbers[frequencyWeeks]} nedēļās, ${weekdays}`
}

/** "pirmdienās, trešdienās un piektdienās". */
export function repeatedWeekdays(weekdays: readonly Weekday[], language: Language = 'lv'): string {
  const named = weekdays.map((weekday) =>
    language === 'en'
      ? `${english.weekdays[weekday]}s`
      : `${latvian.weekdays[weekday]!.slice(0, -1)}ās`,
  )
  return listed(named, language)
}

/** Monday first: P O T C Pk S Sv. */
export const weekdayShort = (weekday: Weekday, language: Language = 'lv'): string =>
  language === 'en' ? english.weekdays[weekday]!.slice(0, 3) : latvian.short[weekday]!

export const weekdayName = (weekday: Weekday, language: Language = 'lv'): string =>
  language === 'en' ? english.weekdays[weekday]! : latvian.weekdays[weekday]!

/** "2026. gada novembris". */
export const monthTitle = (day: Day, language: Language = 'lv'): string =>
  language === 'en'
    ? `${english.months[monthOf(day)]} ${yearOf(day)}`
    : `${yearOf(day)}. gada ${latvian.months[monthOf(day)]!.nominative}`

/** The genitive: "novembra rēķins". */
export const ofMonth = (day: Day, language: Language = 'lv'): string =>
  language === 'en' ? english.months[monthOf(day)]! : latvian.months[monthOf(day)]!.genitive

/** "24.11.2026." as in official documents, with the final full stop. */
export function numericDate(day: Day, language: Language = 'lv'): string {
  const [year, month, dayNumber] = day.split('-')
  return language === 'en' ? `${dayNumber}/${month}/${year}` : `${dayNumber}.${month}.${year}.`
}

/** English has "until" for waiting and "by" for a deadline; Latvian has "līdz" for both. */
export const by = (until: string): string => until.replace(/^until /, 'by ')

const englishDate = (day: Day): string => `${dayOfMonth(day)} ${english.months[monthOf(day)]}`
