import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'

/** One cart after the other goes with its lines; a guest with anything that is more than a cart stays. */
export const deleteIdleGuests = (db: Db, before: Date, most: number): Promise<number> =>
  inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from customers c where role = 0 and last_seen_at < ${before}
        and not exists (select from orders where customer_id = c.id and (status <> 1 or placed_at is not null))
        and not exists (select from autoships where customer_id = c.id)
      order by id limit ${most} for update skip locked`.execute(tx)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    await sql`delete from orders where customer_id = any(${ids})`.execute(tx)
    await sql`delete from customers where id = any(${ids})`.execute(tx)
    return ids.length
  })
