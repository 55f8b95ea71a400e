import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

export type WaitingParcel = {
  orderId: number
  state: 'prepared' | 'handed_over'
  weightGrams: number
  /** The parcel machine, or the customer's address. */
  place: string
  recipient: string
  phone: string
  trackingNumber: string | null
}

/** Parcels to be handed over and parcels on their way, of orders that are paid. */
export async function waitingParcels(db: Db): Promise<WaitingParcel[]> {
  const { rows } = await sql<WaitingParcel>`
    select s.order_id, s.state, s.weight_grams,
      coalesce(m.name || ', ' || m.address, o.address_text, '') as place,
      coalesce(c.name, '') as recipient, coalesce(o.phone, c.phone, '') as phone,
      s.tracking_number
    from shipments s
      join orders o on o.id = s.order_id
      join customers c on c.id = s.customer_id
      left join parcel_machines m on m.id = s.parcel_machine_id
    where s.state in ('prepared', 'handed_over') and o.status in (3, 4)
    order by s.state desc, s.id`.execute(db)
  return rows
}
