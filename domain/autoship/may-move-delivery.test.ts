import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { mayMoveDelivery } from './may-move-delivery.ts'
import type { Series } from './series.ts'

const weekly: Series = {
  anchorDay: dayOf('2026-11-24'),
  frequencyWeeks: 1,
  validFrom: null,
  validTo: null,
  pause: null,
  skippedDays: [],
  movedDays: {},
}
const always = (): boolean => true
const december = dayOf('2026-12-01')

const answerTo = (series: Series, newDay: string): unknown => {
  const answer = mayMoveDelivery(series, always, december, dayOf(newDay))
  return answer.ok ? 'yes' : answer.refusal
}

test('a delivery moves between its neighbours', () => {
  expect(answerTo(weekly, '2026-11-25')).toBe('yes')
  expect(answerTo(weekly, '2026-12-07')).toBe('yes')
  expect(answerTo(weekly, '2026-12-08')).toEqual({
    code: 'reaches_the_next_delivery',
    nextDay: '2026-12-08',
  })
  expect(answerTo(weekly, '2026-11-24')).toEqual({
    code: 'reaches_the_delivery_before',
    previousDay: '2026-11-24',
  })
})

test('a moved delivery may go back', () => {
  const moved = { ...weekly, movedDays: { [december]: dayOf('2026-12-07') } }
  expect(answerTo(moved, '2026-12-01')).toBe('yes')
})

test('past a skipped neighbour there is more room', () => {
  expect(answerTo({ ...weekly, skippedDays: [dayOf('2026-12-08')] }, '2026-12-14')).toBe('yes')
})

test('a delivery cannot move into a pause, nor outside the autoship’s validity', () => {
  expect(
    answerTo(
      { ...weekly, pause: { from: dayOf('2026-12-02'), to: dayOf('2026-12-04') } },
      '2026-12-03',
    ),
  ).toEqual({
    code: 'inside_the_pause',
  })
  expect(answerTo({ ...weekly, validTo: dayOf('2026-12-02') }, '2026-12-03')).toEqual({
    code: 'outside_validity',
  })
  expect(answerTo({ ...weekly, validFrom: dayOf('2026-12-01') }, '2026-11-30')).toEqual({
    code: 'outside_validity',
  })
})
