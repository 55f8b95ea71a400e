import type { FieldProblem, Refusal } from '../../../contract/refusals.ts'
import { seriesOf, type Wish } from '../../../domain/autoship/agenda.ts'
import { mayMoveCycle, type MoveRefusal } from '../../../domain/autoship/move.ts'
import type { Day } from '../../../domain/calendar.ts'

/** It stays between its neighbours, unless they all move along; an order that was made stands where it is. */
export function whyNotBetween(
  wish: Wish,
  mayDeliver: (day: Day) => boolean,
  { plannedOn, newDay, wholeSeries }: { plannedOn: Day; newDay: Day; wholeSeries: boolean },
): Refusal | undefined {
  const may = mayMoveCycle(seriesOf(wish), mayDeliver, plannedOn, newDay)
  const others = wish.cycles.filter(
    (cycle) => cycle.state === 'generated' && cycle.plannedOn !== plannedOn,
  )
  const before = others.find((cycle) => cycle.plannedOn < plannedOn && cycle.deliveryOn! >= newDay)
  const after = others.find((cycle) => cycle.plannedOn > plannedOn && cycle.deliveryOn! <= newDay)
  if (before)
    return moveProblem({ code: 'reaches_the_delivery_before', previousDay: before.deliveryOn! })
  if (after) return moveProblem({ code: 'reaches_the_next_delivery', nextDay: after.deliveryOn! })
  if (may.ok || (wholeSeries && may.refusal.code === 'reaches_the_next_delivery')) return undefined
  return moveProblem(may.refusal)
}

function moveProblem(no: MoveRefusal): Refusal {
  const values: FieldProblem['values'] =
    'nextDay' in no
      ? { day: no.nextDay }
      : 'previousDay' in no
        ? { day: no.previousDay }
        : undefined
  return { fields: { delivery_date: [{ problem: no.code, ...(values && { values }) }] } }
}
