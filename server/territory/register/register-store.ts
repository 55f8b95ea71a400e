import { sql } from 'kysely'
import type { RegisteredNumber, RegisteredStreet } from '../../../domain/addresses/match-address.ts'
import type { Db } from '../../platform/database/connect.ts'

type MaybePoint = { latitude: number | null; longitude: number | null }
export type FoundStreet = RegisteredStreet & MaybePoint
export type FoundHouse = RegisteredNumber & MaybePoint & { streetCode: number }

/** The streets with these heads, and the villages that have houses with these names. */
export async function findStreets(
  db: Db,
  { heads, houseNames }: { heads: readonly string[]; houseNames: readonly string[] },
): Promise<FoundStreet[]> {
  const wanted = [...new Set(heads)].filter((head) => head !== '')
  const { rows } = await sql<FoundStreet>`
    select code, name, former_names, town, parish, municipality, latitude, longitude
    from register_streets
    where head = any(${wanted}::text[]) or former_heads && ${wanted}::text[]
      or code in (select street_code from register_houses
        where house_key ~ '^[^0-9]' and house_key = any(${[...new Set(houseNames)]}::text[]))
    order by code`.execute(db)
  return rows
}

type HouseRef = { streetCode: number; houseKey: string }

export async function findHouses(db: Db, wanted: readonly HouseRef[]): Promise<FoundHouse[]> {
  const { rows } = await sql<FoundHouse>`
    select distinct h.code, h.street_code, h.house, h.postcode, h.latitude, h.longitude
    from unnest(${wanted.map(({ streetCode }) => streetCode)}::bigint[],
      ${wanted.map((house) => house.houseKey)}::text[]) w (street_code, house_key)
    join register_houses h using (street_code, house_key)
    order by h.code`.execute(db)
  return rows
}
