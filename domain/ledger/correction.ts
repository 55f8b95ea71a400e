import type { Cents } from '../money.ts'
import { entry, type CustomerAccount, type Entry } from './entry.ts'

/** The office's hand, with a reason: a sum given to one of the customer's accounts, or taken if it is negative. */
export const corrected = (account: CustomerAccount, cents: Cents): Entry =>
  entry('correction', [
    { account, cents },
    { account: 'correction', cents: -cents },
  ])
