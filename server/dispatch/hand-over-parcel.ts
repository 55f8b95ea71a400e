import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { App } from '../app-context.ts'
import { changeOrder, lockOrder } from '../orders/order-record.ts'
import { collectShipment, handOverShipment } from '../parcels/shipments.ts'
import type { Tx } from '../platform/database/connect.ts'
import { deductPieces, type NotInStock } from './deduct-pieces.ts'
import { deliverOrder, type DeliverRefusal } from './deliver-order.ts'
import { loadPlacedItems } from './placed-items.ts'
import type { Delivered } from './recorded-delivery.ts'

type ParcelNotFound = { code: 'no_such_parcel' }

type HandOverRefusal =
  | ParcelNotFound
  | { code: 'held' }
  | { code: 'not_waiting_for_delivery'; status: OrderState }
  | NotInStock

type CollectRefusal = ParcelNotFound | DeliverRefusal

/** Locks the order and deducts its pieces from the stock. */
export async function handOverParcel(
  app: App,
  tx: Tx,
  by: Actor,
  { orderId, tracking }: { orderId: number; tracking: string | null },
): Promise<Outcome<null, HandOverRefusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.deliveryKind === 'courier') return refuse({ code: 'no_such_parcel' })
  if (order.isHandedOver) return done(null)
  if (order.status !== 'processing')
    return refuse({ code: 'not_waiting_for_delivery', status: order.status })
  if (order.isHeld) return refuse({ code: 'held' })
  const at = app.clock.now()
  const shipment = await handOverShipment(tx, { orderId, tracking, at })
  const items = await loadPlacedItems(tx, orderId)
  const deducted = await deductPieces(tx, by, orderId, {
    kind: 'shipment',
    causeId: shipment.id,
    customerId: shipment.customerId,
    lines: items
      .filter((item) => item.isCounted)
      .map(({ goodId, ordered }) => ({ goodId, count: ordered })),
  })
  if (!deducted.ok) return deducted
  await changeOrder(tx, by, order, {
    to: 'waitingForDelivery',
    kind: 'handed_over',
    at,
    values: { lockedAt: at, handedOverAt: at },
  })
  return done(null)
}

/** The customer has the parcel: it is settled and invoiced like any delivery. */
export async function collectParcel(
  app: App,
  tx: Tx,
  by: Actor,
  orderId: number,
): Promise<Outcome<Delivered, CollectRefusal>> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.deliveryKind === 'courier') return refuse({ code: 'no_such_parcel' })
  const delivered = await deliverOrder(app, tx, by, { orderId })
  if (delivered.ok && !delivered.value.already) await collectShipment(tx, orderId, app.clock.now())
  return delivered
}
