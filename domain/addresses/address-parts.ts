import { foldDiacritics } from '../words/fold.ts'
import { streetName } from './street-name.ts'

/** A typed address. A farm has a name in the place of its house number, and no street. */
export type AddressParts = {
  street: string
  house: string
  flat: string
  /** Parts of the town, the town, the municipality, as typed. */
  places: string[]
  postcode: string | null
}

const postcodePattern = /(?:^|[\s,])LV[\s-]?(\d{4})(?=$|[\s,])/i
/** A block ("k-2") belongs to the house, what follows a dash is the flat. */
const block = String.raw`k(?:orp(?:uss)?)?[\s.-]*\d+`
const number = String.raw`\d+(?:(?!${block})\p{L})?`
const housePattern = new RegExp(
  String.raw`^(?<street>.*?\p{L}.*?)\s+(?<house>${number}(?:\/${number})?(?:\s?${block})?)` +
    String.raw`(?:\s*[-–]\s*(?<flat>\d+\p{L}?))?$`,
  'iu',
)
const flatPattern = /[\s,]+(?:dz[īi]voklis|dz[īi]v|dz)[.\s]*(\d+\p{L}?)/iu
const quotes = /["“”„‟«»']/gu

/** "Kr. Barona 12-5, Rīga, LV-1011" in its parts; the town may come first. */
export function parseAddress(text: string): AddressParts {
  const plain = text.replaceAll(quotes, '').replaceAll(/\s+/gu, ' ').trim()
  const postcode = postcodePattern.exec(plain)?.[1]
  const flat = flatPattern.exec(plain)?.[1]
  const rest = plain.replace(postcodePattern, ',').replace(flatPattern, '')
  const parts = rest
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const doorIndex = doorOf(parts)
  const [line = '', ...others] = [...parts.slice(doorIndex), ...parts.slice(0, doorIndex)]
  const isCut = /^\d/.test(others[0] ?? '') && !housePattern.test(line)
  const door = splitDoor(isCut ? `${line} ${others[0]}` : line)
  return {
    ...door,
    flat: door.flat === '' ? (flat ?? '') : door.flat,
    places: isCut ? others.slice(1) : others,
    postcode: postcode === undefined ? null : `LV-${postcode}`,
  }
}

/** The part with a house number, else with a kind of street, else the first. */
function doorOf(parts: readonly string[]): number {
  const numbered = parts.findIndex((part) => housePattern.test(part))
  if (numbered >= 0) return numbered
  const named = parts.findIndex((part) => streetName(part).kind !== null)
  return Math.max(0, named)
}

function splitDoor(line: string): Pick<AddressParts, 'street' | 'house' | 'flat'> {
  const { street, house, flat } = housePattern.exec(line)?.groups ?? {}
  if (street !== undefined && house !== undefined) return { street, house, flat: flat ?? '' }
  return streetName(line).kind === null
    ? { street: '', house: line, flat: '' }
    : { street: line, house: '', flat: '' }
}

/** "100 k-2", "100K2" and "100 korp. 2" are one house. */
export const houseKey = (house: string): string =>
  foldDiacritics(house)
    .replaceAll(/[^\p{L}\p{N}/]/gu, '')
    .replaceAll(/(?<=\d)korp(?:uss)?(?=\d)/gu, 'k')

const placeKinds = new Set(['novads', 'nov', 'pagasts', 'pag', 'pilseta', 'ciems'])

/** "Mārupes nov." and "Mārupes novads" are one place. */
export const placeKey = (place: string): string =>
  foldDiacritics(place)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && !placeKinds.has(word))
    .join(' ')
