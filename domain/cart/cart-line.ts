import type { Cents } from '../money.ts'

/** `isbottle`: 1 is an 18.9 l bottle, 2 another returnable bottle, 3 not a returnable bottle. */
export type BottleKind = 1 | 2 | 3

/** A line of a cart, an order or an autoship, as the pricing rules need it. */
export type CartLine = {
  goodId: number
  kind: 'good' | 'rentable' | 'service'
  isBottle: BottleKind
  /** Lent to the customer and to be returned: bottles, coolers. */
  isRentable: boolean
  order: number
  return: number
  basePriceCents: Cents
  /** Only a good of category 7, "Vairumā", has a wholesale price. */
  isInWholesale: boolean
  bestPriceCents: Cents | null
  /** `best_price_no_required`: pieces in one cart from which the wholesale price applies. */
  bestPriceFromPieces: number | null
  autoshipPriceCents: Cents | null
  autoshipBestPriceCents: Cents | null
  /** The deposit for one lent piece, before the steps. */
  bailCents: Cents
  /** The state deposit of one piece; single-use packs only. */
  stateDepositCents: Cents
  /** A set consists of bottles of another good, and its deposit is theirs. */
  bottles?: SetOfBottles | null
}

export type SetOfBottles = { goodId: number; inEach: number; bailCents: Cents }

/** "Water goods" are those with `isbottle` 1 or 2. */
export const isWaterGood = (line: Pick<CartLine, 'isBottle'>): boolean => line.isBottle !== 3

export const isService = (line: Pick<CartLine, 'kind'>): boolean => line.kind === 'service'

export const isEmptyLine = (line: Pick<CartLine, 'order' | 'return'>): boolean =>
  line.order === 0 && line.return === 0

/** Bottles are always lent, whatever the flag says. */
export const isLent = (line: Pick<CartLine, 'isBottle' | 'isRentable'>): boolean =>
  line.isRentable || isWaterGood(line)
