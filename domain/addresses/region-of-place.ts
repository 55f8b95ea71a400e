import { placeKey } from './address-parts.ts'

export type Point = { latitude: number; longitude: number }

export type RegisteredPlace = {
  town: string
  parish: string
  municipality: string
  point: Point | null
}

/** A part of a town or municipality of our own list; some have a point in their middle. */
export type ListedRegion = { name: string; cityName: string; point: Point | null }

/**
 * The region of a registered address: in a municipality by the name of the town, village or parish;
 * in a city, whose neighbourhoods the register does not know, the nearest. Null is for the customer
 * to choose.
 */
export function regionOfPlace<Region extends ListedRegion>(
  { town, parish, municipality, point }: RegisteredPlace,
  regions: readonly Region[],
): Region | null {
  const cityKey = placeKey(municipality === '' ? town : municipality)
  const ofCity = regions.filter(({ cityName }) => placeKey(cityName) === cityKey)
  const named = (place: string) =>
    place === '' ? undefined : ofCity.find(({ name }) => placeKey(name) === placeKey(place))
  const found = named(town) ?? named(parish)
  if (found) return found
  if (municipality !== '') return null
  if (ofCity.length === 1) return ofCity[0]!
  return point && nearest(point, ofCity)
}

function nearest<Region extends ListedRegion>(
  from: Point,
  regions: readonly Region[],
): Region | null {
  let best: Region | null = null
  let bestMetres = Infinity
  for (const region of regions) {
    const metres = region.point ? metresBetween(from, region.point) : Infinity
    if (metres < bestMetres) [best, bestMetres] = [region, metres]
  }
  return best
}

const METRES_OF_DEGREE = 111_195

/** Over the plane: exact enough within a country. */
export function metresBetween(one: Point, other: Point): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180)
  const north = (one.latitude - other.latitude) * METRES_OF_DEGREE
  const east = (one.longitude - other.longitude) * METRES_OF_DEGREE * Math.cos(middle)
  return Math.hypot(north, east)
}
