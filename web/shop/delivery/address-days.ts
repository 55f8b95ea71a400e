import type { Address } from '../../../contract/shop/addresses.ts'
import { parseDayList, parseMonthDayList } from '../../../domain/calendar/day-lists.ts'
import type { AddressDays } from '../../../domain/territory/days.ts'

type Lists = Pick<
  Address,
  'deliveryType' | 'allowed_dates' | 'allowed_weekends' | 'forbidden_working_days' | 'full_dates'
>

export const isServed = ({ deliveryType }: Lists): boolean => deliveryType.is_courier_service === 1

/** Parses the day lists of the API. Where our courier does not go they are empty and mean no day. */
export const daysOf = (address: Lists): AddressDays | null =>
  isServed(address)
    ? {
        allowedDates: parseDayList(address.allowed_dates),
        allowedWeekends: parseMonthDayList(address.allowed_weekends),
        forbiddenWorkingDays: parseMonthDayList(address.forbidden_working_days),
        fullDates: parseDayList(address.full_dates),
      }
    : null
