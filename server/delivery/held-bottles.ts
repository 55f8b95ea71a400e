import { isWaterGood, type BottleKind } from '../../domain/cart/cart-line.ts'
import { depositRequired } from '../../domain/pricing/deposit.ts'
import type { CustomerDeposit } from '../../domain/pricing/order-deposit.ts'
import type { DepositStep } from '../../domain/settings.ts'
import { balancesOf } from '../ledger/balances.ts'
import type { Db } from '../platform/database/connect.ts'

export type HeldGood = { goodId: number; held: number; bailCents: number; isBottle: boolean }

/** What of ours stands at a customer's. */
export async function heldGoods(db: Db, customerId: number): Promise<HeldGood[]> {
  const rows = await db
    .selectFrom('bottleBalances')
    .innerJoin('goods', 'goods.id', 'bottleBalances.goodId')
    .select(['goodId', 'held', 'bailCents', 'bottleKind'])
    .where('bottleBalances.customerId', '=', customerId)
    .where('held', '>', 0)
    .orderBy('goodId')
    .execute()
  return rows.map(({ bottleKind, ...row }) => ({
    ...row,
    isBottle: isWaterGood({ isBottle: bottleKind as BottleKind }),
  }))
}

/** The facts that the rules of the deposit ask for: bottles held, deposit paid, deposit required. */
export async function customerDeposit(
  db: Db,
  customerId: number,
  steps: readonly DepositStep[],
): Promise<CustomerDeposit> {
  const goods = await heldGoods(db, customerId)
  const { depositCents } = await balancesOf(db, customerId)
  return {
    heldByGood: Object.fromEntries(goods.map(({ goodId, held }) => [goodId, held])),
    paidCents: depositCents,
    requiredCents: depositRequired(goods, steps),
  }
}
