import type { Cents } from '../money.ts'

/** Why a monthly bill asks for a look before it goes out; the gravest first. */
export const billSigns = [
  'disputed',
  'unsettled',
  'large',
  'unreachable',
  'changed',
  'repriced',
  'first',
] as const

export type BillSign = (typeof billSigns)[number]

/** The middle one of a customer's earlier bills, and what is known of this month. */
export type BillFacts = {
  usualCents: Cents | null
  totalCents: Cents
  isDisputed: boolean
  isUnsettled: boolean
  isUnreachable: boolean
  isChanged: boolean
  /** Its deliveries have a good at two prices. */
  isRepriced: boolean
}

const TIMES_THE_USUAL = 2

const isShown: Record<BillSign, (facts: BillFacts) => boolean> = {
  disputed: ({ isDisputed }) => isDisputed,
  unsettled: ({ isUnsettled }) => isUnsettled,
  large: ({ usualCents, totalCents }) =>
    usualCents !== null && totalCents > TIMES_THE_USUAL * usualCents,
  unreachable: ({ isUnreachable }) => isUnreachable,
  changed: ({ isChanged }) => isChanged,
  repriced: ({ isRepriced }) => isRepriced,
  first: ({ usualCents }) => usualCents === null,
}

export const signsOfBill = (facts: BillFacts): BillSign[] =>
  billSigns.filter((sign) => isShown[sign](facts))
