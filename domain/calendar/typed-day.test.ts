import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { typedDay } from './typed-day.ts'

const today = dayOf('2026-11-20')

test.each([
  ['24.11.', '2026-11-24'],
  ['24.11', '2026-11-24'],
  ['24. 11.', '2026-11-24'],
  ['24/11/26', '2026-11-24'],
  ['24.11.2026.', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['3.1.', '2027-01-03'],
])('“%s” is typed for %s', (typed, day) => {
  expect(typedDay(typed, today)).toBe(day)
})

test.each(['', 'rīt', '31.11.', '24', '24.13.', '1.5.20266'])('“%s” is no day', (typed) => {
  expect(typedDay(typed, today)).toBeNull()
})
