import { expect, test } from 'vitest'
import { dayOf, type Day } from '../calendar.ts'
import { mayMoveCycle, moveOnce, moveSeries } from './move.ts'
import type { Series } from './series.ts'
import { cyclesBetween } from './upcoming.ts'

const weekly: Series = {
  anchorDay: dayOf('2026-11-24'),
  frequencyWeeks: 1,
  validFrom: null,
  validTo: null,
  pause: null,
  skippedCycles: [],
  movedCycles: {},
}
const always = (): boolean => true
const december = dayOf('2026-12-01')

const days = (series: Series): (Day | string)[] =>
  cyclesBetween(series, always, dayOf('2026-11-24'), dayOf('2026-12-24')).map(({ day, why }) => day ?? why)

const say = (series: Series, newDay: string): unknown => {
  const answer = mayMoveCycle(series, always, december, dayOf(newDay))
  return answer.ok ? 'yes' : answer.refusal
}

test('change_autoship 0 moves that delivery only', () => {
  expect(days(moveOnce(weekly, december, dayOf('2026-12-03')))).toEqual([
    '2026-11-24',
    '2026-12-03',
    '2026-12-08',
    '2026-12-15',
    '2026-12-22',
  ])
})

test('change_autoship 1 makes the new day the anchor, and skips and moves stay with their cycles', () => {
  const series = {
    ...weekly,
    skippedCycles: [dayOf('2026-11-24'), dayOf('2026-12-08')],
    movedCycles: { '2026-12-15': dayOf('2026-12-18') },
  }
  const moved = moveSeries(series, december, dayOf('2026-12-03'))
  expect(moved.anchorDay).toBe('2026-12-03')
  expect(days(moved)).toEqual(['2026-12-03', 'skipped', '2026-12-18', '2026-12-24'])
})

test('a delivery moves between its neighbours', () => {
  expect(say(weekly, '2026-11-25')).toBe('yes')
  expect(say(weekly, '2026-12-07')).toBe('yes')
  expect(say(weekly, '2026-12-08')).toEqual({ code: 'reaches_the_next_delivery', nextDay: '2026-12-08' })
  expect(say(weekly, '2026-11-24')).toEqual({ code: 'reaches_the_delivery_before', previousDay: '2026-11-24' })
})

test('one that was moved already may go back', () => {
  expect(say(moveOnce(weekly, december, dayOf('2026-12-07')), '2026-12-01')).toBe('yes')
})

test('past a skipped neighbour there is more room', () => {
  expect(say({ ...weekly, skippedCycles: [dayOf('2026-12-08')] }, '2026-12-14')).toBe('yes')
})

test('not into a pause, nor out of the time that the autoship is valid', () => {
  expect(say({ ...weekly, pause: { from: dayOf('2026-12-02'), to: dayOf('2026-12-04') } }, '2026-12-03')).toEqual({
    code: 'inside_the_pause',
  })
  expect(say({ ...weekly, validTo: dayOf('2026-12-02') }, '2026-12-03')).toEqual({ code: 'outside_validity' })
  expect(say({ ...weekly, validFrom: dayOf('2026-12-01') }, '2026-11-30')).toEqual({ code: 'outside_validity' })
})
