import { type Cents, sumOf } from '../money.ts'
import { entry, type CustomerAccount, type Entry } from './entry.ts'

/** Adds a sum to one of the customer's accounts, or takes it when negative. */
export const correctionEntry = (account: CustomerAccount, cents: Cents): Entry =>
  entry('correction', [
    { account, cents },
    { account: 'correction', cents: -cents },
  ])

type Corrected = Partial<Record<CustomerAccount, Cents>>

/**
 * What a correction comes to with those that the same person has made before: parts of one sum count
 * together, and a sum that was taken back counts no more.
 */
export function correctedCents(earlier: Corrected, account: CustomerAccount, cents: Cents): Cents {
  const together = { ...earlier, [account]: (earlier[account] ?? 0) + cents }
  const sums = Object.values(together).map((sum) => Math.abs(sum))
  return Math.max(
    Math.abs(cents),
    sumOf(sums, (sum) => sum),
  )
}

/** A debt that will not be paid is a cost of ours. */
export const debtWrittenOff = (cents: Cents): Entry =>
  entry('correction', [
    { account: 'account', cents },
    { account: 'expense', cents: -cents },
  ])
