import { isBottle, type BottleKind } from '../cart/cart-line.ts'
import { percentOf, sumOf, type Cents } from '../money.ts'
import type { DepositStep } from '../settings.ts'

/** Only a bottle's deposit falls with the number of bottles. */
export type Lent = { lentDepositCents: Cents; bottleKind: BottleKind }

export type DepositMove = { held: number; order: number; return: number }

/**
 * Pieces with the same deposit; `fromPiece` and `toPiece` count the pieces that the customer holds.
 */
export type DepositGroup = { fromPiece: number; toPiece: number; pieces: number; eachCents: Cents }

export type Deposit = {
  chargeCents: Cents
  /** Refunded when the pieces return, before it is limited to what was paid. */
  refundCents: Cents
  groups: DepositGroup[]
}

/** The k-th bottle that a customer holds costs the full deposit × (1 − d(k)), rounded per bottle. */
export function depositOfBottle(
  k: number,
  lentDepositCents: Cents,
  steps: readonly DepositStep[],
): Cents {
  const percentOff = steps.reduce((off, step) => (k >= step.fromBottle ? step.percentOff : off), 0)
  return lentDepositCents - percentOf(lentDepositCents, percentOff)
}

/** D(n), the deposit of n pieces held: the sum over k = 1…n; other rentables have no steps. */
export function depositHeld(pieces: number, lent: Lent, steps: readonly DepositStep[]): Cents {
  return sumOf(groupsBetween(0, pieces, lent, steps), (group) => group.pieces * group.eachCents)
}

/**
 * With `held` pieces on the customer's ledger, let h = max(held, return): the deposit is
 * D(h + order − return) − D(h); a negative deposit is refunded.
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

/** The deposit required: the sum of D(held) over goods. */
export const depositRequired = (
  goods: readonly (Lent & { held: number })[],
  steps: readonly DepositStep[],
): Cents => sumOf(goods, (good) => depositHeld(good.held, good, steps))

/**
 * The pieces after `from` up to `to`, grouped by deposit: thousands of bottles make three groups.
 */
function groupsBetween(
  from: number,
  to: number,
  lent: Lent,
  steps: readonly DepositStep[],
): DepositGroup[] {
  const inForce = isBottle(lent.bottleKind) ? steps : []
  const starts = [
    from + 1,
    ...inForce.map((step) => step.fromBottle).filter((k) => k > from + 1 && k <= to),
  ]
  if (to <= from) return []
  return starts.map((fromPiece, index) => {
    const toPiece = (starts[index + 1] ?? to + 1) - 1
    const eachCents = depositOfBottle(fromPiece, lent.lentDepositCents, inForce)
    return { fromPiece, toPiece, pieces: toPiece - fromPiece + 1, eachCents }
  })
}
