import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

export type PlacedAddress = {
  addressId: number
  customerId: number
  customer: string | null
  address: string
  zone: string
  source: 'house' | 'street' | 'none' | 'office' | 'driver'
  latitude: number | null
  longitude: number | null
  setAt: Date
  /** The middle of its town or neighbourhood. */
  regionLatitude: number | null
  regionLongitude: number | null
}

const selectPlaced = (where: RawBuilder<unknown>) => sql<PlacedAddress>`
  select p.address_id, p.customer_id, k.name as customer, p.source, p.latitude, p.longitude,
    p.set_at,
    z.code as zone, r.latitude as region_latitude, r.longitude as region_longitude,
    concat_ws(', ', trim(concat_ws(' ', a.street, nullif(a.house_no, ''))),
      nullif(r.name, c.name), c.name, a.postcode) as address
  from address_places p
  join addresses a on a.id = p.address_id
  join customers k on k.id = a.customer_id
  join regions r on r.id = a.region_id
  join cities c on c.id = r.city_id
  join zones z on z.id = r.zone_id
  where a.removed_at is null and z.our_courier and ${where}`

/** Addresses of our courier that the register does not have, those without any point first. */
export async function findUnmatched(db: Db, limit: number): Promise<PlacedAddress[]> {
  const { rows } = await sql<PlacedAddress>`
    ${selectPlaced(sql`p.source in ('street', 'none')`)}
    order by p.source, p.set_at, p.address_id limit ${limit}`.execute(db)
  return rows
}

export async function findPlace(db: Db, addressId: number): Promise<PlacedAddress | undefined> {
  const { rows } = await selectPlaced(sql`p.address_id = ${addressId}`).execute(db)
  return rows[0]
}

/** How many addresses of our courier have their door on the map, and how many do not. */
export async function countPlaces(db: Db): Promise<{ matched: number; total: number }> {
  const { rows } = await sql<{ matched: number; total: number }>`
    select count(*) filter (where p.source not in ('street', 'none'))::int as matched,
      count(*) filter (where p.source in ('street', 'none'))::int as total
    from address_places p
    join addresses a on a.id = p.address_id
    join regions r on r.id = a.region_id
    join zones z on z.id = r.zone_id
    where a.removed_at is null and z.our_courier`.execute(db)
  return rows[0]!
}
