import type { Db } from '../platform/database/connect.ts'

export type NewShipment = {
  customerId: number
  orderId: number
  deliveryType: 2 | 3
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
        deliveryType: shipment.deliveryType,
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
