import type { Cents } from '../money.ts'
import { entry, type CustomerAccount, type Entry } from './entry.ts'

/** Adds a sum to one of the customer's accounts, or takes it when negative. */
export const correctionEntry = (account: CustomerAccount, cents: Cents): Entry =>
  entry('correction', [
    { account, cents },
    { account: 'correction', cents: -cents },
  ])

/** A debt that will not be paid is a cost of ours. */
export const debtWrittenOff = (cents: Cents): Entry =>
  entry('correction', [
    { account: 'account', cents },
    { account: 'expense', cents: -cents },
  ])
