import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { clashesOf, dryDaysBefore, inOrderOfHurt } from './new-day-clashes.ts'

const newDay = dayOf('2026-12-29')
const alone = { newDay, otherDays: [], validTo: null, isFull: false, isImpossible: false }

test('a new day that nothing meets has no clash', () => {
  expect(clashesOf(alone)).toEqual([])
  expect(clashesOf({ ...alone, otherDays: [dayOf('2027-01-05')], validTo: newDay })).toEqual([])
})

test('each thing in the way is named, the worst first', () => {
  const met = {
    newDay,
    otherDays: [newDay, dayOf('2026-12-23')],
    validTo: dayOf('2026-12-28'),
    isFull: true,
    isImpossible: true,
  }
  expect(clashesOf(met)).toEqual([
    'not_possible',
    'full',
    'other_delivery_that_day',
    'two_in_a_week',
    'autoship_ends',
  ])
  expect(clashesOf({ ...met, newDay: null })).toEqual(['no_day', 'not_possible'])
})

test('the days without water are those between the last bottle and the delivery', () => {
  expect(dryDaysBefore(newDay, dayOf('2026-12-26'))).toBe(2)
  expect(dryDaysBefore(newDay, dayOf('2026-12-28'))).toBe(0)
  expect(dryDaysBefore(newDay, dayOf('2027-01-10'))).toBe(0)
  expect([dryDaysBefore(null, newDay), dryDaysBefore(newDay, null)]).toEqual([null, null])
})

test('who has no day comes first, then who is longest without water', () => {
  const row = (name: string, day: string | null, dryDays: number | null, clashes = 0) => ({
    name,
    newDay: day,
    dryDays,
    clashes: clashes > 0 ? (['full'] as const) : [],
  })
  const rows = [
    row('a', newDay, 0),
    row('b', newDay, 0, 1),
    row('c', newDay, 3),
    row('d', null, null),
  ]
  expect(rows.toSorted(inOrderOfHurt).map(({ name }) => name)).toEqual(['d', 'c', 'b', 'a'])
})
