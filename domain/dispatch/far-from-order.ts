import type { Cents } from '../money.ts'

type Counted = { ordered: number; returned: number; left: number; taken: number }

const fewPieces = 2
const smallSumCents: Cents = 20_00

/** A neighbour's piece or a rounded sum is usual; more than twice the plan is likelier a slip. */
const isFar = (found: number, planned: number, usual: number): boolean =>
  Math.abs(found - planned) > Math.max(planned, usual)

/** As many empties as full bottles are usual, announced or not. */
export const isCountFar = ({ ordered, returned, left, taken }: Counted): boolean =>
  isFar(left, ordered, fewPieces) || isFar(taken, returned, Math.max(ordered, fewPieces))

export const isCashFar = (cashCents: Cents, dueCents: Cents): boolean =>
  isFar(cashCents, dueCents, smallSumCents)
