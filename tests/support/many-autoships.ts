import { sql } from 'kysely'
import type { Day } from '../../domain/calendar.ts'
import type { Db } from '../../server/platform/database/connect.ts'

type Many = {
  count: number
  /** The next delivery of all of them. */
  day: Day
  frequencyWeeks: number
  regionId: number
  /** What each brings, two of each. */
  goodIds: readonly number[]
}

let begun = 0

/** Many customers with an autoship each, half of them with deferred payment, by one statement. */
export async function manyAutoships(
  db: Db,
  { count, day, frequencyWeeks, regionId, goodIds }: Many,
): Promise<void> {
  const group = ++begun
  await sql`
    with person as (insert into customers (role, name, email, phone, registered_at, agreement_confirmed_at, accepted_at, email_confirmed_at,
          pay_later, credit_limit_cents)
        select 'customer', 'Anna Bērziņa', ${`many${group}.`} || n || '@example.lv', '+37120000000', now(), now(), now(), now(),
          n % 2 = 0, 100000
        from generate_series(1, ${count}::int) n returning id),
      place as (insert into addresses (customer_id, region_id, street, house_no, flat_no, is_legal)
        select id, ${regionId}, 'Brīvības iela', '1', '2', true from person returning customer_id, id),
      wish as (insert into autoships (customer_id, name, is_active, address_id, frequency_weeks, delivery_on, next_on,
          processed_at)
        select customer_id, 'Ūdens', true, id, ${frequencyWeeks}, ${day}::date, ${day}::date, now() from place
        returning customer_id, id)
    insert into autoship_items (customer_id, autoship_id, good_id, ordered, returned)
    select wish.customer_id, wish.id, g.id, 2, case when g.bottle_kind = 'large' then 2 else 0 end
    from wish cross join goods g where g.id = any(${goodIds}::int[])`.execute(db)
}
