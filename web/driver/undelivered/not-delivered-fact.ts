import type { Cents } from '../../../domain/money.ts'
import type {
  DriverCode,
  UndeliveredDetail,
} from '../../../domain/dispatch/undelivered-questions.ts'
import { typedText } from '../../../domain/words/hidden-signs.ts'
import type { Fact, NewBlob } from '../memory/stored-event.ts'
import type { EmptyRow } from '../road/typed-stop.ts'

/** What is said of a stop at which nothing was left. */
export type Answers = {
  detail?: UndeliveredDetail
  askedDay?: string
  taken: Readonly<Record<number, number>>
  cashCents: Cents
  note: string
  blobs: readonly NewBlob[]
}

export const noAnswers: Answers = { taken: {}, cashCents: 0, note: '', blobs: [] }

/** What is told of a stop at which nothing was left; empties may have been taken all the same. */
export function notDeliveredFact(
  code: DriverCode,
  { detail, askedDay, cashCents, note }: Answers,
  empties: readonly EmptyRow[],
): Fact {
  const counts = empties.flatMap(({ goodId, taken }) =>
    taken ? [{ goodId, left: 0, taken, damaged: 0, notOurs: 0 }] : [],
  )
  const told = typedText(note)
  return {
    kind: 'not_delivered',
    code,
    counts,
    cashCents,
    ...(detail && { detail }),
    ...(askedDay && { askedDay }),
    ...(told && { note: told }),
  }
}
