import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import type { AttentionSource } from '../attention/source.ts'

type Short = {
  id: number
  shortOn: Day
  nameLv: string
  nameEn: string
  free: number
  pieces: number
  customers: number
}

const days = 14

/** Goods of which the autoships of the next days need more than is free, and from which day on. */
export const shortGoodSource: AttentionSource = {
  kind: 'good_short',
  right: 'countStock',
  find: async ({ db, clock }) => {
    const today = clock.today()
    const { rows } = await sql<Short>`
      with needed as (
        select i.good_id, a.customer_id, i.ordered as pieces, a.next_on + d.later as day
        from autoships a join autoship_items i on i.autoship_id = a.id
          cross join generate_series(0, ${today}::date + ${days}::int - a.next_on,
            7 * a.frequency_weeks) as d (later)
        where a.is_active and a.removed_at is null and not a.is_paused
          and a.next_on between ${today}::date and ${today}::date + ${days}::int),
      running as (select *, sum(pieces) over (partition by good_id order by day) as by_then
        from needed)
      select g.id, g.name_lv, g.name_en, coalesce(s.on_hand - s.reserved, 0)::int as free,
        sum(n.pieces)::int as pieces, count(distinct n.customer_id)::int as customers,
        min(n.day) filter (where n.by_then > coalesce(s.on_hand - s.reserved, 0)) as short_on
      from running n join goods g on g.id = n.good_id and g.is_counted
        left join stock s on s.good_id = g.id
      group by g.id, s.on_hand, s.reserved
      having sum(n.pieces) > coalesce(s.on_hand - s.reserved, 0)
      order by g.id limit 200`.execute(db)
    return rows.map(({ id, shortOn, ...facts }) => ({
      id: String(id),
      group: 'tomorrow' as const,
      since: null,
      until: new Date(rigaInstant(shortOn, '00:00')),
      cents: null,
      facts,
    }))
  },
}
