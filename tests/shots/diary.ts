import type { AutoshipDelivery, EnoughUntil } from '../../contract/shop/autoship-record.ts'
import type { DayProposal } from '../../contract/shop/autoship-proposals.ts'
import { addDays, type Day, dayOf } from '../../domain/calendar.ts'
import { answering } from './steps.ts'

/** Answers about deliveries that the demo cannot have today. */
type Schedule = {
  deliveries: AutoshipDelivery[]
  enough: EnoughUntil | null
  proposals: DayProposal[]
}
export type Diary = { data: Schedule }

export const diary = /\/api\/autoship-diary/

export const dayIn = (days: number): Day =>
  addDays(dayOf(new Date().toISOString().slice(0, 10)), days)
export const later = (day: string | null, days: number): Day => addDays(dayOf(day!), days)

export const onDiary = (change: (schedule: Schedule) => void) =>
  answering(diary, ({ data }: Diary) => change(data))

/** The account covers the first three deliveries. */
export function covered({ deliveries }: Schedule) {
  for (const [index, delivery] of deliveries.entries())
    Object.assign(delivery, {
      payment_type: index < 3 ? 2 : null,
      covered: index < 3 ? 1 : 0,
      balance_after: 21.58 * (2 - index),
      first_short: index === 3 ? 1 : 0,
      missing: 21.58,
    })
}

/** The water lasts for so many days less than until the next delivery. */
export const enough = (isFine: 0 | 1, short: number) => (schedule: Schedule) => {
  const { autoship_id, planned_on, delivery_date } = schedule.deliveries[0]!
  const before = (days: number) => later(delivery_date, -days)
  schedule.enough = {
    enough_until: before(short),
    bottles_left: 1.5,
    bottles_a_week: 1.5,
    worked_out: {
      from: before(40),
      to: before(12),
      days: 28,
      bottles: 6,
      deliveries: 2,
      last_delivery_on: before(12),
      last_delivery_bottles: 3,
    },
    next: { autoship_id, planned_on, delivery_date: before(0) },
    days_short: short,
    is_fine: isFine,
    earlier_on: short > 0 ? before(short) : null,
    may_add_one: 1,
  }
}

export function proposals(schedule: Schedule) {
  const [first, second] = schedule.deliveries
  const of = ({ autoship_id, autoship_name, planned_on, delivery_date }: AutoshipDelivery) => ({
    autoship_id,
    autoship_name,
    address_id: null,
    planned_on,
    order_id: null,
    old_day: delivery_date!,
    answer_until: new Date(Date.now() + 3 * 86_400_000).toISOString(),
  })
  const new_day = later(first!.delivery_date, 1)
  schedule.proposals = [
    { ...of(first!), id: 1, new_day, reason: 'holiday' },
    { ...of(second!), id: 2, new_day: null, reason: 'route' },
  ]
}
