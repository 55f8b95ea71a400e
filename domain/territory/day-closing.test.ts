import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import {
  closingInstant,
  closingQuestion,
  deliveryClock,
  firstOpenDay,
  isClosed,
  pageClock,
} from './day-closing.ts'

const at = (text: string): number => Date.parse(text)

test('by default tomorrow can be chosen until midnight', () => {
  expect(firstOpenDay(at('2026-11-23T23:59:59+02:00'), '24:00')).toBe('2026-11-24')
  expect(firstOpenDay(at('2026-11-24T00:00:00+02:00'), '24:00')).toBe('2026-11-25')
})

test('a shop that closes at 14:00 accepts orders for tomorrow until 14:00', () => {
  expect(firstOpenDay(at('2026-11-23T13:59:59+02:00'), '14:00')).toBe('2026-11-24')
  expect(firstOpenDay(at('2026-11-23T14:00:00+02:00'), '14:00')).toBe('2026-11-25')
  expect(isClosed(dayOf('2026-11-24'), at('2026-11-23T14:00:00+02:00'), '14:00')).toBe(true)
})

test('a day closes at the same wall time in summer', () => {
  expect(closingInstant(dayOf('2026-07-02'), '14:00')).toBe(at('2026-07-01T11:00:00Z'))
  expect(closingInstant(dayOf('2026-10-26'), '24:00')).toBe(at('2026-10-25T22:00:00Z'))
})

test('the clock of the delivery rules', () => {
  expect(deliveryClock(at('2026-11-23T23:00:00Z'), '24:00')).toEqual({
    today: '2026-11-24',
    firstOpenDay: '2026-11-25',
  })
})

test('a page offers no closed day, and ignores a device clock that shows another day', () => {
  const today = dayOf('2026-11-23')
  expect(pageClock(today, at('2026-11-23T15:00:00+02:00'), '14:00').firstOpenDay).toBe('2026-11-25')
  expect(pageClock(today, at('2026-11-23T13:00:00+02:00'), '14:00').firstOpenDay).toBe('2026-11-24')
  expect(pageClock(today, at('2026-12-01T15:00:00+02:00'), '14:00')).toEqual({
    today,
    firstOpenDay: '2026-11-24',
  })
})

// D-6.
test.each([
  ['2026-11-23', '2026-11-23T09:00:00+02:00', undefined],
  ['2026-11-24', '2026-11-23T09:00:00+02:00', 'early'],
  ['2026-11-24', '2026-11-23T14:00:00+02:00', undefined],
  ['2026-11-25', '2026-11-23T14:00:00+02:00', 'early'],
  ['2026-11-25', '2026-11-23T09:00:00+02:00', 'sure'],
  ['2026-11-22', '2026-11-23T09:00:00+02:00', 'sure'],
  ['2020-01-01', '2026-11-23T09:00:00+02:00', 'sure'],
] as const)('closing %s at %s by hand asks %s', (day, now, question) =>
  expect(closingQuestion(dayOf(day), at(now), '14:00')).toBe(question),
)
