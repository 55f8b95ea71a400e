import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'

export type NewShipment = {
  customerId: number
  orderId: number
  deliveryKind: 'parcelMachine' | 'thirdPartyCourier'
  parcelMachineId: number | null
  weightGrams: number
}

/** One shipment an order, for delivery by parcel machine or third-party courier. */
export const prepareShipment = (tx: Db, shipment: NewShipment) =>
  tx
    .insertInto('shipments')
    .values(shipment)
    .onConflict((conflict) =>
      conflict.column('orderId').doUpdateSet({
        state: 'prepared',
        deliveryKind: shipment.deliveryKind,
        parcelMachineId: shipment.parcelMachineId,
        weightGrams: shipment.weightGrams,
      }),
    )
    .execute()

/** Returns the id of the shipment, under which its pieces leave the stock. */
export const handOverShipment = (
  tx: Db,
  { orderId, tracking, at }: { orderId: number; tracking: string | null; at: Date },
) =>
  tx
    .updateTable('shipments')
    .set({ state: 'handed_over', handedOverAt: at, trackingNumber: tracking })
    .where('orderId', '=', orderId)
    .returning(['id', 'customerId'])
    .executeTakeFirstOrThrow()

export const collectShipment = (tx: Db, orderId: number, at: Date) =>
  tx
    .updateTable('shipments')
    .set({ state: 'collected', collectedAt: at })
    .where('orderId', '=', orderId)
    .execute()

/** Cancels the shipment of an order that is cancelled or returned to the cart. */
export const cancelShipment = (tx: Db, orderId: number) =>
  tx
    .updateTable('shipments')
    .set({ state: 'cancelled' })
    .where('orderId', '=', orderId)
    .where('state', '=', 'prepared')
    .execute()

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
export async function findWaitingParcels(db: Db): Promise<WaitingParcel[]> {
  const { rows } = await sql<WaitingParcel>`
    select s.order_id, s.state, s.weight_grams,
      coalesce(m.name || ', ' || m.address, o.address_text, '') as place,
      coalesce(c.name, '') as recipient, coalesce(o.phone, c.phone, '') as phone,
      s.tracking_number
    from shipments s
      join orders o on o.id = s.order_id
      join customers c on c.id = s.customer_id
      left join parcel_machines m on m.id = s.parcel_machine_id
    where s.state in ('prepared', 'handed_over') and o.status in ('processing', 'waitingForDelivery')
    order by s.state desc, s.id`.execute(db)
  return rows
}
