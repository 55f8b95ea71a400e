import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db } from '../platform/database/connect.ts'
import { insertRequest, isSoldOut } from './back-in-stock-store.ts'

type Waiting = { goodId: number; waiting: boolean }

/** Remembers who wants to hear when a sold-out good is back; asking twice is asking once. What can be had needs no waiting. */
export async function askBackInStock(
  db: Db,
  wish: { customerId: number; goodId: number },
): Promise<Outcome<Waiting, Refusal>> {
  const soldOut = await isSoldOut(db, wish.goodId)
  if (soldOut === undefined) return refuse({ code: 'not_found' })
  if (soldOut) await insertRequest(db, wish)
  return done({ goodId: wish.goodId, waiting: soldOut })
}
