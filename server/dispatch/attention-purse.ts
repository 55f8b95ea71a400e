import { sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import type { AttentionSource } from '../attention/source.ts'
import type { Db } from '../platform/database/connect.ts'
import { loadCashOfShift, loadPurse } from './hand-in/open-matters.ts'

type Purse = { runId: number; shiftId: number; plate: string; driver: string | null; since: Date }

type Short = Purse & { state: string }

/** Purses out of which more was paid than was in them: a sum is wrong, or own money was used. */
export const shortPurseSource: AttentionSource = {
  kind: 'purse_short',
  right: 'settleRuns',
  find: async ({ db }) => {
    const rows = []
    for (const { runId, shiftId, since, ...facts } of await findShort(db)) {
      const cents: Cents = await loadPurse(db, shiftId)
      const row = { id: String(runId), group: 'money' as const, since, until: null, facts }
      if (cents < 0) rows.push({ ...row, cents: -cents })
    }
    return rows
  },
}

/** By the books alone, which do not have yet what was told at the doors of today. */
async function findShort(db: Db): Promise<Short[]> {
  const { rows } = await sql<Short>`
    select max(r.id) as run_id, s.id as shift_id, v.plate, d.name as driver,
      (array_agg(r.state order by r.id desc))[1] as state, p.last_at as since
    from runs r
      join shifts s on s.id = r.shift_id
      join cash_places p on p.place = 'shift' and p.shift_id = s.id
      join vehicles v on v.id = s.vehicle_id
      left join staff d on d.id = s.driver_id
    where r.state in ('road', 'handing_in') and p.cents < 0
    group by s.id, v.id, d.id, p.last_at order by 1 limit 200`.execute(db)
  return rows
}

/** `isAdded`: cash was put in after the count. */
type Touched = Purse & { isAdded: boolean }

/**
 * Purses of settled runs that differ from their count: a door was told otherwise and the difference
 * has no reason, more was taken out than was in it, or cash was put in that nobody counts.
 */
export const settledPurseSource: AttentionSource = {
  kind: 'purse_after_settling',
  right: 'settleRuns',
  find: async ({ db }) => {
    const rows = []
    for (const { runId, shiftId, since, isAdded, ...van } of await findTouched(db)) {
      const { openCents } = await loadCashOfShift(db, shiftId)
      const cents = openCents === 0 ? await loadPurse(db, shiftId) : openCents
      const why = openCents === 0 ? (cents < 0 ? 'taken' : isAdded && 'added') : 'told'
      if (!why || cents === 0) continue
      const row = { id: String(runId), group: 'money' as const, since, until: null }
      rows.push({ ...row, cents: Math.abs(cents), facts: { ...van, why } })
    }
    return rows
  },
}

/**
 * Shifts whose runs are all settled, where cash moved after the count and some is left, or where
 * doors were told later. While nobody has looked at such a door, its own row asks.
 */
async function findTouched(db: Db): Promise<Touched[]> {
  const { rows } = await sql<Touched>`
    select max(r.id) as run_id, s.id as shift_id, v.plate, d.name as driver,
      bool_or(t.is_added) as is_added, max(t.at) as since
    from (
      select p.shift_id, max(m.moved_at) as at,
        bool_or(m.to_shift_id = p.shift_id and m.from_place in ('safe', 'desk')
          and m.takes_back is null
          and not exists (select from cash_moves b where b.takes_back = m.id)) as is_added
      from cash_places p
        join cash_moves m on m.from_shift_id = p.shift_id or m.to_shift_id = p.shift_id
      where p.place = 'shift' and p.cents <> 0 and 'difference' not in (m.from_place, m.to_place)
        and m.moved_at > coalesce((select max(c.counted_at) from cash_counts c
          where c.shift_id = p.shift_id), '-infinity')
      group by p.shift_id
      union all
      select o.shift_id, max(e.received_at), false
      from driver_events e join stops t on t.id = e.stop_id join runs o on o.id = t.run_id
        join cash_places p on p.place = 'shift' and p.shift_id = o.shift_id and p.cents <> 0
      where 'after_settling' = any (e.flags)
      group by o.shift_id
      having bool_and(exists (select from stop_reviews w
        where w.stop_id = e.stop_id and w.last_event >= e.number))) t
      join shifts s on s.id = t.shift_id
      join runs r on r.shift_id = s.id and r.state <> 'cancelled'
      join vehicles v on v.id = s.vehicle_id
      left join staff d on d.id = s.driver_id
    group by s.id, v.id, d.id having bool_and(r.state = 'settled')
    order by s.id desc limit 200`.execute(db)
  return rows
}
