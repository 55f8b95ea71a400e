import { sumOf, type Cents } from '../money.ts'

/** `transaction` codes. */
export type TransactionCode =
  | 'topup'
  | 'order'
  | 'refund'
  | 'bonus'
  | 'deposit'
  | 'monthly'
  | 'correction'

/** `balance`, `bonus` and `bail_payed` are the sums of the customer's own three. */
export type CustomerAccount = 'account' | 'bonus' | 'deposit'

export type ShopAccount =
  | 'advance'
  | 'provider'
  | 'cash'
  | 'bank'
  | 'revenue'
  | 'vat'
  | 'state_deposit'
  | 'bonus_cost'
  | 'correction'

/** What we owe and earn is positive, what we have and spend is negative. */
export type Posting = { account: CustomerAccount | ShopAccount; cents: Cents }

export type Entry = { code: TransactionCode; postings: Posting[] }

export type CauseKind =
  | 'order'
  | 'payment'
  | 'bill'
  | 'correction'
  | 'provider_refund'
  | 'deposit_refund'

/** Entries are never changed, only reversed; each has a cause that can post once. */
export type Cause = { kind: CauseKind; id: number; step: string }

/** The postings of an entry sum to zero; one that does not is a defect, not a refusal. */
export function entry(code: TransactionCode, postings: readonly Posting[]): Entry {
  const off = sumOf(postings, (posting) => posting.cents)
  if (off !== 0) throw new RangeError(`entry ${code} is off by ${off} cents`)
  return { code, postings: postings.filter((posting) => posting.cents !== 0) }
}

export const reversed = ({ code, postings }: Entry): Entry =>
  entry(
    code,
    postings.map(({ account, cents }) => ({ account, cents: -cents })),
  )

/** What an entry changes on one of the customer's accounts. */
export const changeOf = (account: CustomerAccount, { postings }: Entry): Cents =>
  sumOf(
    postings.filter((posting) => posting.account === account),
    (posting) => posting.cents,
  )
