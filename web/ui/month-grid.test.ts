import { describe, expect, it } from 'vitest'
import { dayOf } from '../../domain/calendar.ts'
import { dayAfterKey, firstOfMonth, weeksOf } from './month-grid.ts'

const november = dayOf('2026-11-01')

describe('a month as a grid', () => {
  it('starts its weeks on Monday and leaves the days before the first empty', () => {
    const [first] = weeksOf(november)
    expect(first).toEqual([...Array.from({ length: 6 }), '2026-11-01'])
  })

  it('runs on into the next month to the end of the last week', () => {
    expect(weeksOf(november).at(-1)).toEqual([
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
    expect(weeksOf(dayOf('2027-02-01'))).toHaveLength(4)
  })

  it('is not shifted by the nights on which the clocks change', () => {
    expect(
      weeksOf(dayOf('2026-03-01'))
        .flat()
        .filter((day) => day !== undefined),
    ).toHaveLength(36)
    expect(new Set(weeksOf(dayOf('2026-10-01')).flat()).size).toBe(33)
  })

  it('is named by its first day', () => {
    expect(firstOfMonth(dayOf('2026-11-30'))).toBe(november)
    expect(firstOfMonth(november)).toBe(november)
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
  ])('%s leads from 24 November to %s', (key, day) => {
    expect(dayAfterKey(key, dayOf('2026-11-24'))).toBe(day)
  })

  it('go to the last day where the month is too short', () => {
    expect(dayAfterKey('PageDown', dayOf('2027-01-31'))).toBe('2027-02-28')
    expect(dayAfterKey('PageDown', dayOf('2028-01-31'))).toBe('2028-02-29')
  })

  it('cross the year', () => {
    expect(dayAfterKey('PageDown', dayOf('2026-12-15'))).toBe('2027-01-15')
    expect(dayAfterKey('ArrowRight', dayOf('2026-12-31'))).toBe('2027-01-01')
  })
})
