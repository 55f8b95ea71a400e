import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { isInForce } from './employment.ts'
import { isFactorFresh, isSessionOver, sessionLimitsMs } from './session-limits.ts'

const start = Date.parse('2026-11-20T08:00:00Z')
const after = (ms: number) => new Date(start + ms)
const minute = 60_000

const office = { kind: 'office', step: 'done', createdAt: after(0), lastUsedAt: after(0) } as const

test('an office session is over after twelve hours, a phone’s after thirty days', () => {
  expect(isSessionOver(office, undefined, after(12 * 60 * minute - 1))).toBe(false)
  expect(isSessionOver(office, undefined, after(12 * 60 * minute))).toBe(true)
  const phone = { ...office, kind: 'driver' } as const
  expect(isSessionOver(phone, undefined, after(sessionLimitsMs.driver - 1))).toBe(false)
  expect(isSessionOver(phone, undefined, after(sessionLimitsMs.driver))).toBe(true)
})

test('ten minutes lie between the password and the second step', () => {
  const due = { ...office, step: 'factor' } as const
  expect(isSessionOver(due, undefined, after(10 * minute - 1))).toBe(false)
  expect(isSessionOver(due, undefined, after(10 * minute))).toBe(true)
})

test('on pages with money an idle hour ends the session, elsewhere it does not', () => {
  expect(isSessionOver(office, 'correctBalances', after(60 * minute - 1))).toBe(false)
  expect(isSessionOver(office, 'correctBalances', after(60 * minute))).toBe(true)
  expect(isSessionOver(office, 'seeToday', after(60 * minute))).toBe(false)
})

test('a second factor is fresh for a quarter of an hour', () => {
  expect(isFactorFresh(after(0), after(15 * minute - 1))).toBe(true)
  expect(isFactorFresh(after(0), after(15 * minute))).toBe(false)
  expect(isFactorFresh(null, after(0))).toBe(false)
})

test('a person works here from the first day to the last, unless they left before', () => {
  const term = { startsOn: dayOf('2026-11-01'), endsOn: dayOf('2026-11-30'), endedAt: null }
  const on = (day: string) => isInForce(term, dayOf(day))
  expect([on('2026-10-31'), on('2026-11-01'), on('2026-11-30'), on('2026-12-01')]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(isInForce({ ...term, endedAt: after(0) }, dayOf('2026-11-20'))).toBe(false)
  expect(isInForce({ ...term, endsOn: null }, dayOf('2030-01-01'))).toBe(true)
})
