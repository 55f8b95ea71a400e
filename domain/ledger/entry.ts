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

/** Balance, bonus and paid deposit are the sums of the customer's own three. */
export type CustomerAccount = 'account' | 'bonus' | 'deposit'

export type ShopAccount =
  | 'advance'
  | 'advance_vat'
  | 'provider'
  /** With drivers and at the desk. */
  | 'cash'
  | 'safe'
  | 'cash_transit'
  | 'bank'
  | 'expense'
  | 'cash_difference'
  | 'revenue'
  | 'vat'
  | 'state_deposit'
  | 'bonus_cost'
  | 'correction'

/** Sums that we owe or earn are positive, sums that we own or spend are negative. */
export type Posting = { account: CustomerAccount | ShopAccount; cents: Cents }

/** `cash` changes hands in the shop; no customer is touched. */
export type EntryCode = TransactionCode | 'cash'

export type Entry = { code: EntryCode; postings: Posting[] }

export type CauseKind =
  | 'order'
  | 'payment'
  | 'bill'
  | 'correction'
  | 'provider_refund'
  | 'deposit_refund'
  | 'cash_move'
  | 'bank_line'
  | 'goodwill'
  | 'write_off'
  | 'visit'
  | 'line_refund'

/** Entries are never changed, only reversed; each cause can post a code once. */
export type Cause = { kind: CauseKind; id: number; step: string }

/** Throws when the postings do not sum to zero: that is a defect, not a refusal. */
export function entry(code: EntryCode, postings: readonly Posting[]): Entry {
  const difference = sumOf(postings, (posting) => posting.cents)
  if (difference !== 0) throw new RangeError(`entry ${code} is off by ${difference} cents`)
  return { code, postings: postings.filter((posting) => posting.cents !== 0) }
}

export const reversed = ({ code, postings }: Entry): Entry =>
  entry(
    code,
    postings.map(({ account, cents }) => ({ account, cents: -cents })),
  )

/** The change of one of the customer's accounts by an entry. */
export const changeOf = (account: CustomerAccount, { postings }: Entry): Cents =>
  sumOf(
    postings.filter((posting) => posting.account === account),
    (posting) => posting.cents,
  )
