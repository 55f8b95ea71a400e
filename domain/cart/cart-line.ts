import type { Cents } from '../money.ts'

/** `large` is an 18.9 l bottle, `small` another returnable bottle, `none` no returnable bottle. */
export type BottleKind = 'large' | 'small' | 'none'

/** A line of a cart, an order or an autoship, as the pricing rules need it. */
export type CartLine = {
  goodId: number
  kind: 'good' | 'rentable' | 'service'
  bottleKind: BottleKind
  /** Lent to the customer and to be returned: every bottle, and coolers. */
  isLent: boolean
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
  lentDepositCents: Cents
  /** The state deposit of one piece; single-use packs only. */
  stateDepositCents: Cents
  /** A set consists of bottles of another good, and its deposit is theirs. */
  bottles?: SetOfBottles | null
}

export type SetOfBottles = { goodId: number; inEach: number; lentDepositCents: Cents }

export const isBottle = (bottleKind: BottleKind): boolean => bottleKind !== 'none'

/** "Water goods" are those in returnable bottles. */
export const isWaterGood = (line: Pick<CartLine, 'bottleKind'>): boolean =>
  isBottle(line.bottleKind)

export const isService = (line: Pick<CartLine, 'kind'>): boolean => line.kind === 'service'

export const isEmptyLine = (line: Pick<CartLine, 'order' | 'return'>): boolean =>
  line.order === 0 && line.return === 0
