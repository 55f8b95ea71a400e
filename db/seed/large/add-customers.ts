import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { Db } from '../../../server/platform/database/connect.ts'

/** People who cannot log in (they have no password), each with one address somewhere in the territory. */
export async function addCustomers(tx: Db, from: number, to: number, today: Day): Promise<void> {
  await sql`
    with regions as (select array_agg(id order by id) as ids from regions),
    made as (
      insert into customers (role, person_type, name, email, phone, registered_at, agreement_confirmed_at, accepted_at,
        email_confirmed_at, last_seen_at)
      select 'customer', 'person', 'Klients ' || n, 'klients-' || n || '@daudz.example', '+3712' || lpad(n::text, 7, '0'), day, day, day, day, day
      from (select n, ${today}::date - (n % 1000)::int as day from generate_series(${from}::int, ${to - 1}::int) as n) people
      returning id)
    insert into addresses (customer_id, region_id, street, house_no, flat_no, postcode, phone, is_legal)
    select made.id, regions.ids[1 + made.id % cardinality(regions.ids)], 'Brīvības iela', (made.id % 300 + 1)::text,
      (made.id % 60 + 1)::text, 'LV-1010', '+37120000000', true
    from made, regions`.execute(tx)
}
