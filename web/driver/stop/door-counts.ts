import { typedText } from '../../../domain/words/hidden-signs.ts'
import { proofIsMissing } from '../../../domain/dispatch/proof-wanted.ts'
import type { NewBlob } from '../memory/stored-event.ts'
import { type Road, type RoadStop, dueAt } from '../road/road.ts'
import {
  bottleRows,
  countsAsOrdered,
  countsOf,
  emptyRows,
  leftRows,
  type TypedStop,
} from '../road/typed-stop.ts'

export type DoorCounts = ReturnType<typeof doorCounts>

type Here = { typed: TypedStop; blobs: readonly NewBlob[] }

/** What the counts of this moment come to, and what of it has still to be said. */
export function doorCounts({ day, run }: Road, stop: RoadStop, { typed, blobs }: Here) {
  const empties = emptyRows(day, stop, typed)
  const rows = leftRows(day, stop, typed)
  const counts = countsOf(day, stop, typed)
  const dueCents = dueAt(day, stop, counts)
  const hasRegister = run.cashRegister !== null
  const isRecount = stop.kind === 'recount'
  const bottles = isRecount || stop.isFirstVisit ? bottleRows(day, stop) : []
  const wasProven = provenBefore(stop, typed)
  const proofIsOpen = proofIsMissing(stop.proof, {
    receiver: typedText(typed.receiver),
    handover: typed.handover,
    hasPhoto: wasProven || blobs.some(({ kind }) => kind === 'photo'),
    isSigned: wasProven || blobs.some(({ kind }) => kind === 'signature'),
  })
  const takesEmpties = stop.kind === 'delivery' || stop.kind === 'empties'
  return {
    empties,
    rows,
    counts,
    bottles,
    dueCents,
    asOrderedCents: dueAt(day, stop, countsAsOrdered(day, stop)),
    hasRegister,
    proofIsOpen,
    missing: {
      empties: takesEmpties && empties.some(({ taken }) => taken === undefined),
      found: isRecount && bottles.some(({ goodId }) => typed.found[goodId] === undefined),
      money:
        hasRegister && dueCents > 0 && typed.cashCents === undefined && typed.paysBy === undefined,
      proof: proofIsOpen && typed.noProof === undefined,
    },
  }
}

/** What is corrected was proven when it was told first. */
const provenBefore = ({ outcome }: RoadStop, { handover }: TypedStop): boolean =>
  outcome.state === 'delivered' &&
  outcome.fact.noProof === undefined &&
  (outcome.fact.handover ?? 'in_hands') === handover
