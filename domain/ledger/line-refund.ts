import { type DocumentLine, sumLine } from '../documents/document.ts'
import { vatFromGross } from '../documents/vat.ts'
import { type Cents, roundCents } from '../money.ts'
import { bonusEarned } from './bonus-entries.ts'
import { entry, type Entry } from './entry.ts'

export type LineRefund = { cents: Cents; vatCents: Cents; bonusCents: Cents }

type Paid = {
  cents: Cents
  line: Pick<DocumentLine, 'grossCents' | 'discountCents' | 'promo' | 'unit'> & { percent: number }
  /** What all goods of the document cost, and the bonus that they have earned. */
  goods: { grossCents: Cents; earnedCents: Cents }
}

/**
 * A part of a line's price goes back: its VAT with it, the bonus that it had earned, and the bonus
 * that had paid for it. Delivery and charges earn no bonus.
 */
export function lineRefund({ cents, line, goods }: Paid): LineRefund {
  const { vatCents } = vatFromGross(cents, line.percent)
  const usedCents = line.discountCents - (line.promo?.cents ?? 0)
  const givenBackCents = roundCents((usedCents * cents) / line.grossCents)
  const isGood = line.unit !== 'sum' && goods.grossCents > 0
  const lostCents = isGood ? roundCents((goods.earnedCents * cents) / goods.grossCents) : 0
  return { cents, vatCents, bonusCents: givenBackCents - lostCents }
}

/** Its sum is the customer's again; the shop has sold and owes the state so much less. */
export const lineRefunded = ({ cents, vatCents, bonusCents }: LineRefund): Entry[] =>
  [
    entry('refund', [
      { account: 'account', cents },
      { account: 'revenue', cents: vatCents - cents },
      { account: 'vat', cents: -vatCents },
    ]),
    bonusEarned(bonusCents),
  ].filter(({ postings }) => postings.length > 0)

/** As its credit bill has it. */
export const creditedLine = (line: DocumentLine, cents: Cents): DocumentLine[] =>
  sumLine(line.name, -cents, line.percent)
