import { expect, test } from 'vitest'
import dpd from './dpd.json' with { type: 'json' }
import omniva from './omniva.json' with { type: 'json' }
import unisend from './unisend.json' with { type: 'json' }

const openLockers = {
  omniva: omniva
    .filter((place) => place.TYPE === '0' && place.A0_NAME === 'LV')
    .map((place) => ({
      id: place.ZIP,
      at: [Number(place.X_COORDINATE), Number(place.Y_COORDINATE)],
    })),
  dpd: dpd
    .filter((place) => place.parcelShopType === 'PickupStation' && place.countryCode === 'LV')
    .map((place) => ({ id: place.parcelShopId, at: [place.longitude, place.latitude] })),
  unisend: unisend.content
    .filter((place) => place.active && place.countryCode === 'LV')
    .map((place) => ({ id: String(place.id), at: [place.longitude, place.latitude] })),
}

test.each(Object.entries(openLockers))(
  '%s has fifteen parcel machines, all in Latvia and each once',
  (_, lockers) => {
    expect(lockers).toHaveLength(15)
    expect(new Set(lockers.map(({ id }) => id)).size).toBe(15)
    for (const { at } of lockers) {
      expect(at[0]).toBeGreaterThan(20.9)
      expect(at[0]).toBeLessThan(28.3)
      expect(at[1]).toBeGreaterThan(55.6)
      expect(at[1]).toBeLessThan(58.1)
    }
  },
)

test('each feed also carries what must be left out: another country, and a post office, a shop or a closed machine', () => {
  expect([omniva.length, dpd.length, unisend.content.length]).toEqual([17, 17, 17])
})
