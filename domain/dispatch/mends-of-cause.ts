import type { Cents } from '../money.ts'
import type { DifferenceHolder } from './difference-reasons.ts'
import type { HandInPart } from './run-differences.ts'
import type { LikelyCause, LikelyCauseKind } from './run-to-explain.ts'

/** A part of a difference that gets its reason. At a door the customer's books are put right. */
export type NamingMend = {
  kind: 'name'
  amount: number
  holder: DifferenceHolder
  isAtDoor: boolean
} & ({ part: 'cash' } | { part: HandInPart; goodId: number })

/** What makes a cause true. All but a naming change what was counted, so that nothing is left. */
export type Mend =
  | NamingMend
  | { kind: 'load'; goodId: number; pieces: number }
  | { kind: 'transfer'; transferId: number }
  /** Above zero from the other van to this one. */
  | { kind: 'transfer_with'; otherRunId: number; goodId: number; pieces: number }
  | { kind: 'recount_cash'; cents: Cents }

type CauseToMend = Pick<LikelyCause, 'kind' | 'effect' | 'transferId' | 'otherRunId'>

/** What happened at one door, and concerns its customer. */
const atDoor: ReadonlySet<LikelyCauseKind> = new Set([
  'left_more',
  'left_fewer',
  'took_more',
  'took_fewer',
  'goods_swapped',
  'not_paid',
])

export const isAtDoor = ({ kind }: Pick<LikelyCause, 'kind'>, stopId: number | undefined) =>
  atDoor.has(kind) || (kind === 'digits_swapped' && stopId !== undefined)

export function mendsOfCause(cause: CauseToMend, stopId: number | undefined): Mend[] {
  const { kind, transferId, otherRunId } = cause
  if (transferId !== undefined) return [{ kind: 'transfer', transferId }]
  const door = isAtDoor(cause, stopId)
  return partsOf(cause).map((part): Mend => {
    const { amount } = part
    if (part.part === 'cash') {
      const isMiscounted = ['note_miscounted', 'float_forgotten', 'digits_swapped'].includes(kind)
      if (isMiscounted && !door) return { kind: 'recount_cash', cents: amount }
    } else {
      const { goodId } = part
      if (kind === 'load_miscounted') return { kind: 'load', goodId, pieces: amount }
      if (otherRunId !== undefined)
        return { kind: 'transfer_with', otherRunId, goodId, pieces: amount }
    }
    return { kind: 'name', ...part, holder: door ? 'customer' : 'company', isAtDoor: door }
  })
}

type Part = { amount: number } & ({ part: 'cash' } | { part: HandInPart; goodId: number })

const partsOf = ({ effect }: CauseToMend): Part[] =>
  Object.entries(effect).map(([key, amount]): Part => {
    const [part, goodId] = key.split(':')
    return part === 'cash'
      ? { part, amount }
      : { part: part as HandInPart, goodId: Number(goodId), amount }
  })
