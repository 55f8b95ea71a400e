import { expect, test } from 'vitest'
import { breakIsDue } from './break-is-due.ts'

const leftAt = '2026-11-23T06:00:00Z'
const at = (time: string) => Date.parse(`2026-11-23T${time}Z`)

test('a break is due four hours after the van has left, and after the last break', () => {
  expect(breakIsDue({ leftAt }, 0, at('09:59:00'))).toBe(false)
  expect(breakIsDue({ leftAt }, 0, at('10:00:00'))).toBe(true)
  expect(breakIsDue({ leftAt }, at('09:00:00'), at('10:30:00'))).toBe(false)
  expect(breakIsDue({ leftAt }, at('09:00:00'), at('13:00:00'))).toBe(true)
  expect(breakIsDue({ leftAt: null }, 0, at('20:00:00'))).toBe(false)
})
