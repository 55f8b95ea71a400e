import type { Actor } from '../../domain/actor.ts'
import { type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { cancelOrderByOffice, type OfficeCancelRefusal } from '../orders/cancel-order.ts'
import type { LockedOrder } from '../orders/order-record.ts'
import type { Tx } from '../platform/database/connect.ts'
import { recordSkip } from './schedule/skip-delivery.ts'

type Cancelling = { orderId: number; reason: string; evenLocked: boolean }

/**
 * The office cancels an order. The delivery of an autoship that made it counts as skipped, and the
 * series goes on. A refusal may come after writes: roll them back.
 */
export async function cancelOrderWithDelivery(
  app: App,
  tx: Tx,
  by: Actor,
  { evenLocked, ...cancelling }: Cancelling,
): Promise<Outcome<LockedOrder, OfficeCancelRefusal | { code: 'locked'; order: LockedOrder }>> {
  const cancelled = await cancelOrderByOffice(app, tx, by, cancelling)
  if (!cancelled.ok) return cancelled
  const order = cancelled.value
  const { status, autoshipId, autoshipPlannedOn: plannedOn } = order
  if (status === 'waitingForDelivery' && !evenLocked) return refuse({ code: 'locked', order })
  if (autoshipId !== null && plannedOn !== null && status !== 'cancelled')
    await recordSkip(tx, { autoshipId, plannedOn, reason: 'customer' })
  return cancelled
}
