import { sql } from 'kysely'
import type { Tx } from '../platform/database/connect.ts'

type OfCustomer = { customerId?: number | null; paperId?: number | null }

/**
 * Money for a record that has ended in another is the other's: people go on paying with the
 * reference of an old bill.
 */
export async function followMerged<Booked extends OfCustomer>(
  tx: Tx,
  bookings: readonly Booked[],
): Promise<Booked[]> {
  const ids = bookings.flatMap(({ customerId }) => customerId ?? [])
  const { rows } = await sql<{ fromId: number; intoId: number }>`
    with recursive ways as (
      select id as from_id, merged_into as into_id from customers
      where id = any(${ids}::bigint[]) and merged_into is not null
      union all
      select w.from_id, c.merged_into from ways w join customers c on c.id = w.into_id
      where c.merged_into is not null)
    select w.from_id, w.into_id from ways w join customers c on c.id = w.into_id
    where c.merged_into is null`.execute(tx)
  const into = new Map(rows.map(({ fromId, intoId }) => [fromId, intoId]))
  return bookings.map((booking) => {
    const customerId = into.get(booking.customerId ?? 0)
    return customerId === undefined ? booking : { ...booking, customerId, paperId: null }
  })
}
