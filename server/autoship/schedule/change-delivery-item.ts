import type { Actor } from '../../../domain/actor.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { goodsForCart } from '../../catalogue/goods-for-cart.ts'
import type { App } from '../../app-context.ts'
import { changeOrderLine } from '../../orders/change-order-line.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { type LoadedAutoship, type LoadedItem, updateAutoship } from '../plan/plan-store.ts'
import type { UndoStep } from '../plan/undo-step.ts'
import { deleteOneTimeChange, upsertOneTimeChange } from './occurrence-store.ts'
import { type DeliveryKey, lockDelivery } from './lock-delivery.ts'

/**
 * "Tikai šoreiz": the count of a good in one delivery; 0 leaves it out, null restores the usual count.
 */
export type ItemChange = DeliveryKey & {
  goodId: number
  ordered: number | null
  /** Null or absent goes by the empties held. */
  returned?: number | null | undefined
}

export async function changeDeliveryItem(
  app: App,
  tx: Tx,
  by: Actor,
  change: ItemChange,
): Promise<Outcome<UndoStep[], Refusal>> {
  const locked = await lockDelivery(app, tx, change)
  if (!locked.ok) return locked
  const { autoship, planned, order, firstOpenDay } = locked.value
  const { autoshipId, plannedOn, goodId } = change
  if (planned.day === null) return refuse({ code: 'locked', reason: 'already_skipped' })
  const good = (await goodsForCart(tx, [goodId])).get(goodId)
  if (!good || (good.isWithdrawn && change.ordered !== 0))
    return refuse({ fields: { good_id: [{ problem: 'invalid' }] } })
  if (!order && planned.day < firstOpenDay)
    return refuse({ code: 'locked', reason: 'day_is_closed' })
  const usual = autoship.items.find((item) => item.goodId === goodId)
  const changed = order
    ? await changeLineOfOrder(app, tx, by, { ...change, orderId: order.id, usual })
    : done(await changePlannedItem(app, tx, autoship, change))
  if (!changed.ok) return changed
  return done([{ kind: 'item', autoshipId, plannedOn, goodId, ...changed.value }])
}

/** The counts before the change, for its undo. */
type CountsBefore = { ordered: number | null; returned: number | null }

async function changeLineOfOrder(
  app: App,
  tx: Tx,
  by: Actor,
  {
    customerId,
    orderId,
    goodId,
    usual,
    ...change
  }: ItemChange & { orderId: number; usual: LoadedItem | undefined },
): Promise<Outcome<CountsBefore, Refusal>> {
  const before = await findOrderLine(tx, orderId, goodId)
  const ordered = change.ordered ?? usual?.ordered ?? 0
  const returned = change.returned ?? emptiesAfter(before, ordered)
  const line = { customerId, orderId, goodId, ordered, returned }
  const changed = await changeOrderLine(app, tx, by, line)
  return changed.ok
    ? done({ ordered: before?.ordered ?? 0, returned: before?.returned ?? 0 })
    : changed
}

/** Empties that go back one for one are never more than the full ones of the changed line. */
const emptiesAfter = (
  before: { ordered: number; returned: number } | undefined,
  ordered: number,
): number | undefined =>
  before && before.returned === before.ordered ? Math.min(before.returned, ordered) : undefined

async function changePlannedItem(
  app: App,
  tx: Tx,
  { oneTimeChanges }: LoadedAutoship,
  { customerId, autoshipId, plannedOn, goodId, ordered, ...change }: ItemChange,
): Promise<CountsBefore> {
  const before = oneTimeChanges.find(
    (item) => item.plannedOn === plannedOn && item.goodId === goodId,
  )
  const key = { customerId, autoshipId, plannedOn, goodId }
  const now = app.clock.now()
  if (ordered === null) await deleteOneTimeChange(tx, key)
  else {
    const returned = change.returned === undefined ? (before?.returned ?? null) : change.returned
    await upsertOneTimeChange(tx, { ...key, ordered, returned }, now)
  }
  await updateAutoship(tx, autoshipId, {}, now)
  return { ordered: before?.ordered ?? null, returned: before?.returned ?? null }
}

const findOrderLine = (tx: Tx, orderId: number, goodId: number) =>
  tx
    .selectFrom('orderItems')
    .select(['ordered', 'returned'])
    .where('orderId', '=', orderId)
    .where('goodId', '=', goodId)
    .executeTakeFirst()
