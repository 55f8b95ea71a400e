import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, dayOf } from '../calendar.ts'
import { sumOf } from '../money.ts'
import { rentOfMonth } from './rent.ts'

// D-26

const cooler = { startedOn: dayOf('2026-11-24'), endedOn: null, monthlyCents: 790 }

test('a cooler left on 24 November pays for December from the 24th on', () => {
  expect(rentOfMonth(cooler, dayOf('2026-11-01'))).toBeNull()
  expect(rentOfMonth(cooler, dayOf('2026-12-01'))).toEqual({
    from: '2026-12-24',
    to: '2026-12-31',
    isWhole: false,
    cents: 204,
  })
  expect(rentOfMonth(cooler, dayOf('2027-01-01'))).toMatchObject({ isWhole: true, cents: 790 })
})

test('the month of the return is paid up to the day before it', () => {
  const returned = (endedOn: string) =>
    rentOfMonth({ ...cooler, endedOn: dayOf(endedOn) }, dayOf('2027-02-01'))
  expect(returned('2027-02-01')).toBeNull()
  expect(returned('2027-02-15')).toMatchObject({ to: '2027-02-14', cents: 395 })
  expect(returned('2027-03-01')).toMatchObject({ isWhole: true, cents: 790 })
})

test('a cooler that comes back within its paid month owes nothing more', () => {
  const returned = { ...cooler, endedOn: dayOf('2026-12-20') }
  expect(rentOfMonth(returned, dayOf('2026-12-01'))).toBeNull()
})

test('whatever the days, no day is paid twice and no month costs more than its price', () => {
  const days = fc.integer({ min: 0, max: 900 })
  fc.assert(
    fc.property(days, days, (start, length) => {
      const startedOn = addDays(dayOf('2026-01-01'), start)
      const endedOn = addDays(startedOn, length)
      const months = Array.from({ length: 62 }, (_, index) =>
        rentOfMonth(
          { startedOn, endedOn, monthlyCents: 790 },
          addMonths(dayOf('2026-01-01'), index),
        ),
      ).filter((month) => month !== null)
      const paidDays = months.flatMap(({ from, to }) => {
        const all = []
        for (let day = from; day <= to; day = addDays(day, 1)) all.push(day)
        return all
      })
      expect(new Set(paidDays).size).toBe(paidDays.length)
      for (const { cents } of months) expect(cents).toBeLessThanOrEqual(790)
      if (endedOn <= addMonths(startedOn, 1)) expect(sumOf(months, ({ cents }) => cents)).toBe(0)
      else expect(paidDays[0]).toBe(addMonths(startedOn, 1))
    }),
  )
})
