import { sql } from 'kysely'
import type { Cents } from '../../domain/money.ts'
import type { AttentionSource } from '../attention/source.ts'
import type { Db } from '../platform/database/connect.ts'
import { loadPurse } from './hand-in/open-matters.ts'

type Short = {
  runId: number
  shiftId: number
  plate: string
  driver: string | null
  state: string
  since: Date
}

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
