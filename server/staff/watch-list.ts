import { sql } from 'kysely'
import { addDays } from '../../domain/calendar.ts'
import { type Observed, unusualAmongColleagues } from '../../domain/staff/watch.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { watchedDoors } from './watched-doors.ts'
import { watchedWork } from './watched-work.ts'

const watchedDays = 90

type Named = Observed & { name: string }

/** What is unusual in the last 90 days, beside the usual range of colleagues. */
export async function readWatchList({ clock }: Pick<App, 'clock'>, db: Db) {
  const since = addDays(clock.today(), -watchedDays)
  const { rows } = await sql<Named>`
    select seen.kind, seen.staff_id, s.name, seen.cases, seen."of" from (
      ${watchedWork(since)} union all ${watchedDoors(since)}) seen
    join staff s on s.id = seen.staff_id`.execute(db)
  const names = new Map(rows.map(({ staffId, name }) => [staffId, name]))
  return {
    since,
    rows: unusualAmongColleagues(rows).map(({ kind, staffId, cases, of, usual }) => {
      return {
        kind,
        staffId,
        name: names.get(staffId)!,
        cases,
        of,
        usual: [...usual] as [number, number],
      }
    }),
  }
}
