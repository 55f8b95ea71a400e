import { percentOf, sumOf, type Cents } from '../money.ts'
import type { DepositStep } from '../settings.ts'

/** What is lent: only bottles get cheaper with their number. */
export type Lent = { bailCents: Cents; isBottle: boolean }

export type DepositMove = { held: number; order: number; return: number }

/** So many pieces at that deposit each; `fromPiece` and `toPiece` count what the customer holds. */
export type DepositGroup = { fromPiece: number; toPiece: number; pieces: number; eachCents: Cents }

export type Deposit = {
  /** What the order calls for, or 0. */
  chargeCents: Cents
  /** What comes back when the pieces do, before the limit of what was paid, or 0. */
  refundCents: Cents
  groups: DepositGroup[]
}

/** The k-th bottle that a customer holds costs `bail` × (1 − d(k)), rounded per bottle. */
export function depositOfBottle(k: number, bailCents: Cents, steps: readonly DepositStep[]): Cents {
  const percentOff = steps.reduce((off, step) => (k >= step.fromBottle ? step.percentOff : off), 0)
  return bailCents - percentOf(bailCents, percentOff)
}

/** D(n), the deposit of n pieces held: the sum over k = 1…n; other rentables have no steps. */
export function depositHeld(pieces: number, lent: Lent, steps: readonly DepositStep[]): Cents {
  return sumOf(groupsBetween(0, pieces, lent, steps), (group) => group.pieces * group.eachCents)
}

/**
 * With `held` pieces on the customer's ledger, let h = max(held, return): the deposit is D(h + order − return) − D(h)
 * if positive; if negative its size comes back.
 */
export function depositFor(lent: Lent, move: DepositMove, steps: readonly DepositStep[]): Deposit {
  const before = Math.max(move.held, move.return)
  const after = before + move.order - move.return
  const groups = groupsBetween(Math.min(before, after), Math.max(before, after), lent, steps)
  const cents = sumOf(groups, (group) => group.pieces * group.eachCents)
  return {
    chargeCents: after > before ? cents : 0,
    refundCents: after < before ? cents : 0,
    groups,
  }
}

/** `bail_required`: the sum of D(held) over goods. */
export const depositRequired = (
  goods: readonly (Lent & { held: number })[],
  steps: readonly DepositStep[],
): Cents => sumOf(goods, (good) => depositHeld(good.held, good, steps))

/** The pieces after the first `from` up to the `to`-th, in groups of one price: ten thousand bottles are three groups. */
function groupsBetween(
  from: number,
  to: number,
  lent: Lent,
  steps: readonly DepositStep[],
): DepositGroup[] {
  const inForce = lent.isBottle ? steps : []
  const starts = [
    from + 1,
    ...inForce.map((step) => step.fromBottle).filter((k) => k > from + 1 && k <= to),
  ]
  if (to <= from) return []
  return starts.map((fromPiece, index) => {
    const toPiece = (starts[index + 1] ?? to + 1) - 1
    const eachCents = depositOfBottle(fromPiece, lent.bailCents, inForce)
    return { fromPiece, toPiece, pieces: toPiece - fromPiece + 1, eachCents }
  })
}
