import type { Actor } from '../../../domain/actor.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { goodsForCart } from '../../catalogue/goods-for-cart.ts'
import type { App } from '../../app-context.ts'
import { changeOrderLine } from '../../orders/change-order-line.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { type UndoStep, updateAutoship } from '../plan/plan-store.ts'
import { deleteOneTimeChange, upsertOneTimeChange } from './occurrence-store.ts'
import { type DeliveryKey, lockDelivery } from './lock-delivery.ts'

/**
 * "Tikai šoreiz": the count of a good in one delivery; 0 leaves it out, null restores the usual count.
 */
export type ItemChange = DeliveryKey & {
  goodId: number
  ordered: number | null
  returned?: number | undefined
}

export async function changeDeliveryItem(
  app: App,
  tx: Tx,
  by: Actor,
  change: ItemChange,
): Promise<Outcome<UndoStep[], Refusal>> {
  const locked = await lockDelivery(app, tx, change)
  if (!locked.ok) return locked
  const { autoship, planned, order } = locked.value
  const { customerId, autoshipId, plannedOn, goodId } = change
  if (planned.day === null) return refuse({ code: 'locked', reason: 'already_skipped' })
  const good = (await goodsForCart(tx, [goodId])).get(goodId)
  if (!good || (good.isWithdrawn && change.ordered !== 0))
    return refuse({ fields: { good_id: [{ problem: 'invalid' }] } })
  const usual = autoship.items.find((item) => item.goodId === goodId)
  const step = { kind: 'item', autoshipId, plannedOn, goodId } as const
  if (order) {
    const before = await findOrderLine(tx, order.id, goodId)
    const ordered = change.ordered ?? usual?.ordered ?? 0
    const returned = change.returned ?? (change.ordered === null ? usual?.returned : undefined)
    const line = { customerId, orderId: order.id, goodId, ordered, returned }
    const changed = await changeOrderLine(app, tx, by, line)
    if (!changed.ok) return changed
    return done([{ ...step, ordered: before?.ordered ?? 0, returned: before?.returned ?? 0 }])
  }
  if ((planned.day ?? plannedOn) < locked.value.firstOpenDay)
    return refuse({ code: 'locked', reason: 'day_is_closed' })
  const before = autoship.oneTimeChanges.find(
    (item) => item.plannedOn === plannedOn && item.goodId === goodId,
  )
  const now = app.clock.now()
  if (change.ordered === null) await deleteOneTimeChange(tx, change)
  else {
    const returned =
      change.returned ?? before?.returned ?? (change.ordered === 0 ? 0 : (usual?.returned ?? 0))
    await upsertOneTimeChange(
      tx,
      { customerId, autoshipId, plannedOn, goodId, ordered: change.ordered, returned },
      now,
    )
  }
  await updateAutoship(tx, autoshipId, {}, now)
  return done([{ ...step, ordered: before?.ordered ?? null, returned: before?.returned ?? 0 }])
}

/** The line before the change, for its undo. */
const findOrderLine = (tx: Tx, orderId: number, goodId: number) =>
  tx
    .selectFrom('orderItems')
    .select(['ordered', 'returned'])
    .where('orderId', '=', orderId)
    .where('goodId', '=', goodId)
    .executeTakeFirst()
