import type { Refusal } from '../../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { goodsForCart } from '../../catalogue/goods-for-cart.ts'
import type { App } from '../../app-context.ts'
import { changeOrderLine } from '../../orders/change-order-line.ts'
import type { Db } from '../../platform/database/connect.ts'
import { updateAutoship } from '../store.ts'
import { deleteOnce, lineOfOrder, writeOnce } from './once-store.ts'
import { openDelivery, type WhichDelivery } from './open-delivery.ts'
import type { Step } from './undo-steps.ts'

/** "Tikai šoreiz": so many of a good this time, none with 0, as usual again with null. */
export type OnceChange = WhichDelivery & {
  goodId: number
  ordered: number | null
  returned?: number | undefined
}

export async function changeDeliveryItem(
  app: App,
  tx: Db,
  change: OnceChange,
): Promise<Outcome<Step[], Refusal>> {
  const opened = await openDelivery(app, tx, change)
  if (!opened.ok) return opened
  const { autoship, planned, order } = opened.value
  const { customerId, autoshipId, plannedOn, goodId } = change
  if (planned.day === null) return refuse({ code: 'locked', extra: { reason: 'already_skipped' } })
  const good = (await goodsForCart(tx, [goodId])).get(goodId)
  if (!good || (good.isWithdrawn && change.ordered !== 0))
    return refuse({ fields: { good_id: [{ problem: 'invalid' }] } })
  const usual = autoship.items.find((item) => item.goodId === goodId)
  const step = { kind: 'item', autoshipId, plannedOn, goodId } as const
  if (order) {
    const before = await lineOfOrder(tx, order.id, goodId)
    const ordered = change.ordered ?? usual?.ordered ?? 0
    const returned = change.returned ?? (change.ordered === null ? usual?.returned : undefined)
    const line = { customerId, orderId: order.id, goodId, ordered, returned }
    const changed = await changeOrderLine({ ...app, db: tx }, line)
    if (!changed.ok) return changed
    return done([{ ...step, ordered: before?.ordered ?? 0, returned: before?.returned ?? 0 }])
  }
  if ((planned.day ?? plannedOn) < opened.value.firstOpenDay)
    return refuse({ code: 'locked', extra: { reason: 'day_is_closed' } })
  const before = autoship.once.find((one) => one.plannedOn === plannedOn && one.goodId === goodId)
  const now = app.clock.now()
  if (change.ordered === null) await deleteOnce(tx, change)
  else {
    const returned =
      change.returned ?? before?.returned ?? (change.ordered === 0 ? 0 : (usual?.returned ?? 0))
    await writeOnce(
      tx,
      { customerId, autoshipId, plannedOn, goodId, ordered: change.ordered, returned },
      now,
    )
  }
  await updateAutoship(tx, autoshipId, {}, now)
  return done([{ ...step, ordered: before?.ordered ?? null, returned: before?.returned ?? 0 }])
}
