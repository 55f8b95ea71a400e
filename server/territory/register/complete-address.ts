import { sql } from 'kysely'
import type { AddressSuggestion } from '../../../contract/shop/added/address-completion.ts'
import { houseKey, parseAddress } from '../../../domain/addresses/address-parts.ts'
import { beginsAs, begunWords } from '../../../domain/addresses/begun-street.ts'
import { type Point, regionOfPlace } from '../../../domain/addresses/region-of-place.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { FoundHouse, FoundStreet } from './register-store.ts'

const MOST_SUGGESTED = 8
const MOST_STREETS = 300
const FEWEST_LETTERS = 2

type CompletedAddress = Omit<AddressSuggestion, 'next_delivery'>
type Completing = { text: string; city?: number | undefined }

/** Streets that begin as typed, or with a number their houses; farms by their names. */
export async function completeAddress(
  db: Db,
  { text, city }: Completing,
): Promise<CompletedAddress[]> {
  const { street, house, flat } = parseAddress(text)
  const hasNumber = street !== '' && house !== ''
  const name = street === '' ? house : street
  if (name.length < FEWEST_LETTERS) return []
  const cityName = city === undefined ? null : await findCityName(db, city)
  const streets = await findBegunStreets(db, name, cityName)
  const found = hasNumber
    ? await findBegunHouses(db, streets, houseKey(house))
    : [...streets.map(asStreet), ...(await findFarms(db, name, cityName))]
  const regions = await findRegions(db)
  return found.slice(0, MOST_SUGGESTED).map((place) => suggestionOf(place, flat, regions))
}

const findCityName = async (db: Db, id: number): Promise<string | null> =>
  (await db.selectFrom('cities').select('name').where('id', '=', id).executeTakeFirst())?.name ??
  null

/** The register shortens "novads". */
const isIn = (cityName: string | null) =>
  cityName === null
    ? sql`true`
    : sql`coalesce(nullif(s.municipality, ''), s.town)
        in (${cityName}, ${cityName.replace(/ novads$/, ' nov.')})`

async function findBegunStreets(
  db: Db,
  name: string,
  cityName: string | null,
): Promise<FoundStreet[]> {
  const words = begunWords(name)
  const beginnings = words.filter((word) => word.length >= FEWEST_LETTERS).map(likeBeginning)
  const { rows } = await sql<FoundStreet>`
    select s.code, s.name, s.former_names, s.town, s.parish, s.municipality, s.latitude,
      s.longitude
    from register_streets s
    where s.name <> '' and s.head like any(${beginnings}::text[]) and ${isIn(cityName)}
    order by s.municipality <> '', s.code limit ${MOST_STREETS}`.execute(db)
  return rows
    .map((street) => ({ street, fit: beginsAs(words, street.name) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ street }) => street)
}

const likeBeginning = (text: string) => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

type FoundPlace = FoundStreet & Pick<FoundHouse, 'house' | 'postcode'>

const asStreet = (street: FoundStreet): FoundPlace => ({ ...street, house: '', postcode: null })

async function findBegunHouses(
  db: Db,
  streets: readonly FoundStreet[],
  key: string,
): Promise<FoundPlace[]> {
  const { rows } = await sql<FoundHouse>`
    select code, street_code, house, postcode, latitude, longitude from register_houses
    where street_code = any(${streets.map(({ code }) => code)}::bigint[])
      and house_key like ${likeBeginning(key)}
    order by house_key <> ${key}, length(house_key), house_key, code
    limit ${MOST_SUGGESTED}`.execute(db)
  const byCode = new Map(streets.map((street) => [street.code, street]))
  return rows.map((house) => ({ ...byCode.get(house.streetCode)!, ...house }))
}

/** Houses with a name instead of a street and number. */
async function findFarms(db: Db, name: string, cityName: string | null): Promise<FoundPlace[]> {
  const key = houseKey(name)
  if (key.length < FEWEST_LETTERS) return []
  const { rows } = await sql<FoundPlace>`
    select s.code, s.name, s.former_names, s.town, s.parish, s.municipality, h.house, h.postcode,
      h.latitude, h.longitude
    from register_houses h join register_streets s on s.code = h.street_code
    where h.house_key ~ '^[^0-9]' and h.house_key like ${likeBeginning(key)}
      and s.name = '' and ${isIn(cityName)}
    order by length(h.house_key), h.house_key, h.code limit ${MOST_SUGGESTED}`.execute(db)
  return rows
}

type RegionRow = {
  id: number
  cityId: number
  name: string
  cityName: string
  point: Point | null
}

async function findRegions(db: Db): Promise<RegionRow[]> {
  const rows = await db
    .selectFrom('regions')
    .innerJoin('cities', 'cities.id', 'regions.cityId')
    .select([
      'regions.id',
      'regions.cityId',
      'regions.name',
      'cities.name as cityName',
      'latitude',
      'longitude',
    ])
    .where('ofRegionId', 'is', null)
    .orderBy('regions.id')
    .execute()
  return rows.map((row) => ({ ...row, point: pointOf(row) }))
}

const pointOf = ({ latitude, longitude }: Record<keyof Point, number | null>): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** A long street passes several neighbourhoods: only a house has a region of a city. */
function suggestionOf(
  place: FoundPlace,
  flat: string,
  regions: readonly RegionRow[],
): CompletedAddress {
  const { name, house, postcode, town, parish, municipality } = place
  const region = regionOfPlace({ ...place, point: pointOf(place) }, regions)
  const isSure = house !== '' || municipality !== ''
  const door = `${name} ${house}`.trim()
  const shown = [flat === '' || house === '' ? door : `${door}-${flat}`, town, parish]
  return {
    text: [...shown, municipality, postcode].filter(Boolean).join(', '),
    // A farm's name stands where others have their street, as in our forms.
    street: name === '' ? house : name,
    house_no: name === '' ? '' : house,
    flat_no: flat,
    postcode: postcode ?? '',
    city: region?.cityId ?? null,
    region: isSure ? (region?.id ?? null) : null,
  }
}
