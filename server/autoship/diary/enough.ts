import { sql } from 'kysely'
import type { EnoughUntil } from '../../../contract/autoship-record.ts'
import { type Enough, enoughUntil } from '../../../domain/autoship/enough-until.ts'
import { addDays, type Day, daysBetween } from '../../../domain/calendar.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { servedDays } from '../days.ts'
import type { Diary, DiaryEntry } from './read-diary.ts'

const bottle = 1

/** Bottles that were brought, day by day. */
async function bottlesBrought(db: Db, customerId: number, since: Day) {
  const { rows } = await sql<{ day: Day; bottles: number }>`
    select m.moved_on as day, sum(m.delivered)::int as bottles from bottle_movements m join goods g on g.id = m.good_id
    where m.customer_id = ${customerId} and g.bottle_kind = ${bottle} and m.cause_kind = 'delivery'
      and m.moved_on >= ${since} and m.delivered > 0
    group by 1 order by 1`.execute(db)
  return rows
}

export type EnoughForNext = {
  enough: Enough
  next: DiaryEntry | null
  earlierOn: Day | null
  mayAddOne: boolean
}

/** When the customer's water runs out, beside the next delivery that brings some, and what could be done about it. */
export async function enoughFor(
  app: App,
  customerId: number,
  diary: Diary,
): Promise<EnoughForNext | null> {
  const today = app.clock.today()
  const enough = enoughUntil(await bottlesBrought(app.db, customerId, addDays(today, -200)), today)
  if (!enough) return null
  const next =
    diary.entries.find(
      (entry) => entry.planned.day !== null && waterOf(diary, entry) !== undefined,
    ) ?? null
  const isOpen =
    next !== null &&
    next.made?.open.status !== 4 &&
    !next.autoship.isLocked &&
    next.autoship.isActive
  return {
    enough,
    next,
    earlierOn: isOpen ? await earlierDay(app, enough.enoughUntil, next) : null,
    mayAddOne: isOpen,
  }
}

/** The good of 18.9 l water that a delivery brings. */
export function waterOf(
  { goods }: Pick<Diary, 'goods'>,
  { made, lines }: DiaryEntry,
): number | undefined {
  const brought = made ? made.order.items : lines.lines
  return brought.find(
    ({ goodId, ordered }) => ordered > 0 && goods.get(goodId)?.isBottle === bottle,
  )?.goodId
}

/** The last day that the address has before the water is out; if there is none, the first one, as long as it is earlier. */
async function earlierDay(
  app: App,
  until: Day,
  { autoship, planned, between }: DiaryEntry,
): Promise<Day | null> {
  if (!between || !planned.day || planned.day <= until) return null
  const served = await servedDays(app, autoship)
  const found: Day[] = []
  for (let day = between.from; day < planned.day; day = addDays(day, 1))
    if (served(day)) found.push(day)
  return found.findLast((day) => day <= until) ?? found[0] ?? null
}

export function enoughAnswer({ enough, next, earlierOn, mayAddOne }: EnoughForNext): EnoughUntil {
  const { workedOut } = enough
  const day = next?.planned.day ?? null
  return {
    enough_until: enough.enoughUntil,
    bottles_left: enough.bottlesLeft,
    bottles_a_week: enough.bottlesAWeek,
    worked_out: {
      from: workedOut.from,
      to: workedOut.to,
      days: workedOut.days,
      bottles: workedOut.bottles,
      deliveries: workedOut.deliveries,
      last_delivery_on: workedOut.lastOn,
      last_delivery_bottles: workedOut.lastBottles,
    },
    next: next &&
      day && {
        autoship_id: next.autoship.id,
        planned_on: next.planned.plannedOn,
        delivery_date: day,
      },
    days_short: day ? daysBetween(enough.enoughUntil, day) - 1 : 0,
    is_fine: next && next.autoship.fineFor === next.planned.plannedOn ? 1 : 0,
    earlier_on: earlierOn,
    may_add_one: mayAddOne ? 1 : 0,
  }
}
