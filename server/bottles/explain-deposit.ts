import type { Deposit } from '../../contract/shop/deposits.ts'
import { eurosOf, type Cents } from '../../domain/money.ts'
import { depositFor, depositHeld } from '../../domain/pricing/deposit.ts'
import type { DepositStep } from '../../domain/settings.ts'
import { customerDeposit, type HeldGood, heldGoods, promisedToOrders } from './held-bottles.ts'
import { payableMoney } from '../../domain/ledger/payable.ts'
import { accountMoney } from '../ledger/payable.ts'
import type { Db } from '../platform/database/connect.ts'
import { refundablePayments } from '../payments/refunds/refund-payer.ts'
import { goodNames } from './refund-store.ts'

export type ExplainedDeposit = {
  paidCents: Cents
  requiredCents: Cents
  promisedCents: Cents
  refundableCents: Cents
  /** The customer's own money on the account, which can be paid out with it. */
  accountCents: Cents
  /** What was paid through the provider and can go back to where it came from. */
  paidThroughProviderCents: Cents
  goods: (Deposit['goods'][number] & { nameEn: string })[]
}

/** The deposit by good: the required sum of each bottle held, and what was paid above it. */
export async function explainDeposit(
  db: Db,
  customerId: number,
  steps: readonly DepositStep[],
): Promise<ExplainedDeposit> {
  const held = await heldGoods(db, customerId)
  const goodIds = held.map(({ goodId }) => goodId)
  const names = new Map((await goodNames(db, goodIds)).map((good) => [good.id, good]))
  const {
    paidCents,
    requiredCents,
    promisedCents = 0,
  } = await customerDeposit(db, customerId, steps)
  const toOrdersCents = await promisedToOrders(db, customerId)
  const payments = await refundablePayments(db, customerId)
  return {
    paidCents,
    requiredCents,
    promisedCents,
    refundableCents: Math.max(0, paidCents - requiredCents - toOrdersCents),
    accountCents: payableMoney(await accountMoney(db, customerId)),
    paidThroughProviderCents: payments.reduce((sum, { leftCents }) => sum + leftCents, 0),
    goods: held.map((good) => ({
      good_id: good.goodId,
      name: names.get(good.goodId)?.nameLv ?? '',
      nameEn: names.get(good.goodId)?.nameEn ?? '',
      count: good.held,
      required: eurosOf(depositHeld(good.held, good, steps)),
      groups: depositGroups(good, steps),
    })),
  }
}

/** The pieces held, by what each of them costs. */
const depositGroups = (good: HeldGood, steps: readonly DepositStep[]) =>
  depositFor(good, { held: 0, order: good.held, return: 0 }, steps).groups.map(
    ({ fromPiece, toPiece, pieces, eachCents }) => ({
      from: fromPiece,
      to: toPiece,
      count: pieces,
      each: eurosOf(eachCents),
    }),
  )
