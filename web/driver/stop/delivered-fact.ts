import type { StopCount } from '../../../domain/dispatch/stop-events.ts'
import type { Fact } from '../memory/stored-event.ts'
import type { LeftRow, TypedStop } from '../road/typed-stop.ts'

type Counted = { rows: readonly LeftRow[]; counts: readonly StopCount[]; proofIsMissing: boolean }

/** What is told of a door at which goods were left: of the typed only what is said there. */
export function deliveredFact(typed: TypedStop, { rows, counts, proofIsMissing }: Counted): Fact {
  const { receiptNumber, lessLeft, cashCents = 0, handover, noProof } = typed
  const isLess = rows.some(({ left, ordered }) => left < ordered)
  const receiver = typed.receiver.trim()
  const note = typed.note.trim()
  return {
    kind: 'delivered',
    counts: [...counts],
    cashCents,
    ...(isLess && lessLeft && { lessLeft }),
    ...(receiptNumber && cashCents > 0 && { receiptNumber }),
    ...(receiver && { receiver }),
    ...(handover !== 'in_hands' && { handover }),
    ...(proofIsMissing && noProof && { noProof }),
    ...(note && { note }),
  }
}
