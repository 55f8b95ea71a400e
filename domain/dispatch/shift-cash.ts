import { type Cents, sumOf } from '../money.ts'

/** The cash of a van's day. */
export type ShiftCash = {
  /** Change that the driver left with. */
  floatCents: Cents
  /** Told at the doors of all its runs. */
  takenCents: Cents
  /** Paid on the way, such as parking. */
  expensesCents: Cents
  /** Handed over before the end of the day. */
  droppedCents: Cents
}

export const expectedCash = (cash: ShiftCash): Cents =>
  cash.floatCents + cash.takenCents - cash.expensesCents - cash.droppedCents

/** Notes and coins of the euro, the largest first. */
export const notesAndCoins: readonly Cents[] = [
  500_00, 200_00, 100_00, 50_00, 20_00, 10_00, 5_00, 2_00, 1_00, 50, 20, 10, 5, 2, 1,
]

export type CountedNotes = readonly { cents: Cents; count: number }[]

export const sumOfNotes = (notes: CountedNotes): Cents =>
  sumOf(notes, ({ cents, count }) => cents * count)

/** Each kind once, and only what exists. */
export const areNotes = (notes: CountedNotes): boolean =>
  notes.every(({ cents, count }) => notesAndCoins.includes(cents) && count > 0) &&
  new Set(notes.map(({ cents }) => cents)).size === notes.length
