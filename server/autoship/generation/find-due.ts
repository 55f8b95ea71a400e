import { dueOf, nextOpenDay, type SkipReason } from '../../../domain/autoship/agenda.ts'
import { addDays, type Day } from '../../../domain/calendar.ts'
import type { DeliveryClock } from '../../../domain/delivery/days.ts'
import { holdDays } from '../../delivery/hold-day.ts'
import type { App } from '../../app-context.ts'
import type { Db } from '../../platform/database/connect.ts'
import { servedDays } from '../days.ts'
import { type LoadedAutoship, wishOf } from '../load-autoships.ts'

export type DueDelivery = { autoship: LoadedAutoship; plannedOn: Day; day: Day }

/** A delivery that does not come, and why; its customer is told. */
export type LostDelivery = { autoship: LoadedAutoship; plannedOn: Day; why: SkipReason }

type Found = { due: DueDelivery[]; lost: LostDelivery[] }

/** What is to be made of these autoships now. The days of what is due are held until the commit. */
export async function findDue(
  app: App,
  tx: Db,
  autoships: readonly LoadedAutoship[],
  clock: DeliveryClock,
): Promise<Found> {
  const until = addDays(clock.today, (await app.settings()).autoshipLeadDays)
  const found: Found = { due: [], lost: [] }
  for (const autoship of autoships) {
    const wish = wishOf(autoship)
    if (!autoship.isActive || !wish) continue
    const from =
      autoship.nextOn && autoship.nextOn < clock.firstOpenDay ? autoship.nextOn : clock.firstOpenDay
    const { due, missed, noDay } = dueOf(wish, await servedDays(app, autoship), {
      ...clock,
      from,
      until,
    })
    found.due.push(...due.map(({ plannedOn, day }) => ({ autoship, plannedOn, day })))
    found.lost.push(
      ...missed.map(({ plannedOn }) => ({ autoship, plannedOn, why: 'day_closed' as const })),
    )
    found.lost.push(
      ...noDay.map(({ plannedOn }) => ({ autoship, plannedOn, why: 'no_allowed_day' as const })),
    )
  }
  if (found.due.length === 0) return found
  const open = new Set(
    await holdDays(
      tx,
      found.due.map(({ day }) => day),
    ),
  )
  const closed = found.due.filter(({ day }) => !open.has(day))
  return {
    due: found.due.filter(({ day }) => open.has(day)),
    lost: [
      ...found.lost,
      ...closed.map(({ autoship, plannedOn }) => ({
        autoship,
        plannedOn,
        why: 'day_closed' as const,
      })),
    ],
  }
}

/** Where the generator looks next, with what it has just dealt with. */
export async function nextOnAfter(
  app: App,
  autoship: LoadedAutoship,
  handled: LoadedAutoship['cycles'],
  firstOpenDay: Day,
): Promise<Day | null> {
  const wish = wishOf(autoship)
  if (!autoship.isActive || !wish) return null
  const days = new Set(handled.map(({ plannedOn }) => plannedOn))
  const cycles = [...wish.cycles.filter(({ plannedOn }) => !days.has(plannedOn)), ...handled]
  return nextOpenDay({ ...wish, cycles }, await servedDays(app, autoship), firstOpenDay)
}
