import { type RawBuilder, sql } from 'kysely'

/**
 * What the warehouse last counted of a run's empties, less what its doors told;
 * null where it counted none.
 */
export const runSurplus = (
  runId: RawBuilder<unknown>,
  goodId: RawBuilder<unknown>,
): RawBuilder<number | null> => sql`(select w.empty_pieces from run_counts w
    where w.run_id = ${runId} and w.good_id = ${goodId}
      and w.phase = 'hand_in' and w.side = 'warehouse' order by w.id desc limit 1)
  - (select coalesce(sum(n.taken_back), 0)::int from stops p
    join deliveries e on e.stop_id = p.id and e.outcome <> 'reversed'
    join delivery_counts n on n.delivery_id = e.id
    where p.run_id = ${runId} and n.good_id = ${goodId})`
