import { typedText } from '../../../domain/words/hidden-signs.ts'
import type { FirstVisit, StopCount } from '../../../domain/dispatch/stop-events.ts'
import type { Fact } from '../memory/stored-event.ts'
import type { LeftRow, TypedStop } from '../road/typed-stop.ts'

type Counted = {
  rows: readonly LeftRow[]
  counts: readonly StopCount[]
  /** A wanted proof is not there. */
  proofIsOpen: boolean
  /** When the prices of this phone were read. */
  pricesAt: string
}

/** What is told of a door at which goods were left: of the typed only what is said there. */
export function deliveredFact(typed: TypedStop, counted: Counted): Fact {
  const { rows, counts, proofIsOpen, pricesAt } = counted
  const { receiptNumber, lessLeft, cashCents = 0, paysBy, handover, noProof } = typed
  const isLess = rows.some(({ left, ordered }) => left < ordered)
  const isSold = rows.some(({ left, ordered }) => ordered === 0 && left > 0)
  const found = Object.entries(typed.found).map(([goodId, pieces]) => ({
    goodId: Number(goodId),
    pieces,
  }))
  const firstVisit = answersOf(typed.firstVisit)
  const texts = { receiver: typed.receiver, note: typed.note, cooler: typed.cooler }
  return {
    kind: 'delivered',
    counts: [...counts],
    cashCents,
    ...(isLess && lessLeft && { lessLeft }),
    ...(receiptNumber && cashCents > 0 && { receiptNumber }),
    ...(paysBy && { paysBy }),
    ...(isSold && { pricesAt }),
    ...(handover !== 'in_hands' && { handover }),
    ...(proofIsOpen && noProof && { noProof }),
    ...(found.length > 0 && { found }),
    ...(Object.keys(firstVisit).length > 0 && { firstVisit }),
    ...filled(texts),
  }
}

const answersOf = ({ access = '', mayLeave = '', ...marks }: FirstVisit) => ({
  ...Object.fromEntries(Object.entries(marks).filter(([, answer]) => answer)),
  ...filled({ access, mayLeave }),
})

/** Texts as the server takes them, so that none of them hides what was delivered; none is empty. */
const filled = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, typedText(text)] as const)
      .filter(([, text]) => text !== ''),
  )
