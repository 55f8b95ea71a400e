import type { Refusal } from '../../../contract/refusals.ts'
import type { Wish } from '../../../domain/autoship/agenda.ts'
import { type Day } from '../../../domain/calendar.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { moveOrder } from '../../orders/move-order.ts'
import type { Db } from '../../platform/database/connect.ts'
import { autoshipSeams } from '../seams.ts'
import { shiftSeries, writeCycle } from '../series-store.ts'
import { settleAutoship } from '../settle-autoship.ts'
import { updateAutoship } from '../store.ts'
import { whyNotBetween } from './why-not-between.ts'
import { openDelivery, type OpenDelivery, type WhichDelivery } from './open-delivery.ts'
import type { Step } from './undo-steps.ts'

export type Moving = WhichDelivery & { newDay: Day; wholeSeries: boolean }

/** Moves or brings forward one delivery, or the series from it on; brought near enough it becomes an order at once. */
export async function moveDelivery(
  app: App,
  tx: Db,
  moving: Moving,
): Promise<Outcome<Step[], Refusal>> {
  const opened = await openDelivery(app, tx, moving)
  if (!opened.ok) return opened
  const { planned, order, wish } = opened.value
  const { customerId, autoshipId, plannedOn, newDay, wholeSeries } = moving
  if (planned.day === null) return refuse({ code: 'locked', extra: { reason: 'already_skipped' } })
  if (planned.day === newDay && !(wholeSeries && plannedOn !== newDay)) return done([])
  const back: Step = wholeSeries
    ? { kind: 'move', autoshipId, plannedOn: newDay, day: plannedOn, wholeSeries: true }
    : { kind: 'move', autoshipId, plannedOn, day: planned.day, wholeSeries: false }
  if (order) {
    const day = { customerId, orderId: order.id, day: newDay, changeAutoship: wholeSeries }
    const moved = await moveOrder({ ...app, db: tx }, day, autoshipSeams(app))
    return moved.ok ? done([back]) : moved
  }
  const impossible = whyNot(opened.value, wish, moving)
  if (impossible) return refuse(impossible)
  const now = app.clock.now()
  if (wholeSeries) await shiftSeries(tx, moving, newDay)
  else if (newDay === plannedOn) await writeCycle(tx, moving, { state: 'planned' }, now)
  else await writeCycle(tx, moving, { state: 'moved', deliveryOn: newDay }, now)
  await updateAutoship(tx, autoshipId, {}, now)
  await settleAutoship(app, tx, moving)
  return done([back])
}

function whyNot(
  { firstOpenDay, mayDeliver }: Pick<OpenDelivery, 'firstOpenDay' | 'mayDeliver'>,
  wish: Wish,
  { plannedOn, newDay, wholeSeries }: Moving,
): Refusal | undefined {
  if (newDay < firstOpenDay || !mayDeliver(newDay)) {
    return { fields: { delivery_date: [{ problem: 'no_day_possible' }] } }
  }
  return whyNotBetween(wish, mayDeliver, { plannedOn, newDay, wholeSeries })
}
