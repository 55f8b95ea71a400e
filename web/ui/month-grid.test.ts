import { describe, expect, it } from 'vitest'
import { addMonths, dayAfterKey, sameDateIn, weekdayOf, weeksOf } from './month-grid.ts'

describe('a month as a grid', () => {
  it('begins its weeks on Monday and leaves the days before the first empty', () => {
    const [first] = weeksOf('2026-11')
    expect(first).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-11-01',
    ])
  })

  it('runs on into the next month to the end of the last week', () => {
    expect(weeksOf('2026-11').at(-1)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ])
  })

  it('needs four weeks for a February that begins on Monday', () => {
    expect(weeksOf('2027-02')).toHaveLength(4)
  })

  it('is not shifted by the nights on which the clocks change', () => {
    expect(weeksOf('2026-03').flat().filter(Boolean)).toHaveLength(36)
    expect(new Set(weeksOf('2026-10').flat()).size).toBe(33)
  })

  it('counts Monday as the first day', () => {
    expect(weekdayOf('2026-11-23')).toBe(0)
    expect(weekdayOf('2026-11-29')).toBe(6)
  })
})

describe('the keys of the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-23'],
    ['ArrowRight', '2026-11-25'],
    ['ArrowUp', '2026-11-17'],
    ['ArrowDown', '2026-12-01'],
    ['Home', '2026-11-23'],
    ['End', '2026-11-29'],
    ['PageUp', '2026-10-24'],
    ['PageDown', '2026-12-24'],
    ['Enter', undefined],
  ])('%s leads from 24 November to %s', (key, to) => {
    expect(dayAfterKey(key, '2026-11-24')).toBe(to)
  })

  it('goes to the last day where the month is too short', () => {
    expect(sameDateIn('2027-02', '2027-01-31')).toBe('2027-02-28')
    expect(dayAfterKey('PageDown', '2028-01-31')).toBe('2028-02-29')
  })

  it('crosses the year', () => {
    expect(addMonths('2026-11', 3)).toBe('2027-02')
    expect(dayAfterKey('ArrowRight', '2026-12-31')).toBe('2027-01-01')
  })
})
