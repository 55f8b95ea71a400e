import { sql } from 'kysely'
import type { Day } from '../../../domain/calendar.ts'
import type { Load } from '../../../domain/territory/capacity.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'

export type NewProposal = {
  customerId: number
  orderId: number | null
  autoshipId: number | null
  plannedOn: Day | null
  oldDay: Day
  newDay: Day | null
  reason: 'route' | 'holiday' | 'closed_day' | 'undelivered'
}

/** What the office says of a delivery that its change of days displaces. */
export type Asking = {
  changeId: number
  /** The customers are asked until the end of this day. */
  answerBy: Day | null
  toldBy: 'mail' | 'call'
  /** The planned delivery is on its new day already. */
  isMoved: boolean
}

export type Proposal = NewProposal & { id: number; answerBy: Day | null; toldBy: 'mail' | 'call' }

/**
 * One open proposal a delivery; the same day is not proposed again after an answer. A proposal
 * without a day ends when a day has been found.
 */
export async function insertProposals(
  tx: Tx,
  found: readonly (NewProposal & Partial<Asking>)[],
  now: Date,
): Promise<Proposal[]> {
  if (found.length === 0) return []
  const rows = found.map((proposal) => rowOf(proposal, now))
  const json = sql`jsonb_populate_recordset(null::day_proposals, ${JSON.stringify(rows)}::jsonb) n`
  await sql`
    update day_proposals p set state = 'lapsed', answered_at = ${now} from ${json}
    where p.state = 'asked' and p.new_day is null and n.new_day is not null
      and p.order_id is not distinct from n.order_id
      and (p.autoship_id, p.planned_on) is not distinct from (n.autoship_id, n.planned_on)`.execute(
    tx,
  )
  const inserted = await sql<Proposal>`
    insert into day_proposals
      (customer_id, order_id, autoship_id, planned_on, old_day, new_day, reason, asked_at, change_id,
        answer_by, told_by, is_moved)
    select n.customer_id, n.order_id, n.autoship_id, n.planned_on, n.old_day, n.new_day, n.reason,
      n.asked_at, n.change_id, n.answer_by, n.told_by, n.is_moved
    from ${json}
    where not exists (
      select from day_proposals p where p.customer_id = n.customer_id and p.state <> 'lapsed'
        and p.old_day = n.old_day
        and p.new_day is not distinct from n.new_day
        and p.order_id is not distinct from n.order_id
        and (p.autoship_id, p.planned_on) is not distinct from (n.autoship_id, n.planned_on))
    on conflict do nothing
    returning id, customer_id, order_id, autoship_id, planned_on, old_day, new_day, reason,
      answer_by, told_by
  `.execute(tx)
  return inserted.rows
}

const rowOf = (proposal: NewProposal & Partial<Asking>, askedAt: Date) => ({
  customer_id: proposal.customerId,
  order_id: proposal.orderId,
  autoship_id: proposal.autoshipId,
  planned_on: proposal.plannedOn,
  old_day: proposal.oldDay,
  new_day: proposal.newDay,
  reason: proposal.reason,
  asked_at: askedAt,
  change_id: proposal.changeId ?? null,
  answer_by: proposal.answerBy ?? null,
  told_by: proposal.toldBy ?? 'mail',
  is_moved: proposal.isMoved ?? false,
})

type OrderAhead = Load & { id: number; customerId: number; deliveryOn: Day; regionId: number }

/** Processing orders of our courier, from a day on. */
export async function findOrdersAhead(
  db: Db,
  from: Day,
  after: number,
  limit: number,
): Promise<OrderAhead[]> {
  const { rows } = await sql<OrderAhead>`
    select o.id, o.customer_id, o.delivery_on, a.region_id, o.load_bottles as bottles,
      o.load_grams as grams, 1 as stops
    from orders o join addresses a on a.id = o.address_id
    where o.status = 'processing' and o.delivery_kind = 'courier' and o.delivery_on >= ${from}
      and o.id > ${after}
    order by o.id limit ${limit}`.execute(db)
  return rows
}

export type OpenProposal = Proposal & {
  /** The autoship of the delivery or of the order. */
  seriesId: number | null
  autoshipName: string | null
  addressId: number | null
  regionId: number | null
  changeId: number | null
  isMoved: boolean
  /** The delivery has been moved, skipped or ended meanwhile. */
  isObsolete: boolean
}

const selectOpen = sql<OpenProposal>`
  select p.id, p.customer_id, p.order_id, p.autoship_id, p.planned_on, p.old_day, p.new_day, p.reason,
    p.answer_by, p.told_by, p.change_id, p.is_moved,
    s.id as series_id, s.name as autoship_name, a.id as address_id, a.region_id,
    case when p.order_id is not null then o.status <> 'processing' or o.delivery_on <> p.old_day
      when p.is_moved then not s.is_active or coalesce(c.state, 'planned') in ('planned', 'skipped')
        or c.delivery_on <> p.new_day
      else not s.is_active or coalesce(
        c.state = 'skipped' or (c.state = 'moved' and c.delivery_on <> p.old_day), false)
      end as is_obsolete
  from day_proposals p left join orders o on o.id = p.order_id
    left join autoships s on s.id = coalesce(p.autoship_id, o.autoship_id)
    left join autoship_occurrences c on c.autoship_id = p.autoship_id and c.planned_on = p.planned_on
    left join addresses a on a.id = coalesce(o.address_id, s.address_id)
  where p.state = 'asked'`

export async function findOpen(db: Db, customerId: number): Promise<OpenProposal[]> {
  const { rows } =
    await sql<OpenProposal>`${selectOpen} and p.customer_id = ${customerId} order by p.old_day, p.id`.execute(
      db,
    )
  return rows.filter(({ isObsolete }) => !isObsolete)
}

export async function lockProposal(
  tx: Tx,
  customerId: number,
  id: number,
): Promise<OpenProposal | undefined> {
  const { rows } = await sql<OpenProposal>`
    ${selectOpen} and p.customer_id = ${customerId} and p.id = ${id} for update of p`.execute(tx)
  return rows[0]
}

/**
 * A batch of proposals of which one of both days is about to close, or has closed, or whose
 * customers were asked until a day before today.
 */
export async function findUnanswered(
  db: Db,
  { until, today }: { until: Day; today: Day },
): Promise<OpenProposal[]> {
  const { rows } = await sql<OpenProposal>`
    ${selectOpen} and (least(p.old_day, p.new_day) <= ${until} or p.answer_by < ${today})
    order by p.id limit 200`.execute(db)
  return rows
}

/** False where its customer has answered meanwhile. */
export async function endProposal(
  tx: Tx,
  id: number,
  state: 'accepted' | 'chosen' | 'skipped' | 'lapsed',
  answer: { at: Date; day?: Day },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dayProposals')
    .set({ state, answeredAt: answer.at, answeredDay: answer.day ?? null })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findAllOpen(db: Db): Promise<OpenProposal[]> {
  return (await sql<OpenProposal>`${selectOpen} order by p.id`.execute(db)).rows
}
