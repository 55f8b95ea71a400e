import { sql } from 'kysely'
import type { Dispute } from '../../contract/office/disputes.ts'
import { judgeDispute } from '../../domain/bottles/judge-dispute.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { runSurplus } from './run-surplus.ts'

type Row = Omit<Dispute, 'openedAt' | 'proposal' | 'reason'> & {
  openedAt: Date
  depositCents: number
}

const shownCounts = 12

/** Other disputes, each by the stop at which it was counted. */
const disputesOfStops = sql`bottle_disputes o
  join bottle_movements om on om.id = o.movement_id and om.cause_kind = 'delivery'
  join deliveries ov on ov.id = om.cause_id join stops os on os.id = ov.stop_id
  join runs orun on orun.id = os.run_id join shifts oh on oh.id = orun.shift_id
  where o.id <> d.id`

/** The latest counts of this good at this address. */
const history = sql`(select coalesce(json_agg(json_build_object('movedOn', n.moved_on,
    'delivered', n.delivered, 'declaredReturned', n.declared_returned, 'returned', n.returned)), '[]')
  from (select * from bottle_movements n where n.customer_id = d.customer_id
    and n.good_id = m.good_id and n.address_id is not distinct from m.address_id
    order by n.id desc limit ${shownCounts}) n)`

/** The visit that counts again, and how many more it found. */
const recount = sql`(select json_build_object('day', w.day, 'isDone', e.id is not null,
    'more', coalesce((select sum(b.delivered - b.returned) from bottle_movements b
      where b.cause_kind = 'recount' and b.cause_id = t.id and b.good_id = m.good_id), 0))
  from visits w
    left join stops t on t.visit_id = w.id and t.state not in ('moved', 'withdrawn')
    left join deliveries e on e.stop_id = t.id and e.outcome = 'visited' and t.state = 'done'
  where w.id = d.recount_visit_id order by e.id nulls last limit 1)`

/** Open disputes, the oldest first, each with what the run and the customer's past say of it. */
export async function listDisputes(
  { db }: Pick<AppWithDb, 'db'>,
  language: Language,
): Promise<Dispute[]> {
  const { rows } = await sql<Row>`
    select d.id, d.customer_id, c.name as customer_name, m.order_id, d.opened_at, m.moved_on,
      ${sql.ref(`g.name_${language}`)} as good, d.comment, m.declared_returned, m.delivered, m.returned,
      d.says_delivered, d.says_returned, s.run_id, t.name as driver, g.lent_deposit_cents as deposit_cents,
      abs(d.says_delivered - m.delivered - d.says_returned + m.returned)
        * g.lent_deposit_cents as stake_cents,
      ${runSurplus(sql`s.run_id`, sql`m.good_id`)} as run_surplus,
      (select count(*)::int from bottle_disputes o where o.customer_id = d.customer_id
        and o.id <> d.id and o.opened_at > d.opened_at - interval '180 days') as earlier_disputes,
      (select count(*)::int from ${disputesOfStops} and oh.driver_id = h.driver_id
        and o.opened_at > d.opened_at - interval '180 days') as driver_disputes,
      (select count(*)::int from ${disputesOfStops} and os.run_id = s.run_id) as run_disputes,
      ${history} as history,
      (select coalesce(json_agg(f.file_id order by f.id), '[]') from event_files f
        where f.stop_id = v.stop_id and f.kind = 'photo') as photos,
      ${recount} as recount
    from bottle_disputes d
      join bottle_movements m on m.id = d.movement_id
      join goods g on g.id = m.good_id
      join customers c on c.id = d.customer_id
      left join deliveries v on v.id = m.cause_id and m.cause_kind = 'delivery'
      left join stops s on s.id = v.stop_id
      left join runs r on r.id = s.run_id
      left join shifts h on h.id = r.shift_id
      left join staff t on t.id = h.driver_id
    where d.state = 'open' order by d.opened_at, d.id limit 200`.execute(db)
  return rows.map(({ depositCents, openedAt, ...row }) => {
    const more = row.saysDelivered - row.delivered - (row.saysReturned - row.returned)
    const recountedMore = row.recount?.isDone ? row.recount.more : null
    const facts = { ...row, fewer: -more, believedCents: depositCents, recountedMore }
    const judged = judgeDispute(facts)
    return { ...row, ...judged, openedAt: openedAt.toISOString() }
  })
}
