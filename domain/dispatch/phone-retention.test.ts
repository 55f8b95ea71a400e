import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { hidesContact, mayWipeDay } from './phone-retention.ts'

test.each([
  ['2026-11-24', 0, false],
  ['2026-11-25', 0, true],
  ['2026-11-25', 1, false],
] as const)('on %s with %i unsent the day of the 23rd may go: %s', (today, unsent, may) => {
  expect(mayWipeDay({ day: dayOf('2026-11-23'), today: dayOf(today), unsent })).toBe(may)
})

test('a name is hidden a day after its stop, and not before it is done', () => {
  expect([hidesContact(undefined, 9e12), hidesContact(0, 86_399_999)]).toEqual([false, false])
  expect(hidesContact(0, 86_400_000)).toBe(true)
})
