import { expect, test } from 'vitest'
import { addDays, dayOf } from '../calendar.ts'
import { checkPause } from './pause.ts'

const today = dayOf('2026-11-20')
const answerTo = (from: number, to: number): unknown => {
  const answer = checkPause(addDays(today, from), addDays(today, to), today)
  return answer.ok ? 'yes' : answer.refusal
}

test('a pause starts 1 to 30 days ahead', () => {
  expect(answerTo(0, 10)).toEqual({ code: 'starts_too_early', earliest: '2026-11-21' })
  expect(answerTo(1, 10)).toBe('yes')
  expect(answerTo(30, 40)).toBe('yes')
  expect(answerTo(31, 40)).toEqual({ code: 'starts_too_late', latest: '2026-12-20' })
})

test('and ends at most 130 days ahead, not before it starts', () => {
  expect(answerTo(10, 10)).toBe('yes')
  expect(answerTo(10, 9)).toEqual({ code: 'ends_before_it_starts' })
  expect(answerTo(10, 130)).toBe('yes')
  expect(answerTo(10, 131)).toEqual({ code: 'ends_too_late', latest: '2027-03-30' })
})
