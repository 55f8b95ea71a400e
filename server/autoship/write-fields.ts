import type { Refusal } from '../../contract/refusals.ts'
import type { CycleRecord } from '../../domain/autoship/agenda.ts'
import { isPaused } from '../../domain/autoship/series.ts'
import type { Day } from '../../domain/calendar.ts'
import { done, type Outcome } from '../../domain/outcome.ts'
import { clockOfDelivery } from '../delivery/address-days.ts'
import type { App } from '../app-context.ts'
import { skipOrder } from '../orders/skip-order.ts'
import type { Db } from '../platform/database/connect.ts'
import { type LoadedAutoship, loadAutoships, wishOf } from './load-autoships.ts'
import type { Which } from './open-autoship.ts'
import { writeCycle } from './series-store.ts'
import { settleAutoship } from './settle-autoship.ts'
import { type AutoshipRow, lockAutoship, updateAutoship } from './store.ts'

/**
 * Writes columns of an autoship with what follows from them: its orders inside a new pause are skipped, those skipped for a pause
 * that holds no more come after all, and what has become due is made an order. Answers the days that the pause skipped.
 */
export async function writeFields(
  app: App,
  tx: Db,
  which: Which,
  row: AutoshipRow,
): Promise<Outcome<Day[], Refusal>> {
  await lockAutoship(tx, which.customerId, which.autoshipId)
  await updateAutoship(tx, which.autoshipId, row, app.clock.now())
  const [autoship] = await loadAutoships(tx, which, app.clock.today())
  const skipped = await followPause(app, tx, autoship!)
  if (!skipped.ok) return skipped
  await settleAutoship(app, tx, which)
  return skipped
}

async function followPause(
  app: App,
  tx: Db,
  autoship: LoadedAutoship,
): Promise<Outcome<Day[], Refusal>> {
  const wish = wishOf(autoship)
  if (!wish) return done([])
  const now = app.clock.now()
  const { firstOpenDay } = await clockOfDelivery(app)
  const inPause = (day: Day) => isPaused(day, { ...wish, skippedCycles: [], movedCycles: {} })
  const skipped: Day[] = []
  for (const cycle of wish.cycles) {
    const key = {
      customerId: autoship.customerId,
      autoshipId: autoship.id,
      plannedOn: cycle.plannedOn,
    }
    const order = autoship.orders.find(
      ({ plannedOn, status }) => plannedOn === cycle.plannedOn && status === 3,
    )
    if (order && inPause(order.deliveryOn)) {
      const ended = await skipOrder(app, tx, { ...key, orderId: order.id, reason: 'paused' })
      if (!ended.ok) return ended
      await writeCycle(
        tx,
        key,
        { state: 'skipped', skipReason: 'paused', deliveryOn: cycle.deliveryOn },
        now,
      )
      skipped.push(order.deliveryOn)
    }
    if (isOutOfPause(cycle, inPause, firstOpenDay)) await writeCycle(tx, key, asBefore(cycle), now)
  }
  return done(skipped)
}

const isOutOfPause = (
  cycle: CycleRecord,
  inPause: (day: Day) => boolean,
  firstOpenDay: Day,
): boolean => {
  const day = cycle.deliveryOn ?? cycle.plannedOn
  return cycle.skipReason === 'paused' && day >= firstOpenDay && !inPause(day)
}

const asBefore = ({ plannedOn, deliveryOn }: CycleRecord) =>
  deliveryOn && deliveryOn !== plannedOn
    ? ({ state: 'moved', deliveryOn } as const)
    : ({ state: 'planned' } as const)
