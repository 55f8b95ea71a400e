import { sql } from 'kysely'
import { addMonths, type Day } from '../../domain/calendar.ts'
import type { BillFacts } from '../../domain/documents/bill-signs.ts'
import type { Party } from '../../domain/documents/document.ts'
import type { Cents } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import type { Db } from '../platform/database/connect.ts'

/** A good that was delivered at several prices within the month, the earliest first. */
export type RepricedGood = { name: string; pricesCents: Cents[] }

export type KnownOfBill = Omit<BillFacts, 'totalCents' | 'isChanged' | 'isRepriced'> & {
  customerId: number
  /** The customer as the latest monthly bill names it. */
  formerBuyer: Party | null
  repriced: RepricedGood[]
}

/** Bills that the usual sum is the middle one of. */
const usualOfBills = 12

/** What is known of customers whose bills of a month are to go out, in one statement. */
export async function findBillFacts(
  db: Db,
  customerIds: readonly number[],
  firstDay: Day,
  language: Language,
): Promise<KnownOfBill[]> {
  const nextMonth = addMonths(firstDay, 1)
  const { rows } = await sql<KnownOfBill>`
    select c.id as customer_id, former.usual_cents, former.buyer as former_buyer,
      exists (select from bottle_disputes d
        join bottle_movements b on b.id = d.movement_id
        where d.state = 'open' and b.customer_id = c.id and b.moved_on >= ${firstDay}
          and b.moved_on < ${nextMonth}) as is_disputed,
      exists (select from stop_orders so
        join stops s on s.id = so.stop_id and s.state = 'done'
        join runs r on r.id = s.run_id and r.state <> 'settled'
        join papers i on i.order_id = so.order_id and i.customer_id = c.id and i.kind = 'invoice'
        where so.customer_id = c.id and i.issued_on >= ${firstDay}
          and i.issued_on < ${nextMonth}) as is_unsettled,
      c.email is null or coalesce((select m.state = 'given_up' from mail_outbox m
        where m.customer_id = c.id order by m.id desc limit 1), false) as is_unreachable,
      ${repricedGoods(firstDay, language)} as repriced
    from customers c, lateral (
      select (percentile_disc(0.5) within group (order by p.total_cents))::int as usual_cents,
        (array_agg(p.buyer order by p.id desc))[1] as buyer
      from (select id, total_cents, buyer from papers where customer_id = c.id
        and kind = 'monthly_bill' order by id desc limit ${usualOfBills}) p) former
    where c.id = any(${customerIds}::bigint[])`.execute(db)
  return rows
}

/** Of the deliveries of a customer `c` that were deferred to the bill. */
const repricedGoods = (firstDay: Day, language: Language) => sql`
  (select coalesce(json_agg(json_build_object('name', ${sql.ref(`g.name_${language}`)},
      'pricesCents', r.prices_cents) order by g.id), '[]')
    from (select good_id, array_agg(price_cents order by since) as prices_cents
      from (select l.good_id, l.list_price_cents as price_cents, min(i.id) as since
        from papers i join order_items l on l.order_id = i.order_id
        where i.customer_id = c.id and i.kind = 'invoice' and i.issued_on >= ${firstDay}
          and i.issued_on < ${addMonths(firstDay, 1)} and i.settled @> '[{"by": "deferred"}]'
          and l.list_price_cents is not null
        group by l.good_id, l.list_price_cents) p
      group by good_id having count(*) > 1) r
      join goods g on g.id = r.good_id)`
