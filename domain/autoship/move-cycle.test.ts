import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { mayMoveCycle } from './move-cycle.ts'
import type { Series } from './series.ts'

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

const say = (series: Series, newDay: string): unknown => {
  const answer = mayMoveCycle(series, always, december, dayOf(newDay))
  return answer.ok ? 'yes' : answer.refusal
}

test('a delivery moves between its neighbours', () => {
  expect(say(weekly, '2026-11-25')).toBe('yes')
  expect(say(weekly, '2026-12-07')).toBe('yes')
  expect(say(weekly, '2026-12-08')).toEqual({
    code: 'reaches_the_next_delivery',
    nextDay: '2026-12-08',
  })
  expect(say(weekly, '2026-11-24')).toEqual({
    code: 'reaches_the_delivery_before',
    previousDay: '2026-11-24',
  })
})

test('one that was moved already may go back', () => {
  const moved = { ...weekly, movedCycles: { [december]: dayOf('2026-12-07') } }
  expect(say(moved, '2026-12-01')).toBe('yes')
})

test('past a skipped neighbour there is more room', () => {
  expect(say({ ...weekly, skippedCycles: [dayOf('2026-12-08')] }, '2026-12-14')).toBe('yes')
})

test('not into a pause, nor out of the time that the autoship is valid', () => {
  expect(
    say({ ...weekly, pause: { from: dayOf('2026-12-02'), to: dayOf('2026-12-04') } }, '2026-12-03'),
  ).toEqual({
    code: 'inside_the_pause',
  })
  expect(say({ ...weekly, validTo: dayOf('2026-12-02') }, '2026-12-03')).toEqual({
    code: 'outside_validity',
  })
  expect(say({ ...weekly, validFrom: dayOf('2026-12-01') }, '2026-11-30')).toEqual({
    code: 'outside_validity',
  })
})
