import type { FieldProblem, Refusal } from '../../../contract/shared/refusals.ts'
import { seriesOf, type AutoshipPlan } from '../../../domain/autoship/schedule.ts'
import { mayMoveDelivery, type MoveRefusal } from '../../../domain/autoship/may-move-delivery.ts'
import type { Day } from '../../../domain/calendar.ts'

/**
 * A delivery stays between its neighbours unless the whole series moves; orders never move along.
 */
export function moveProblem(
  plan: AutoshipPlan,
  mayDeliver: (day: Day) => boolean,
  { plannedOn, newDay, wholeSeries }: { plannedOn: Day; newDay: Day; wholeSeries: boolean },
): Refusal | undefined {
  const may = mayMoveDelivery(seriesOf(plan), mayDeliver, plannedOn, newDay)
  const others = plan.occurrences.filter(
    (occurrence) => occurrence.state === 'generated' && occurrence.plannedOn !== plannedOn,
  )
  const before = others.find(
    (occurrence) => occurrence.plannedOn < plannedOn && occurrence.deliveryOn! >= newDay,
  )
  const after = others.find(
    (occurrence) => occurrence.plannedOn > plannedOn && occurrence.deliveryOn! <= newDay,
  )
  if (before)
    return refusalOf({ code: 'reaches_the_delivery_before', previousDay: before.deliveryOn! })
  if (after) return refusalOf({ code: 'reaches_the_next_delivery', nextDay: after.deliveryOn! })
  if (may.ok || (wholeSeries && may.refusal.code === 'reaches_the_next_delivery')) return undefined
  return refusalOf(may.refusal)
}

function refusalOf(refusal: MoveRefusal): Refusal {
  const values: FieldProblem['values'] =
    'nextDay' in refusal
      ? { day: refusal.nextDay }
      : 'previousDay' in refusal
        ? { day: refusal.previousDay }
        : undefined
  return { fields: { delivery_date: [{ problem: refusal.code, ...(values && { values }) }] } }
}
