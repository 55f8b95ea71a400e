import { sql } from 'kysely'
import type { AttentionSource } from '../attention/source.ts'

type Short = { id: number; name: string; free: number; pieces: number; customers: number }

const days = 14

/** Goods of which the autoships of the next days need more than is free. */
export const shortGoodSource: AttentionSource = {
  kind: 'good_short',
  right: 'countStock',
  find: async ({ db, clock }) => {
    const today = clock.today()
    const { rows } = await sql<Short>`
      with needed as (
        select i.good_id, a.customer_id,
          i.ordered * (1 + (${days} - (a.next_on - ${today}::date)) / (7 * a.frequency_weeks)) as pieces
        from autoships a join autoship_items i on i.autoship_id = a.id
        where a.is_active and a.removed_at is null and not a.is_paused
          and a.next_on between ${today}::date and ${today}::date + ${days}::int)
      select g.id, g.name_lv as name, coalesce(s.on_hand - s.reserved, 0)::int as free,
        sum(n.pieces)::int as pieces, count(distinct n.customer_id)::int as customers
      from needed n join goods g on g.id = n.good_id and g.is_counted
        left join stock s on s.good_id = g.id
      group by g.id, s.on_hand, s.reserved
      having sum(n.pieces) > coalesce(s.on_hand - s.reserved, 0)
      order by g.id limit 200`.execute(db)
    return rows.map(({ id, ...facts }) => ({
      id: String(id),
      group: 'tomorrow' as const,
      since: clock.now(),
      until: null,
      cents: null,
      facts,
    }))
  },
}
