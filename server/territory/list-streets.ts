import { sql } from 'kysely'
import type { StreetRow } from '../../contract/office/zones.ts'
import { partsOfFields } from '../../domain/addresses/match-address.ts'
import {
  headOf,
  isSameStreet,
  type StreetName,
  streetName,
} from '../../domain/addresses/street-name.ts'
import type { Db } from '../platform/database/connect.ts'

type Found = { street: string; houseNo: string; zone: string; addresses: number }
type Named = StreetRow & { name: StreetName }

/**
 * The streets of a town or neighbourhood as its customers write them, with the zone that drives
 * each; spellings of one street are one row.
 */
export async function listStreets(db: Db, regionId: number): Promise<StreetRow[]> {
  const byHead = new Map<string, Named[]>()
  for (const { street: typed, houseNo, zone, addresses } of await findStreets(db, regionId)) {
    const { street } = partsOfFields({ ...nothingElse, street: typed, houseNo })
    if (street === '') continue
    const name = streetName(street)
    const others = byHead.get(headOf(name)) ?? []
    const same = others.find((row) => isSameStreet(name, row.name) || isSameStreet(row.name, name))
    if (same) same.addresses += addresses
    else byHead.set(headOf(name), [...others, { street, zone, addresses, name }])
  }
  return [...byHead.values()]
    .flat()
    .map(({ street, zone, addresses }) => ({ street, zone, addresses }))
    .toSorted((a, b) => a.street.localeCompare(b.street, 'lv'))
}

const nothingElse = { flatNo: '', postcode: null, cityName: '', regionName: '' }

/** Streets that were moved come first, then the spelling that most customers use. */
async function findStreets(db: Db, regionId: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select street, '1' as house_no, z.code as zone, 0 as addresses, 0 as rank
    from region_streets s join regions r on r.id = s.part_id join zones z on z.id = r.zone_id
    where s.region_id = ${regionId}
    union all
    select a.street, case when a.house_no = '' then '' else '1' end, z.code, count(*)::int, 1
    from addresses a join regions r on r.id = a.region_id join zones z on z.id = r.zone_id
    where ${regionId} in (r.id, r.of_region_id) and a.removed_at is null
    group by 1, 2, 3
    order by rank, addresses desc, street`.execute(db)
  return rows
}
