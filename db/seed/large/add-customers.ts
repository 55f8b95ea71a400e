import { type RawBuilder, sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { Db } from '../../../server/platform/database/connect.ts'
import {
  firstNames,
  streets,
  streetStarts,
  surnameEnds,
  surnameStarts,
  surnameStems,
} from './names.ts'

/** One of the words for person `n`: the first ones often, the last ones seldom, as people are. */
const wordOf = (words: readonly string[], what: string): RawBuilder<string> => sql`
  (${words}::text[])[1 + floor(${words.length}::int * (
    (hashtext(${what} || n) & 1048575) / 1048576.0) ^ 2)::int]`

const nameOf = (which: 'her' | 'his') => sql`
  ${wordOf(firstNames[which], 'first')} || ' ' || initcap(
    ${wordOf(surnameStarts, 'start')} || ${wordOf(surnameStems, 'stem')} ||
    ${wordOf(surnameEnds[which], 'end')})`

/**
 * People who cannot log in (they have no password), each with one address somewhere in the
 * territory. Names and streets are as common and as rare as real ones, so that a search is measured
 * on what it would meet.
 */
export async function addCustomers(tx: Db, from: number, to: number, today: Day): Promise<void> {
  await sql`
    with regions as (select array_agg(id order by id) as ids from regions),
    made as (
      insert into customers (role, person_type, name, email, phone, registered_at,
        agreement_confirmed_at, accepted_at, email_confirmed_at, last_seen_at)
      select 'customer', 'person', case n % 2 when 0 then ${nameOf('her')} else ${nameOf('his')} end,
        'klients-' || n || '@daudz.example', '+3712' || lpad(n::text, 7, '0'), day, day, day, day,
        day
      from (select n, ${today}::date - (n % 1000)::int as day
        from generate_series(${from}::int, ${to - 1}::int) as n) people
      returning id)
    insert into addresses (customer_id, region_id, street, house_no, flat_no, postcode, phone,
      is_legal)
    select n, regions.ids[1 + n % cardinality(regions.ids)],
      ${wordOf(streetStarts, 'street start')} || ${wordOf(streets, 'street')} || ' iela',
      (n % 300 + 1)::text, (n % 60 + 1)::text, 'LV-1010', '+37120000000', true
    from (select id as n from made) people, regions`.execute(tx)
}
