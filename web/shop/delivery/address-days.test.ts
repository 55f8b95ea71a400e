import { expect, test } from 'vitest'
import { dayOf } from '../../../domain/calendar.ts'
import { mayDeliverOn, nextValidDay } from '../../../domain/territory/days.ts'
import { daysOf, isServed } from './address-days.ts'

const address = (served: 0 | 1) => ({
  deliveryType: { is_courier_service: served },
  allowed_dates: '',
  allowed_weekends: '',
  forbidden_working_days: '',
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
