import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { deductStock } from '../stock/deduct-stock.ts'
import { releaseStock } from '../stock/reserve-stock.ts'
import type { AppWithDb } from '../app-context.ts'
import { changeOrder, lockOrder } from '../orders/order-record.ts'
import { collectShipment, handOverShipment } from '../parcels/shipments.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { type NotInStock, notInStock } from './deduct-pieces.ts'
import { type Delivered, deliverOrder, type DeliverRefusal } from './deliver-order.ts'
import { loadPlacedItems } from './placed-items.ts'

type ParcelNotFound = { code: 'no_such_parcel' }

type HandOverRefusal =
  | ParcelNotFound
  | { code: 'not_waiting_for_delivery'; status: OrderState }
  | NotInStock

type CollectRefusal = ParcelNotFound | DeliverRefusal

/** Locks the order and deducts its pieces from the stock. */
export const handOverParcel = (
  app: AppWithDb,
  { orderId, tracking }: { orderId: number; tracking: string | null },
): Promise<Outcome<null, HandOverRefusal>> =>
  allOrNothing(app.db, async (tx): Promise<Outcome<null, HandOverRefusal>> => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.deliveryKind === 'courier') return refuse({ code: 'no_such_parcel' })
    if (order.isHandedOver) return done(null)
    if (order.status !== 'processing')
      return refuse({ code: 'not_waiting_for_delivery', status: order.status })
    const at = app.clock.now()
    const shipment = await handOverShipment(tx, { orderId, tracking, at })
    const items = await loadPlacedItems(tx, orderId)
    await releaseStock(tx, orderId)
    const deducted = await deductStock(tx, {
      kind: 'shipment',
      causeId: shipment.id,
      customerId: shipment.customerId,
      lines: items
        .filter((item) => item.isCounted)
        .map(({ goodId, ordered }) => ({ goodId, count: ordered })),
    })
    if (!deducted.ok) return refuse(notInStock(deducted.refusal.shortages))
    await changeOrder(tx, order, {
      to: 'waitingForDelivery',
      kind: 'handed_over',
      madeBy: 'operator',
      at,
      values: { lockedAt: at, handedOverAt: at },
    })
    return done(null)
  })

/** The customer has the parcel: it is settled and invoiced like any delivery. */
export const collectParcel = (
  app: AppWithDb,
  orderId: number,
): Promise<Outcome<Delivered, CollectRefusal>> =>
  allOrNothing(app.db, async (tx): Promise<Outcome<Delivered, CollectRefusal>> => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.deliveryKind === 'courier') return refuse({ code: 'no_such_parcel' })
    const delivered = await deliverOrder({ ...app, db: tx }, { orderId })
    if (delivered.ok && !delivered.value.already)
      await collectShipment(tx, orderId, app.clock.now())
    return delivered
  })
