import type { Cents } from '../money.ts'
import type { LoadCount } from './load-counts.ts'

export const likelyCauseKinds = [
  'sale_not_recorded',
  'left_more',
  'left_fewer',
  'took_more',
  'took_fewer',
  'goods_swapped',
  'broken',
  'transfer_not_confirmed',
  'load_miscounted',
  'not_paid',
  'digits_swapped',
  'float_forgotten',
  'note_miscounted',
] as const
export type LikelyCauseKind = (typeof likelyCauseKinds)[number]

/** Differences by `full:101`, the part and the good, or `cash` of the shift. */
export type Effect = Readonly<Record<string, number>>

/** Something that may have happened, and the differences that it would make. */
export type LikelyCause = {
  kind: LikelyCauseKind
  effect: Effect
  /** The stops where it may have happened; several where nothing tells them apart. */
  stopIds: readonly number[]
  transferId?: number
  otherRunId?: number
  /** The less likely, the dearer. */
  cost: number
}

export type TalliedGood = { goodId: number; left: number; taken: number }

export type StopToExplain = {
  stopId: number
  told: readonly TalliedGood[]
  /** What was ordered, and what the customer said would be given back. */
  asked: readonly { goodId: number; ordered: number; returned: number }[]
  /** The counts of an objection or of a photo, where there is one. */
  claimed: readonly TalliedGood[]
  cashCents: Cents
  /** Due for what was told. */
  dueCents: Cents
}

export type RunToExplain = {
  stops: readonly StopToExplain[]
  goods: readonly { goodId: number; priceCents: Cents; depositCents: Cents }[]
  /** Counted less expected. */
  differences: Effect
  floatCents: Cents
  countedCents: Cents
  loads: readonly LoadCount[]
  /** Transfers that only one of both hands has confirmed; below zero where this run gives. */
  openTransfers: readonly { transferId: number; goodId: number; pieces: number }[]
  /** Differences in full ones of the day's other runs. */
  otherRuns: readonly { runId: number; goodId: number; pieces: number }[]
}
