import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Db, Tx } from '../platform/database/connect.ts'

/** A visitor without a profile leaves an e-mail. */
type BackInStockRequest = { customerId: number; goodId: number; email?: string }

/** Stores a request for a mail when a sold-out good is available again, once. */
export async function requestBackInStock(
  tx: Tx,
  request: BackInStockRequest,
): Promise<Outcome<{ goodId: number; waiting: boolean }, Refusal>> {
  const soldOut = await isSoldOut(tx, request.goodId)
  if (soldOut === undefined) return refuse({ code: 'not_found' })
  if (soldOut) await insertRequest(tx, request)
  return done({ goodId: request.goodId, waiting: soldOut })
}

/** Undefined when there is no such good on sale. */
async function isSoldOut(tx: Tx, goodId: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ soldOut: boolean }>`
    select g.is_counted and coalesce(s.on_hand <= s.reserved, true) as sold_out
    from goods g left join stock s on s.good_id = g.id
    where g.id = ${goodId} and g.withdrawn_at is null`.execute(tx)
  return rows[0]?.soldOut
}

const insertRequest = (tx: Tx, { customerId, goodId, email = null }: NullableEmail) =>
  sql`
    insert into back_in_stock_requests (customer_id, good_id, email)
    values (${customerId}, ${goodId}, ${email})
    on conflict (good_id, customer_id) where notified_at is null do update
    set email = excluded.email`.execute(tx)

type NullableEmail = Omit<BackInStockRequest, 'email'> & { email?: string | null }

/** Goods whose return the caller will hear of. */
export const awaitedGoods = (db: Db, customerId: number) =>
  db
    .selectFrom('backInStockRequests')
    .select('goodId')
    .where('customerId', '=', customerId)
    .where('notifiedAt', 'is', null)
    .orderBy('goodId')
    .execute()
