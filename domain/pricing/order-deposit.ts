import type { CartLine } from '../cart/cart-line.ts'
import { sumOf, type Cents } from '../money.ts'
import type { DepositStep } from '../settings.ts'
import { depositFor, type Deposit, type Lent } from './deposit.ts'

export type CustomerDeposit = {
  /** Pieces on the customer's bottle ledger by good; 0 for goods that are not listed. */
  heldByGood: Readonly<Record<number, number>>
  /** The deposit that the customer has paid. */
  paidCents: Cents
  /** The deposit of all pieces held. */
  requiredCents: Cents
  /** Of what is paid beyond that: promised to other open orders, or to be paid out. */
  promisedCents?: Cents
}

export type GoodDeposit = Deposit & { goodId: number; held: number; order: number; return: number }

export type LentLine = Pick<
  CartLine,
  | 'goodId'
  | 'bottleKind'
  | 'isLent'
  | 'order'
  | 'return'
  | 'lentDepositCents'
  | 'stateDepositCents'
  | 'bottles'
>

export type OrderDeposit = {
  /** The deposit for the pieces of this order. */
  lentDepositCents: Cents
  /** Deposit paid beyond the required sum, as far as this order uses it. */
  paidBeyondCents: Cents
  stateDepositCents: Cents
  /** All deposit to pay now. */
  toPayCents: Cents
  /** Refunded when the bottles return, up to what the customer has paid. */
  toRefundCents: Cents
  goods: GoodDeposit[]
}

/** To pay: the lent deposit, less deposit paid beyond the required sum, plus the state deposit. */
export function orderDeposit(
  lines: readonly LentLine[],
  customer: CustomerDeposit,
  steps: readonly DepositStep[],
): OrderDeposit {
  const goods = moves(lines).map(({ goodId, lent, order, return: returned }) => {
    const move = { held: customer.heldByGood[goodId] ?? 0, order, return: returned }
    return { goodId, ...move, ...depositFor(lent, move, steps) }
  })
  const lentDepositCents = sumOf(goods, (good) => good.chargeCents)
  const paidBeyondCents = Math.min(
    lentDepositCents,
    Math.max(0, customer.paidCents - customer.requiredCents - (customer.promisedCents ?? 0)),
  )
  const stateDepositCents = sumOf(lines, (line) =>
    line.isLent ? 0 : line.stateDepositCents * line.order,
  )
  return {
    lentDepositCents,
    paidBeyondCents,
    stateDepositCents,
    toPayCents: lentDepositCents - paidBeyondCents + stateDepositCents,
    toRefundCents: Math.min(
      sumOf(goods, (good) => good.refundCents),
      Math.max(0, customer.paidCents),
    ),
    goods,
  }
}

export type AddedDeposit = {
  lentDepositCents: Cents
  stateDepositCents: Cents
  toRefundCents: Cents
  /** Bottles and other lent pieces whose deposit is charged. */
  chargedPieces: number
}

/** What a line adds to the deposit of the other lines in the cart. */
export function addedDeposit(
  line: LentLine,
  others: readonly LentLine[],
  customer: CustomerDeposit,
  steps: readonly DepositStep[],
): AddedDeposit {
  const without = orderDeposit(others, customer, steps)
  const whole = orderDeposit([...others, line], customer, steps)
  return {
    lentDepositCents:
      whole.toPayCents - whole.stateDepositCents - (without.toPayCents - without.stateDepositCents),
    stateDepositCents: whole.stateDepositCents - without.stateDepositCents,
    toRefundCents: whole.toRefundCents - without.toRefundCents,
    chargedPieces: chargedPieces(whole) - chargedPieces(without),
  }
}

const chargedPieces = ({ goods }: OrderDeposit) =>
  sumOf(goods, ({ chargeCents, groups }) =>
    chargeCents > 0 ? sumOf(groups, ({ pieces }) => pieces) : 0,
  )

type Move = { goodId: number; lent: Lent; order: number; return: number }

/** The steps count the bottles of a good over all lines and sets. */
function moves(lines: readonly LentLine[]): Move[] {
  const byGood = new Map<number, Move>()
  for (const line of lines.filter((each) => each.isLent)) {
    const { goodId, lentDepositCents, inEach } = line.bottles ?? { ...line, inEach: 1 }
    const move = byGood.get(goodId) ?? {
      goodId,
      lent: { lentDepositCents, bottleKind: line.bottleKind },
      order: 0,
      return: 0,
    }
    move.order += line.order * inEach
    move.return += line.return * inEach
    byGood.set(goodId, move)
  }
  return [...byGood.values()]
}
