import { z } from 'zod'
import { type Feed, type FeedMachine, cleanText, postcodeOf } from './feed.ts'

const Hours = z.object({ weekday: z.string(), openMorning: z.string(), closeMorning: z.string() })

const Row = z.object({
  parcelShopId: z.string().min(3).max(40),
  parcelShopType: z.literal('PickupStation'),
  companyShortName: z.string().min(1).max(200),
  street: z.string(),
  houseNo: z.string().nullish(),
  countryCode: z.literal('LV'),
  zipCode: z.string(),
  city: z.string().min(1),
  longitude: z.number(),
  latitude: z.number(),
  openingHours: z.array(Hours).default([]),
})

export const dpd: Feed = {
  name: 'dpd',
  address: 'https://dpdbaltics.com/PickupParcelShopData.json',
  carriers: ['dpd'],
  read: (json) => z.array(z.unknown()).parse(json).flatMap(readRow),
}

function readRow(raw: unknown): FeedMachine[] {
  const row = Row.safeParse(raw)
  if (!row.success) return []
  const {
    parcelShopId,
    companyShortName,
    street,
    houseNo,
    zipCode,
    city,
    latitude,
    longitude,
    openingHours,
  } = row.data
  return [
    {
      carrier: 'dpd',
      externalId: parcelShopId,
      name: `DPD Pickup ${cleanText(companyShortName)}`,
      address: `${cleanText(street)} ${cleanText(houseNo)}`.trim(),
      city: cleanText(city),
      municipality: '',
      postcode: postcodeOf(zipCode),
      latitude,
      longitude,
      hours: hoursOf(openingHours),
      boxes: [],
    },
  ]
}

/** DPD writes "always" as 0001 to 2359 on all seven days. */
function hoursOf(days: z.output<typeof Hours>[]): string {
  const isAlwaysOpen =
    days.length === 7 &&
    days.every((day) => day.openMorning <= '0001' && day.closeMorning >= '2359')
  return isAlwaysOpen ? '24/7' : ''
}
