import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { delayedUntilMs, mayDelayClosing } from './delay-closing.ts'

const day = dayOf('2026-11-24')
const at = (text: string) => Date.parse(`${text}:00+02:00`)
const clock = (now: string) => ({ nowMs: at(now), closesAt: '24:00' })
const answer = (until: string, now: string) => {
  const may = mayDelayClosing(day, at(until), clock(now))
  return may.ok ? 'yes' : may.refusal
}

test('a day is held from its hour until the vans are loaded', () => {
  expect(answer('2026-11-24T01:00', '2026-11-23T15:00')).toBe('yes')
  expect(answer('2026-11-24T06:00', '2026-11-24T05:00')).toBe('yes')
  expect(answer('2026-11-24T06:01', '2026-11-23T15:00')).toBe('vans_are_loaded')
  expect(answer('2026-11-23T23:00', '2026-11-23T15:00')).toBe('before_its_hour')
  expect(answer('2026-11-24T01:00', '2026-11-24T02:00')).toBe('in_the_past')
})

test('another hour counts from the hour, from now, or from the last hold', () => {
  const held = (now: string, last: string | null) =>
    delayedUntilMs(day, 1, { ...clock(now), heldUntilMs: last === null ? null : at(last) })
  expect(held('2026-11-23T15:00', null)).toBe(at('2026-11-24T01:00'))
  expect(held('2026-11-24T00:30', null)).toBe(at('2026-11-24T01:30'))
  expect(held('2026-11-23T15:00', '2026-11-24T01:00')).toBe(at('2026-11-24T02:00'))
})
