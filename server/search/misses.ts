import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import { searchWords } from '../../domain/search/search-words.ts'
import type { Db } from '../platform/database/connect.ts'

const longestTerm = 60
/** A flood of nonsense must not fill the table. */
const mostTermsADay = 2_000
const daysKept = 180

/** As far back as the office looks. */
export const missesListedDays = 30

/** Counts a search without a result; the visitor is not recorded. */
export async function countMiss(db: Db, term: string, today: Day): Promise<void> {
  const plain = term.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (searchWords(plain).length === 0 || plain.length > longestTerm) return
  await sql`
    with old as (delete from search_misses where day < ${today}::date - ${sql.lit(daysKept)})
    insert into search_misses (day, term)
    select ${today}, ${plain} where (select count(*) from search_misses where day = ${today})
      < ${sql.lit(mostTermsADay)}
    on conflict (day, term) do update set times = search_misses.times + 1`.execute(db)
}

export type Miss = { term: string; times: number; lastOn: Day }

/** The most frequent first. */
export async function listMisses(db: Db, since: Day): Promise<Miss[]> {
  const { rows } = await sql<Miss>`
    select term, sum(times)::int as times, max(day) as last_on from search_misses
    where day >= ${since} group by term order by 2 desc, 1 limit 200`.execute(db)
  return rows
}
