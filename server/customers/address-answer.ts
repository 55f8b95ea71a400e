import type { Address as AddressAnswer } from '../../contract/addresses.ts'
import { formatDayList, formatMonthDayList } from '../../domain/calendar/day-lists.ts'
import type { Address } from './addresses.ts'
import type { App } from '../app-context.ts'
import { regionDays, regionRoute } from '../territory/region-days.ts'

/** The API's record of an address, with the days of its route. */
export async function addressAnswer(app: App, address: Address): Promise<AddressAnswer> {
  const days = await regionDays(app, address.regionId)
  const { route } = (await regionRoute(app, address.regionId)) ?? {}
  return {
    id: address.id,
    full_address: address.text,
    is_legal_address: address.isLegal ? 1 : 0,
    city: address.cityId,
    city_label: address.cityName,
    region: address.regionId,
    region_label: address.regionName,
    street: address.street,
    house_no: address.houseNo,
    flat_no: address.flatNo,
    postcode: address.postcode ?? '',
    phone: address.phone ?? '',
    notes: address.notes,
    frequency: route?.frequencyWeeks ?? 0,
    weekdays: [...(route?.weekdays ?? [])],
    allowed_dates: formatDayList(days?.allowedDates ?? []),
    allowed_weekends: formatMonthDayList(days?.allowedWeekends ?? []),
    forbidden_working_days: formatMonthDayList(days?.forbiddenWorkingDays ?? []),
    deliveryType: { is_courier_service: address.isInOurZones ? 1 : 0 },
  }
}
