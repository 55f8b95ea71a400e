import { expect, test } from 'vitest'
import { dayOf } from '../../../domain/calendar.ts'
import { mayDeliverOn, nextValidDay } from '../../../domain/territory/days.ts'
import { daysOf, isServed } from './address-days.ts'

const address = (served: 0 | 1) => ({
  deliveryType: { is_courier_service: served },
  allowed_dates: '',
  allowed_weekends: '',
  forbidden_working_days: '',
  full_dates: '',
})
const clock = { today: dayOf('2026-11-23'), firstOpenDay: dayOf('2026-11-24') }

// O-9
test('an address that our courier does not go to has no day at all', () => {
  expect([isServed(address(1)), isServed(address(0))]).toEqual([true, false])
  const tuesday = dayOf('2026-11-24')
  expect(mayDeliverOn(tuesday, daysOf(address(1)), clock).ok).toBe(true)
  expect(mayDeliverOn(tuesday, daysOf(address(0)), clock).ok).toBe(false)
  expect(nextValidDay(daysOf(address(0)), clock)).toBeNull()
})

test('a full day says that it is full, and the next one is offered', () => {
  const full = { ...address(1), forbidden_working_days: '24-11', full_dates: '24-11-2026' }
  const tuesday = dayOf('2026-11-24')
  expect(mayDeliverOn(tuesday, daysOf(full), clock)).toEqual({ ok: false, refusal: 'day_is_full' })
  expect(nextValidDay(daysOf(full), clock)).toBe('2026-11-25')
})
