import { type RawBuilder, sql } from 'kysely'

/** An order's address as a JSON column of a larger select. */
export const addressJson = (addressId: RawBuilder<unknown>) => sql`
  (select json_build_object('id', a.id, 'phone', a.phone, 'notes', a.notes, 'isLegal', a.is_legal,
      'ourCourier', z.our_courier, 'regionId', a.region_id, 'isRemoved', a.removed_at is not null,
      'text', concat_ws(', ', nullif(concat_ws('-', nullif(trim(a.street || ' ' || a.house_no), ''),
        nullif(a.flat_no, '')), ''), nullif(r.name, t.name), t.name, a.postcode))
    from addresses a join regions r on r.id = a.region_id join zones z on z.id = r.zone_id
      join cities t on t.id = r.city_id
    where a.id = ${addressId})`

export const parcelMachineJson = (parcelMachineId: RawBuilder<unknown>) => sql`
  (select json_build_object('name', m.name, 'address', m.address, 'isActive', m.is_active)
    from parcel_machines m where m.id = ${parcelMachineId})`

/** The legal address, else the first. */
export const defaultAddressId = (customerId: RawBuilder<unknown>) => sql<number | null>`
  (select a.id from addresses a where a.customer_id = ${customerId} and a.removed_at is null
    order by a.is_legal desc, a.id limit 1)`
