import { type AddressParts, houseKey, parseAddress, placeKey } from './address-parts.ts'
import { closeness, type StreetName, streetName } from './street-name.ts'

/** An address as a customer has it with us. */
export type TypedAddress = {
  street: string
  houseNo: string
  flatNo: string
  postcode: string | null
  cityName: string
  regionName: string
}

export type RegisteredStreet = {
  code: number
  name: string
  formerNames: readonly string[]
  town: string
  parish: string
  municipality: string
}

/** The fields as they are, or taken out of a street in which everything was typed. */
export function partsOfFields(address: TypedAddress): AddressParts {
  const { street, houseNo, flatNo, postcode } = address
  if (houseNo.trim() === '') {
    const parts = parseAddress(street)
    return {
      ...parts,
      flat: flatNo === '' ? parts.flat : flatNo,
      postcode: postcode ?? parts.postcode,
    }
  }
  // "12-5" typed into the house's field has the flat as well
  const { house, flat } = parseAddress(`x iela ${houseNo}`)
  const isNumber = house !== ''
  return {
    street: street.trim(),
    house: isNumber ? house : houseNo.trim(),
    flat: flatNo === '' ? flat : flatNo,
    places: [],
    postcode,
  }
}

/** A city by its name; elsewhere the municipality, with the village or parish. */
export function isSamePlace(
  { cityName, regionName }: Pick<TypedAddress, 'cityName' | 'regionName'>,
  { town, parish, municipality }: RegisteredStreet,
): boolean {
  const city = placeKey(cityName)
  if (municipality === '') return placeKey(town) === city
  const region = placeKey(regionName)
  return placeKey(municipality) === city && [town, parish].some((name) => placeKey(name) === region)
}

/** The streets that fit best; former names count less than today's. */
export function bestStreets<Street extends RegisteredStreet>(
  typed: string,
  streets: readonly Street[],
): Street[] {
  const name = streetName(typed)
  const scored = streets.map((street) => ({ street, score: scoreOf(name, street) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ street }) => street)
}

function scoreOf(typed: StreetName, { name, formerNames }: RegisteredStreet): number {
  const former = formerNames.map((old) => closeness(typed, streetName(old)) / 10)
  return Math.max(closeness(typed, streetName(name)), ...former)
}

export type RegisteredNumber = { code: number; house: string; postcode: string | null }

/** The house with this number; the postcode decides between several. Null where that is open. */
export function matchHouse<House extends RegisteredNumber>(
  { house, postcode }: Pick<AddressParts, 'house' | 'postcode'>,
  houses: readonly House[],
): House | null {
  const same = houses.filter((candidate) => houseKey(candidate.house) === houseKey(house))
  const byPostcode = same.filter((candidate) => candidate.postcode === postcode)
  const [found, ...others] = same.length > 1 ? byPostcode : same
  return found && others.length === 0 ? found : null
}
