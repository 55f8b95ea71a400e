import type { Refusal } from '../../../contract/refusals.ts'
import { dayOfPlan } from '../../../domain/autoship/agenda.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { skipOrder } from '../../orders/skip-order.ts'
import type { Db } from '../../platform/database/connect.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { nextDayOf } from '../autoship-answer.ts'
import { loadAutoships } from '../load-autoships.ts'
import { writeCycle } from '../series-store.ts'
import { settleAutoship } from '../settle-autoship.ts'
import { updateAutoship } from '../store.ts'
import { openDelivery, type OpenDelivery, type WhichDelivery } from './open-delivery.ts'
import type { Step } from './undo-steps.ts'

/** One delivery is left out; the series goes on. Said twice it changes nothing. */
export async function skipDelivery(
  app: App,
  tx: Db,
  which: WhichDelivery,
): Promise<Outcome<Step[], Refusal>> {
  const opened = await openDelivery(app, tx, which)
  if (!opened.ok) return opened
  const { autoship, planned, order, firstOpenDay } = opened.value
  if (planned.state === 'skipped' || planned.state === 'paused') return done([])
  if (!order && dayOfPlan(planned) < firstOpenDay)
    return refuse({ code: 'locked', extra: { reason: 'day_is_closed' } })
  const { customerId, autoshipId, plannedOn } = which
  if (order) {
    const skipped = await skipOrder(app, tx, {
      customerId,
      orderId: order.id,
      reason: 'customer',
    })
    if (!skipped.ok) return skipped
  }
  const now = app.clock.now()
  const deliveryOn = planned.day === plannedOn ? null : planned.day
  await writeCycle(tx, which, { state: 'skipped', skipReason: 'customer', deliveryOn }, now)
  await updateAutoship(tx, autoshipId, {}, now)
  await settleAutoship(app, tx, which)
  await tellSkipped(app, tx, which, {
    name: autoship.name,
    day: planned.day ?? plannedOn,
    version: autoship.version,
  })
  // one that has stopped makes no order anew: there this is final
  return done(autoship.isActive ? [{ kind: 'unskip', autoshipId, plannedOn }] : [])
}

/** A skipped delivery comes after all, where its day can still be had; what is due becomes an order at once. */
export async function unskipDelivery(
  app: App,
  tx: Db,
  which: WhichDelivery,
): Promise<Outcome<Step[], Refusal>> {
  const opened = await openDelivery(app, tx, which)
  if (!opened.ok) return opened
  const { planned } = opened.value
  if (planned.state !== 'skipped') return done([])
  // The pause would skip it again: it is the pause that must be lifted.
  if (planned.why === 'paused') return refuse({ code: 'locked', extra: { reason: 'not_skipped' } })
  const { autoshipId, plannedOn } = which
  const back = cameBack(opened.value, planned.wishedOn)
  if (!back.ok) return back
  const now = app.clock.now()
  const { wishedOn } = planned
  const isMoved = wishedOn !== plannedOn
  await writeCycle(
    tx,
    which,
    isMoved ? { state: 'moved', deliveryOn: wishedOn } : { state: 'planned' },
    now,
  )
  await updateAutoship(tx, autoshipId, {}, now)
  await settleAutoship(app, tx, which)
  return done([{ kind: 'skip', autoshipId, plannedOn }])
}

function cameBack(
  { mayDeliver, firstOpenDay }: OpenDelivery,
  day: OpenDelivery['firstOpenDay'],
): Outcome<null, Refusal> {
  if (day < firstOpenDay) return refuse({ code: 'locked', extra: { reason: 'day_is_closed' } })
  return mayDeliver(day) ? done(null) : refuse({ code: 'locked', extra: { reason: 'no_day' } })
}

async function tellSkipped(
  app: App,
  tx: Db,
  { customerId, autoshipId, plannedOn }: WhichDelivery,
  { name, day, version }: { name: string; day: WhichDelivery['plannedOn']; version: number },
) {
  const [autoship] = await loadAutoships(tx, { customerId, autoshipId }, app.clock.today())
  const nextOn = autoship ? await nextDayOf(app, autoship) : null
  await queueMail(tx, {
    template: 'autoship.skipped',
    cause: `autoship:${autoshipId}:${plannedOn}:${version}`,
    customerId,
    payload: { autoshipId, name, day, why: 'customer', nextOn },
  })
}
