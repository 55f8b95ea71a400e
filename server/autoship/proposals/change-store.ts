import { sql } from 'kysely'
import type { MadeChange } from '../../../contract/office/calendar.ts'
import type { CalendarChange } from '../../../contract/office/calendar-change.ts'
import type { Day } from '../../../domain/calendar.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import type { Proposal } from './proposal-store.ts'

type Row = {
  id: number
  change: CalendarChange
  answerBy: Day | null
  madeAt: Date
  by: string | null
  isUndone: boolean
  answers: MadeChange['answers']
}

/** The latest changes, or one of them, with the counts of their answers. */
export async function findChanges(db: Db, changeId?: number): Promise<MadeChange[]> {
  const { rows } = await sql<Row>`
    select c.id, c.change, c.answer_by, c.made_at, s.name as by,
      c.undone_at is not null as is_undone, json_build_object(
        'asked', count(p.id) filter (where p.state = 'asked'),
        'accepted', count(p.id) filter (where p.state = 'accepted'),
        'chosen', count(p.id) filter (where p.state = 'chosen'),
        'skipped', count(p.id) filter (where p.state = 'skipped'),
        'lapsed', count(p.id) filter (where p.state = 'lapsed')) as answers
    from (
      select * from calendar_changes
      where ${changeId ?? null}::bigint is null or id = ${changeId ?? null}
      order by id desc limit 50) c
      left join staff s on s.id = c.actor_id and c.actor_kind = 'staff'
      left join day_proposals p on p.change_id = c.id
    group by c.id, c.change, c.answer_by, c.made_at, c.undone_at, s.name order by c.id desc`.execute(
    db,
  )
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }))
}

export type Asked = Omit<Proposal, 'reason'> & {
  customer: string | null
  phone: string | null
  state: 'asked' | 'accepted' | 'chosen' | 'skipped' | 'lapsed'
  answeredDay: Day | null
}

/** The customers of a change, those without a day first. */
export async function findAsked(db: Db, changeId: number): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    select p.id, p.customer_id, p.order_id, p.autoship_id, p.planned_on, p.old_day, p.new_day,
      p.state, p.answered_day, p.answer_by, p.told_by, c.name as customer, c.phone
    from day_proposals p join customers c on c.id = p.customer_id
    where p.change_id = ${changeId}
    order by p.new_day is not null, p.old_day, p.id`.execute(db)
  return rows
}

/** The region of each order's address. */
export async function findRegionsOfOrders(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; regionId: number }>`
    select o.id, a.region_id from orders o join addresses a on a.id = o.address_id
    where o.id = any(${orderIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, regionId }) => [id, regionId]))
}

export type MovedCycle = {
  id: number
  customerId: number
  autoshipId: number
  plannedOn: Day
  state: 'asked' | 'accepted'
  oldDay: Day
  newDay: Day
}

/**
 * Planned deliveries of a change that need a record when it is undone: those that the office has
 * moved and that wait for an answer, and those whose customers have agreed to the new day. An answer
 * that is just being given is waited for.
 */
export async function lockMovedOf(tx: Tx, changeId: number): Promise<MovedCycle[]> {
  const { rows } = await sql<MovedCycle>`
    select id, customer_id, autoship_id, planned_on, state, old_day, new_day from day_proposals
    where change_id = ${changeId} and autoship_id is not null and new_day is not null
      and (state = 'accepted' or (state = 'asked' and is_moved))
    order by id for update`.execute(tx)
  return rows
}
