import { expect, test } from 'vitest'
import { addDays, dayOf, daysFrom, type Weekday } from '../calendar.ts'
import * as phrases from './phrases.ts'

const tuesday = dayOf('2026-11-24')
const december = dayOf('2026-12-01')

test('a day in a Latvian sentence has the right case', () => {
  expect(phrases.onDay(tuesday)).toBe('otrdien, 24. novembrī')
  expect(Object.values(phrases.onDayParts(tuesday))).toEqual(['otrdien', 24, 'novembrī'])
  expect(phrases.onDate(tuesday)).toBe('24. novembrī')
  expect(phrases.onDateWithYear(tuesday)).toBe('2026. gada 24. novembrī')
  expect(phrases.toDay(tuesday)).toBe('uz otrdienu, 24. novembri')
  expect(phrases.theDay(tuesday)).toBe('otrdienu, 24. novembri')
  expect(phrases.whenDay(tuesday)).toBe('otrdien, 24. novembrī')
  expect(phrases.whenDate(tuesday)).toBe('24. novembrī')
  expect(phrases.fromDate(tuesday)).toBe('no 24. novembra')
  expect(phrases.untilDate(december)).toBe('līdz 1. decembrim')
  expect(phrases.untilTime(tuesday, '14:00')).toBe('līdz 24. novembrim plkst. 14.00')
  expect(phrases.untilTime(tuesday, '24:00')).toBe('līdz 24. novembrim plkst. 23.59')
  expect(phrases.untilTimeShort(tuesday, '14:00')).toBe('līdz 24. novembrim plkst. 14.00')
  expect(phrases.untilTimeShort(tuesday, '23:59')).toBe('līdz 24. novembrim')
  expect(phrases.dayTitle(tuesday)).toBe('otrdiena, 24. novembris')
  expect(phrases.monthTitle(tuesday)).toBe('2026. gada novembris')
  expect(phrases.numericDate(tuesday)).toBe('24.11.2026.')
})

test('a day in an English sentence', () => {
  expect(phrases.onDay(tuesday, 'en')).toBe('on Tuesday, 24 November')
  expect(Object.values(phrases.onDayParts(tuesday, 'en'))).toEqual(['Tuesday', 24, 'November'])
  expect(phrases.onDate(tuesday, 'en')).toBe('on 24 November')
  expect(phrases.onDateWithYear(tuesday, 'en')).toBe('on 24 November 2026')
  expect(phrases.toDay(tuesday, 'en')).toBe('to Tuesday, 24 November')
  expect(phrases.theDay(tuesday, 'en')).toBe('Tuesday, 24 November')
  expect(phrases.whenDay(tuesday, 'en')).toBe('Tuesday, 24 November')
  expect(phrases.whenDate(tuesday, 'en')).toBe('24 November')
  expect(phrases.fromDate(tuesday, 'en')).toBe('from 24 November')
  expect(phrases.untilDate(december, 'en')).toBe('until 1 December')
  expect(phrases.untilTime(tuesday, '14:00', 'en')).toBe('until 14:00 on 24 November')
  expect(phrases.by(phrases.untilDate(tuesday, 'en'))).toBe('by 24 November')
  expect(phrases.dayTitle(tuesday, 'en')).toBe('Tuesday, 24 November')
  expect(phrases.monthTitle(tuesday, 'en')).toBe('November 2026')
  expect(phrases.numericDate(tuesday, 'en')).toBe('24/11/2026')
})

test('repeated weekdays are listed', () => {
  expect(phrases.repeatedWeekdays([2])).toBe('otrdienās')
  expect(phrases.repeatedWeekdays([1, 3, 5])).toBe('pirmdienās, trešdienās un piektdienās')
  expect(phrases.repeatedWeekdays([1, 4], 'en')).toBe('Mondays and Thursdays')
})

test('all twelve months in every case', () => {
  const firsts = Array.from({ length: 12 }, (_, index) =>
    dayOf(`2026-${String(index + 1).padStart(2, '0')}-01`),
  )
  const words = (say: (day: typeof tuesday) => string): string =>
    firsts.map((day) => say(day).split(' ').at(-1)).join(' ')
  expect(words((day) => phrases.onDate(day))).toBe(
    'janvārī februārī martā aprīlī maijā jūnijā jūlijā augustā septembrī oktobrī novembrī decembrī',
  )
  expect(words((day) => phrases.fromDate(day))).toBe(
    'janvāra februāra marta aprīļa maija jūnija jūlija augusta septembra oktobra novembra decembra',
  )
  expect(words((day) => phrases.untilDate(day))).toBe(
    'janvārim februārim martam aprīlim maijam jūnijam jūlijam augustam septembrim oktobrim novembrim decembrim',
  )
  expect(words((day) => phrases.toDay(day))).toBe(
    'janvāri februāri martu aprīli maiju jūniju jūliju augustu septembri oktobri novembri decembri',
  )
})

test('all seven weekdays', () => {
  const week = daysFrom(dayOf('2026-11-23'), dayOf('2026-11-29'))
  expect(week.map((day) => phrases.onDay(day).split(',')[0]).join(' ')).toBe(
    'pirmdien otrdien trešdien ceturtdien piektdien sestdien svētdien',
  )
  const weekdays: Weekday[] = [1, 2, 3, 4, 5, 6, 7]
  expect(weekdays.map((weekday) => phrases.weekdayShort(weekday)).join(' ')).toBe('P O T C Pk S Sv')
  expect(weekdays.map((weekday) => phrases.weekdayShort(weekday, 'en')).join(' ')).toBe(
    'Mon Tue Wed Thu Fri Sat Sun',
  )
  expect(phrases.weekdayName(3)).toBe('trešdiena')
  expect(phrases.weekdayName(3, 'en')).toBe('Wednesday')
})

test('repeated deliveries', () => {
  expect(phrases.everyWeekday(2)).toBe('katru otrdienu')
  expect(phrases.everyWeekday(2, 2)).toBe('reizi divās nedēļās, otrdienās')
  expect(phrases.everyWeekday(7, 8)).toBe('reizi astoņās nedēļās, svētdienās')
  expect(phrases.everyWeekday(2, 1, 'en')).toBe('every Tuesday')
  expect(phrases.everyWeekday(2, 3, 'en')).toBe('once every three weeks, on Tuesdays')
})

test('a range within a month, across two months and of one day', () => {
  expect(phrases.dateRange(tuesday, addDays(tuesday, 2))).toBe('24.–26. novembrī')
  expect(phrases.dateRange(tuesday, december)).toBe('no 24. novembra līdz 1. decembrim')
  expect(phrases.dateRange(tuesday, tuesday)).toBe('24. novembrī')
  expect(phrases.dateRange(tuesday, addDays(tuesday, 2), 'en')).toBe('on 24–26 November')
  expect(phrases.dateRange(tuesday, december, 'en')).toBe('from 24 November until 1 December')
})
