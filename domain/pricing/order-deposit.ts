import type { CartLine } from '../cart/cart-line.ts'
import { sumOf, type Cents } from '../money.ts'
import type { DepositStep } from '../settings.ts'
import { depositFor, type Deposit, type Lent } from './deposit.ts'

export type CustomerDeposit = {
  /** Pieces on the customer's bottle ledger by good; 0 for goods that are not listed. */
  heldByGood: Readonly<Record<number, number>>
  /** `bail_payed`: the deposit that the customer has paid. */
  paidCents: Cents
  /** `bail_required`: the deposit of all pieces held. */
  requiredCents: Cents
}

export type GoodDeposit = Deposit & { goodId: number; held: number; order: number; return: number }

export type LentLine = Pick<
  CartLine,
  | 'goodId'
  | 'bottleKind'
  | 'isLent'
  | 'order'
  | 'return'
  | 'bailCents'
  | 'stateDepositCents'
  | 'bottles'
>

export type OrderDeposit = {
  /** `bail`: the deposit for the pieces of this order. */
  bailCents: Cents
  /** Deposit paid beyond the required sum, as far as this order uses it. */
  paidBeyondCents: Cents
  stateDepositCents: Cents
  /** `deposit_amount`: all deposit to pay now. */
  toPayCents: Cents
  /** `bail_to_refund`: refunded when the bottles return, up to what the customer has paid. */
  toRefundCents: Cents
  goods: GoodDeposit[]
}

/** `deposit_amount` is `bail` less deposit paid beyond the required sum, plus the state deposit. */
export function orderDeposit(
  lines: readonly LentLine[],
  customer: CustomerDeposit,
  steps: readonly DepositStep[],
): OrderDeposit {
  const goods = moves(lines).map(({ goodId, lent, order, return: returned }) => {
    const move = { held: customer.heldByGood[goodId] ?? 0, order, return: returned }
    return { goodId, ...move, ...depositFor(lent, move, steps) }
  })
  const bailCents = sumOf(goods, (good) => good.chargeCents)
  const paidBeyondCents = Math.min(
    bailCents,
    Math.max(0, customer.paidCents - customer.requiredCents),
  )
  const stateDepositCents = sumOf(lines, (line) =>
    line.isLent ? 0 : line.stateDepositCents * line.order,
  )
  return {
    bailCents,
    paidBeyondCents,
    stateDepositCents,
    toPayCents: bailCents - paidBeyondCents + stateDepositCents,
    toRefundCents: Math.min(
      sumOf(goods, (good) => good.refundCents),
      Math.max(0, customer.paidCents),
    ),
    goods,
  }
}

type Move = { goodId: number; lent: Lent; order: number; return: number }

/** The steps count the bottles of a good over all lines and sets. */
function moves(lines: readonly LentLine[]): Move[] {
  const byGood = new Map<number, Move>()
  for (const line of lines.filter((each) => each.isLent)) {
    const { goodId, bailCents, inEach } = line.bottles ?? { ...line, inEach: 1 }
    const move = byGood.get(goodId) ?? {
      goodId,
      lent: { bailCents, bottleKind: line.bottleKind },
      order: 0,
      return: 0,
    }
    move.order += line.order * inEach
    move.return += line.return * inEach
    byGood.set(goodId, move)
  }
  return [...byGood.values()]
}
