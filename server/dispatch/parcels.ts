import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { freeStock, takeStock } from '../catalogue/stock.ts'
import type { App } from '../app-context.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import {
  type Delivered,
  deliverOrder,
  type DeliverRefusal,
  type NotInStock,
  notInStock,
} from './deliver-order.ts'
import { changeOrder, lockOrder, placedItems } from './order-store.ts'

type NoParcel = { code: 'no_such_parcel' }

type HandOverRefusal = NoParcel | { code: 'not_waiting_for_delivery'; status: number } | NotInStock

type CollectRefusal = NoParcel | DeliverRefusal

/** A parcel given to its carrier: the order is locked, and its pieces leave the shelf. */
export const handOver = (
  app: App,
  { orderId, tracking }: { orderId: number; tracking: string | null },
): Promise<Outcome<null, HandOverRefusal>> =>
  allOrNothing(app.db, async (tx): Promise<Outcome<null, HandOverRefusal>> => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.deliveryType === 1) return refuse({ code: 'no_such_parcel' })
    if (order.handedOverAt !== null) return done(null)
    if (order.status !== 3)
      return refuse({ code: 'not_waiting_for_delivery', status: order.status })
    const at = app.clock.now()
    const shipment = await tx
      .updateTable('shipments')
      .set({ state: 'handed_over', handedOverAt: at, trackingNumber: tracking })
      .where('orderId', '=', orderId)
      .returning(['id', 'customerId'])
      .executeTakeFirstOrThrow()
    const items = await placedItems(tx, orderId)
    await freeStock(tx, orderId)
    const taken = await takeStock(tx, {
      kind: 'shipment',
      causeId: shipment.id,
      customerId: shipment.customerId,
      lines: items
        .filter((item) => item.isCounted)
        .map(({ goodId, ordered }) => ({ goodId, count: ordered })),
    })
    if (!taken.ok) return refuse(notInStock(taken.refusal.shortages))
    await changeOrder(
      tx,
      order,
      { status: 4, at, kind: 'handed_over' },
      { lockedAt: at, handedOverAt: at },
    )
    return done(null)
  })

/** The customer has it: settled and invoiced like any delivery. */
export const collectParcel = (
  app: App,
  orderId: number,
): Promise<Outcome<Delivered, CollectRefusal>> =>
  allOrNothing(app.db, async (tx): Promise<Outcome<Delivered, CollectRefusal>> => {
    const order = await lockOrder(tx, orderId)
    if (!order || order.deliveryType === 1) return refuse({ code: 'no_such_parcel' })
    const delivered = await deliverOrder({ ...app, db: tx }, { orderId })
    if (delivered.ok && !delivered.value.already) {
      const collected = { state: 'collected', collectedAt: app.clock.now() }
      await tx.updateTable('shipments').set(collected).where('orderId', '=', orderId).execute()
    }
    return delivered
  })
