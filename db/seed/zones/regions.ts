import { cities } from './cities.ts'
import { zones, type ZoneCode } from './zones.ts'

export type SeedRegion = {
  id: number
  cityId: number
  zoneId: number
  zone: ZoneCode
  name: string
}

const latvian = new Intl.Collator('lv')
const zoneIds = new Map(zones.map((zone) => [zone.code, zone.id]))

/** A city's places in the order of the alphabet; the id says the city: 101 to 158 are Riga's. */
export const regions: SeedRegion[] = cities.flatMap((city) =>
  Object.entries(city.places)
    .flatMap(([zone, names]) => names.map((name) => ({ name, zone: zone as ZoneCode })))
    .sort((a, b) => latvian.compare(a.name, b.name))
    .map(({ name, zone }, index) => ({
      id: city.id * 100 + index + 1,
      cityId: city.id,
      zoneId: zoneIds.get(zone)!,
      zone,
      name,
    })),
)

/** For the people of the seed: a place by its names, which must exist. */
export function regionIdOf(city: string, place: string): number {
  const cityId = cities.find(({ name }) => name === city)?.id
  const region = regions.find((region) => region.cityId === cityId && region.name === place)
  if (!region) throw new Error(`no region ${place} in ${city}`)
  return region.id
}
