import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'
import {
  deleteReservations,
  isShortOfStock,
  reserveOrderItems,
  reserveWithCommit,
  takePieces,
} from './stock-store.ts'

/** Goods of which fewer can be had than are wanted. */
export type Shortage = { goodId: number; wanted: number; available: number }

type Short = { shortages: Shortage[] }

/** Keeps an order's pieces in the statement before the commit: rows of stock are locked for little more than the write to disk. */
export const keepStockWithCommit = reserveWithCommit

/** Pieces that were there at the look and gone at the commit: all is taken back and looked at anew. */
export async function untilStockStays<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isShortOfStock(error) || tries === 3) throw error
    }
  }
}

/** Keeps the pieces of all counted goods of an order for it, or none at all. Rows of stock stay locked until the commit. */
export const reserveStock = (tx: Db, orderId: number): Promise<Outcome<null, Short>> =>
  reserveStockForAll(tx, [orderId])

/** The same for any number of orders in one statement. */
export async function reserveStockForAll(
  tx: Db,
  orderIds: readonly number[],
): Promise<Outcome<null, Short>> {
  const shortages = await reserveOrderItems(tx, orderIds)
  return shortages.length > 0 ? refuse({ shortages }) : done(null)
}

/** Gives back what an order kept; nothing when it keeps nothing. */
export const freeStock = (tx: Db, orderId: number): Promise<void> => deleteReservations(tx, orderId)

export type Taking = {
  /** A delivery by our courier or a parcel handed over; with the cause's number it posts once. */
  kind: 'delivery' | 'shipment'
  causeId: number
  customerId: number
  lines: readonly { goodId: number; count: number }[]
}

/** Takes delivered pieces of counted goods off the shelf. Free the order's reservations first. The same cause takes once. */
export async function takeStock(tx: Db, taking: Taking): Promise<Outcome<null, Short>> {
  const shortages = await takePieces(tx, taking)
  return shortages.length > 0 ? refuse({ shortages }) : done(null)
}
