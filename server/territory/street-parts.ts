import { sql } from 'kysely'
import { partsOfFields, type TypedAddress } from '../../domain/addresses/match-address.ts'
import { isSameStreet, streetName } from '../../domain/addresses/street-name.ts'
import type { Db } from '../platform/database/connect.ts'

type TypedStreet = Pick<TypedAddress, 'street' | 'houseNo'>
type PartOf = (regionId: number, address: TypedStreet) => number

/** Finds the part of a region in which an address is: its street may be another zone's. */
export async function partsOfRegions(db: Db, regionIds: readonly number[]): Promise<PartOf> {
  const { rows } = await sql<{ regionId: number; street: string; partId: number }>`
    select region_id, street, part_id from region_streets
    where region_id = any(${regionIds}::int[]) order by region_id, street`.execute(db)
  const named = rows.map((row) => ({ ...row, name: streetName(row.street) }))
  return (regionId, { street, houseNo }) => {
    const fields = { street, houseNo, flatNo: '', postcode: null, cityName: '', regionName: '' }
    const typed = streetName(partsOfFields(fields).street)
    const found = named.find((row) => row.regionId === regionId && isSameStreet(typed, row.name))
    return found?.partId ?? regionId
  }
}

/** Waits for streets that are just being moved, and lets none be moved before the commit. */
export async function lockStreetsOf(tx: Db, regionIds: readonly number[]): Promise<void> {
  await sql`
    select from regions where id = any(${regionIds}::int[]) order by id for key share`.execute(tx)
}

/** The whole region of a part; a region that is no part is its own. */
export const wholeRegion = sql<number>`coalesce(regions.of_region_id, regions.id)`
