import type { FieldProblem, Refusal } from '../../../contract/shared/refusals.ts'
import { seriesOf, type AutoshipPlan } from '../../../domain/autoship/schedule.ts'
import { mayMoveCycle, type MoveRefusal } from '../../../domain/autoship/move-cycle.ts'
import type { Day } from '../../../domain/calendar.ts'

/**
 * A delivery stays between its neighbours unless the whole series moves; orders never move along.
 */
export function moveProblem(
  plan: AutoshipPlan,
  mayDeliver: (day: Day) => boolean,
  { plannedOn, newDay, wholeSeries }: { plannedOn: Day; newDay: Day; wholeSeries: boolean },
): Refusal | undefined {
  const may = mayMoveCycle(seriesOf(plan), mayDeliver, plannedOn, newDay)
  const others = plan.cycles.filter(
    (cycle) => cycle.state === 'generated' && cycle.plannedOn !== plannedOn,
  )
  const before = others.find((cycle) => cycle.plannedOn < plannedOn && cycle.deliveryOn! >= newDay)
  const after = others.find((cycle) => cycle.plannedOn > plannedOn && cycle.deliveryOn! <= newDay)
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
