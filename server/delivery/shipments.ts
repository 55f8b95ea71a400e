import type { Db } from '../platform/database/connect.ts'

export type NewShipment = {
  customerId: number
  orderId: number
  deliveryType: 2 | 3
  parcelMachineId: number | null
  weightGrams: number
}

/** A parcel to be handed over: of an order by parcel machine or third-party courier, once. */
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

/** Its order is cancelled or given back before it was handed over. */
export const cancelShipment = (tx: Db, orderId: number) =>
  tx
    .updateTable('shipments')
    .set({ state: 'cancelled' })
    .where('orderId', '=', orderId)
    .where('state', '=', 'prepared')
    .execute()
