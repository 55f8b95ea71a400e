import type { DeliveryLines } from '../../../domain/autoship/delivery-lines.ts'
import { dueDeliveries, nextOpenDay, type SkipReason } from '../../../domain/autoship/schedule.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import type { DeliveryClock } from '../../../domain/territory/days.ts'
import { lockDaysShared } from '../../territory/lock-day.ts'
import type { App } from '../../app-context.ts'
import type { PlacedGeneratedOrder } from '../../orders/place-generated-orders.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { servedDays } from '../plan/served-days.ts'
import { type LoadedAutoship, planOf } from '../plan/plan-store.ts'

export type DueDelivery = { autoship: LoadedAutoship; plannedOn: Day; day: Day }

/** One whose own day was full has another, `fullDay` is its own. */
export type FilledDelivery = DueDelivery & { lines: DeliveryLines; fullDay?: Day }

export type MadeDelivery = FilledDelivery & { placed: PlacedGeneratedOrder }

/** A due delivery that cannot be made; its customer gets a mail with the reason. */
export type SkippedDelivery = { autoship: LoadedAutoship; plannedOn: Day; reason: SkipReason }

type DueDeliveries = { due: DueDelivery[]; skipped: SkippedDelivery[] }

/** Finds what is due and locks its days until the commit, so that no day closes meanwhile. */
export async function findDueDeliveries(
  app: App,
  tx: Tx,
  autoships: readonly LoadedAutoship[],
  clock: DeliveryClock,
): Promise<DueDeliveries> {
  const until = addDays(clock.today, (await app.settings()).autoshipLeadDays)
  const found: DueDeliveries = { due: [], skipped: [] }
  for (const autoship of autoships) {
    const plan = planOf(autoship)
    if (!autoship.isActive || !plan) continue
    const from =
      autoship.nextOn && autoship.nextOn < clock.firstOpenDay ? autoship.nextOn : clock.firstOpenDay
    const { due, missed, noDay } = dueDeliveries(plan, await servedDays(app, autoship), {
      ...clock,
      from,
      until,
    })
    found.due.push(...due.map(({ plannedOn, day }) => ({ autoship, plannedOn, day })))
    found.skipped.push(
      ...missed.map(({ plannedOn }) => skipped(autoship, plannedOn, 'day_closed')),
      ...noDay.map(({ plannedOn }) => skipped(autoship, plannedOn, 'no_allowed_day')),
    )
  }
  if (found.due.length === 0) return found
  const open = new Set(
    await lockDaysShared(
      tx,
      found.due.map(({ day }) => day),
    ),
  )
  const closed = found.due.filter(({ day }) => !open.has(day))
  return {
    due: found.due.filter(({ day }) => open.has(day)),
    skipped: [
      ...found.skipped,
      ...closed.map(({ autoship, plannedOn }) => skipped(autoship, plannedOn, 'day_closed')),
    ],
  }
}

const skipped = (
  autoship: LoadedAutoship,
  plannedOn: Day,
  reason: SkipReason,
): SkippedDelivery => ({ autoship, plannedOn, reason })

/** The next due date of an autoship, counting the occurrences that were handled just now. */
export async function nextOnAfter(
  app: App,
  autoship: LoadedAutoship,
  handled: LoadedAutoship['occurrences'],
  firstOpenDay: Day,
): Promise<Day | null> {
  const plan = planOf(autoship)
  if (!autoship.isActive || !plan) return null
  const days = new Set(handled.map(({ plannedOn }) => plannedOn))
  const occurrences = [
    ...plan.occurrences.filter(({ plannedOn }) => !days.has(plannedOn)),
    ...handled,
  ]
  return nextOpenDay({ ...plan, occurrences }, await servedDays(app, autoship), firstOpenDay)
}
