import { expect, test } from 'vitest'
import { addDays, dayOf, weekdayOf } from '../calendar.ts'
import { easterOf, holidaysBetween, holidaysOf, type Holiday } from './holidays.ts'

const dayFor = (year: number, holiday: Holiday): string | undefined =>
  holidaysOf(year).find((off) => off.holiday === holiday)?.day

test('the moving holidays of the coming years', () => {
  const moving: Holiday[] = ['good_friday', 'easter', 'easter_monday', 'pentecost', 'mothers_day']
  const table: Record<number, string> = {
    2026: '04-03 04-05 04-06 05-24 05-10',
    2027: '03-26 03-28 03-29 05-16 05-09',
    2028: '04-14 04-16 04-17 06-04 05-14',
    2029: '03-30 04-01 04-02 05-20 05-13',
    2030: '04-19 04-21 04-22 06-09 05-12',
  }
  for (const [year, days] of Object.entries(table))
    expect(moving.map((holiday) => dayFor(Number(year), holiday)?.slice(5)).join(' ')).toBe(days)
})

test('only 4 May, 18 November and the song festival move from a weekend', () => {
  const moved = (year: number): string[] =>
    holidaysOf(year)
      .filter((off) => off.holiday === 'moved_day_off')
      .map((off) => off.day)
  expect(moved(2026)).toEqual([])
  expect(moved(2027)).toEqual([])
  expect(moved(2028)).toEqual(['2028-07-10', '2028-11-20'])
  expect(moved(2029)).toEqual(['2029-11-19'])
  expect(moved(2030)).toEqual(['2030-05-06'])
  expect(moved(2023)).toEqual(['2023-07-10', '2023-11-20'])
})

test('the fixed holidays', () => {
  const fixed = holidaysOf(2026).filter((off) => weekdayOf(off.day) < 7)
  expect(fixed.map((off) => off.day.slice(5))).toEqual(
    '01-01 04-03 04-06 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31'.split(' '),
  )
})

test('holidays between two days may cross the New Year', () => {
  const days = holidaysBetween(dayOf('2026-11-20'), dayOf('2027-02-20')).map((off) => off.day)
  expect(days).toEqual(['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-31', '2027-01-01'])
})

/** Knuth's way to Easter, to check ours by. */
function easterByKnuth(year: number): string {
  const golden = (year % 19) + 1
  const century = Math.floor(year / 100) + 1
  const skipped = Math.floor((3 * century) / 4) - 12
  const moon = Math.floor((8 * century + 5) / 25) - 5
  const sunday = Math.floor((5 * year) / 4) - skipped - 10
  const rawEpact = (((11 * golden + 20 + moon - skipped) % 30) + 30) % 30
  const epact = (rawEpact === 25 && golden > 11) || rawEpact === 24 ? rawEpact + 1 : rawEpact
  const fullMoon = 44 - epact < 21 ? 74 - epact : 44 - epact
  const march = fullMoon + 7 - ((sunday + fullMoon) % 7)
  return addDays(dayOf(`${year}-03-01`), march - 1)
}

test('two ways of computing Easter agree for nine hundred years', () => {
  for (let year = 1600; year < 2500; year += 1) expect(easterOf(year)).toBe(easterByKnuth(year))
})

test('Easter is always a Sunday between 22 March and 25 April', () => {
  for (let year = 2000; year < 2100; year += 1) {
    const easter = easterOf(year)
    expect(weekdayOf(easter)).toBe(7)
    expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
  }
  expect([easterOf(2038), easterOf(2008), easterOf(1981)]).toEqual([
    '2038-04-25',
    '2008-03-23',
    '1981-04-19',
  ])
})
