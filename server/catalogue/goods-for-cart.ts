import type { CartLine } from '../../domain/cart/cart-line.ts'
import type { Db } from '../platform/database/connect.ts'
import { cartGoodRows } from './cart-good-store.ts'

export { cartGoodsJson } from './cart-good-store.ts'

/** A good as carts, orders and autoships need it, prices and stock as they stand now. */
export type CartGood = Omit<CartLine, 'order' | 'return'> & {
  link: string
  sku: string | null
  nameLv: string
  nameEn: string
  vatClass: string
  monthlyPaymentCents: number
  weightGrams: number
  /** Pieces that can be had; null where they are not counted. */
  available: number | null
  autoshipAllowed: boolean
  parcelAllowed: boolean
  isWithdrawn: boolean
}

/** The goods of these ids, withdrawn ones too (an old cart may hold one); what is not in the map does not exist. */
export async function goodsForCart(
  db: Db,
  goodIds: readonly number[],
): Promise<Map<number, CartGood>> {
  const rows = await cartGoodRows(db, goodIds)
  return new Map(rows.map((row) => [row.goodId, row]))
}
