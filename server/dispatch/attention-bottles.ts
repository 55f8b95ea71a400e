import { sql } from 'kysely'
import { sumOf } from '../../domain/money.ts'
import type { AttentionSource } from '../attention/source.ts'
import type { Db } from '../platform/database/connect.ts'
import { loadBottlesOfRuns } from './hand-in/open-matters.ts'

type ToldAnew = { runId: number; plate: string; driver: string | null; since: Date }

/** Settled runs of which a door was told otherwise later, while the difference has no reason. */
export const settledBottlesSource: AttentionSource = {
  kind: 'bottles_after_settling',
  right: 'settleRuns',
  find: async ({ db }) => {
    const runs = await findToldAnew(db)
    if (runs.length === 0) return []
    const bottles = await loadBottlesOfRuns(
      db,
      runs.map(({ runId }) => runId),
    )
    return runs.flatMap(({ runId, since, ...van }) => {
      const { open } = bottles.get(runId)!
      if (open.length === 0) return []
      const facts = { ...van, pieces: sumOf(open, ({ amount }) => Math.abs(amount)) }
      const row = { id: String(runId), group: 'money' as const, since, until: null, cents: null }
      return [{ ...row, facts }]
    })
  },
}

/**
 * Settled runs with doors of which something else was told later. While nobody has looked at such a
 * door, its own row asks. What was told later as before changes no count.
 */
async function findToldAnew(db: Db): Promise<ToldAnew[]> {
  const { rows } = await sql<ToldAnew>`
    select r.id as run_id, v.plate, d.name as driver, max(e.received_at) as since
    from driver_events e
      join stops t on t.id = e.stop_id
      join runs r on r.id = t.run_id and r.state = 'settled'
      join shifts s on s.id = r.shift_id
      join vehicles v on v.id = s.vehicle_id
      left join staff d on d.id = s.driver_id
    where 'after_settling' = any (e.flags)
    group by r.id, v.id, d.id
    having bool_and(exists (select from stop_reviews w
        where w.stop_id = e.stop_id and w.last_event >= e.number))
      and bool_or(not exists (select from driver_events b
          where b.stop_id = e.stop_id and b.number < e.number)
        or exists (select from driver_events b
          where b.stop_id = e.stop_id and b.number < e.number
            and (b.fact ->> 'kind', b.fact -> 'counts')
              is distinct from (e.fact ->> 'kind', e.fact -> 'counts')))
    order by r.id desc limit 200`.execute(db)
  return rows
}
