import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

export type UnmatchedAddress = {
  addressId: number
  customerId: number
  customer: string | null
  address: string
  source: 'street' | 'none'
  setAt: Date
}

/** Addresses of our courier that the register does not have, those without any point first. */
export async function findUnmatched(db: Db, limit: number): Promise<UnmatchedAddress[]> {
  const { rows } = await sql<UnmatchedAddress>`
    select p.address_id, p.customer_id, k.name as customer, p.source, p.set_at,
      concat_ws(', ', trim(concat_ws(' ', a.street, nullif(a.house_no, ''))),
        nullif(r.name, c.name), c.name, a.postcode) as address
    from address_places p
    join addresses a on a.id = p.address_id
    join customers k on k.id = a.customer_id
    join regions r on r.id = a.region_id
    join cities c on c.id = r.city_id
    join zones z on z.id = r.zone_id
    where p.source in ('street', 'none') and a.removed_at is null and z.our_courier
    order by p.source, p.set_at, p.address_id limit ${limit}`.execute(db)
  return rows
}
