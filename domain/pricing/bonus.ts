import type { BottleKind } from '../cart/cart-line.ts'
import { percentOf, sumOf, type Cents } from '../money.ts'
import type { ShopSettings } from '../settings.ts'
import { split } from '../split.ts'

export type BonusInput = {
  waterCents: Cents
  noWaterCents: Cents
  customerBonusCents: Cents
  isEnabled: boolean
}

export type UsableBonus = {
  cents: Cents
  limitedBy:
    | 'not_enabled'
    | 'no_bonus'
    | 'no_other_goods'
    | 'customer_bonus'
    | 'share_of_goods'
    | 'other_goods'
  shareCents: Cents
}

/** The lowest of the customer's bonus, 30 % (rounded down) of water + no water, and no water. */
export function usableBonus(
  input: BonusInput,
  settings: Pick<ShopSettings, 'bonusUsePercent'>,
): UsableBonus {
  const shareCents = Math.floor(
    ((input.waterCents + input.noWaterCents) * settings.bonusUsePercent) / 100,
  )
  const none = (limitedBy: UsableBonus['limitedBy']): UsableBonus => ({
    cents: 0,
    limitedBy,
    shareCents,
  })
  if (!input.isEnabled) return none('not_enabled')
  if (input.customerBonusCents <= 0) return none('no_bonus')
  if (input.noWaterCents === 0) return none('no_other_goods')
  const cents = Math.min(input.customerBonusCents, shareCents, input.noWaterCents)
  if (cents === input.customerBonusCents) return { cents, limitedBy: 'customer_bonus', shareCents }
  return { cents, limitedBy: cents === shareCents ? 'share_of_goods' : 'other_goods', shareCents }
}

export type DeliveredLine = { bottleKind: BottleKind; paidCents: Cents }

/** Earned on delivery: 2 % of what the 18.9 l bottles' lines cost, as delivered, to the cent. */
export function earnedBonus(
  lines: readonly DeliveredLine[],
  isEnabled: boolean,
  settings: Pick<ShopSettings, 'bonusEarnPercent'>,
): Cents {
  if (!isEnabled) return 0
  const largeBottles = lines.filter((line) => line.bottleKind === 'large')
  return percentOf(
    sumOf(largeBottles, (line) => line.paidCents),
    settings.bonusEarnPercent,
  )
}

/** On a document the bonus is a discount, split over the lines of goods other than water. */
export const bonusShares = (
  bonusCents: Cents,
  lines: readonly { sumCents: Cents; takesBonus: boolean }[],
): Cents[] =>
  split(
    bonusCents,
    lines.map((line) => (line.takesBonus ? line.sumCents : 0)),
  )
