import type { Actor } from '../../../domain/actor.ts'
import type { Day } from '../../../domain/calendar.ts'
import { type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { queueOrderChangedMail } from '../../orders/mails.ts'
import { changeOrder, lockOrder, type LockedOrder } from '../../orders/order-record.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { addOrderToRun, type StopRefusal, withdrawStop } from './move-stop.ts'
import { findRunOfStop, insertRunChange, type LockedStop, lockRun } from './run-store.ts'

export type LateRefusal = StopRefusal | { code: 'driver_must_agree' }

type Late = { reason: string; driverAgreed: boolean }

/**
 * Puts an order on a day that is closed: one that is open on another day, or locked and at no stop.
 * A van on the road takes it only when its driver has agreed.
 */
export async function addLateOrder(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, orderId, ...late }: Late & { runId: number; orderId: number },
): Promise<Outcome<{ stopId: number }, LateRefusal>> {
  const permitted = await permit(app, tx, by, 'planRuns')
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  if (run.state === 'road' && !late.driverAgreed) return refuse({ code: 'driver_must_agree' })
  const order = await lockOrder(tx, orderId)
  if (order?.status === 'processing') {
    if (order.deliveryKind !== 'courier' || order.addressId === null || order.isHeld)
      return refuse({ code: 'no_such_order' })
    await lockForDay(app, tx, by, order, run.day)
  }
  const added = await addOrderToRun(app, tx, by, { runId, orderId })
  if (added.ok) await noteReason(app, tx, by, runId, { ...late, ...added.value, orderId })
  return added
}

async function lockForDay(
  app: App,
  tx: Tx,
  by: Actor,
  order: LockedOrder,
  day: Day,
): Promise<void> {
  const at = app.clock.now()
  const isMoved = order.deliveryOn !== day
  await changeOrder(tx, by, order, {
    to: 'waitingForDelivery',
    kind: isMoved ? 'moved' : 'locked',
    at,
    ...(isMoved && { changes: { delivery_on: [order.deliveryOn, day] } }),
    values: { deliveryOn: day, lockedAt: at },
  })
  const { id: orderId, customerId } = order
  if (isMoved) await queueOrderChangedMail(app, tx, { orderId, customerId })
}

/** Takes a stop off a run of a closed day; its orders stay locked until somebody decides. */
export async function dropLateStop(
  app: App,
  tx: Tx,
  by: Actor,
  { stopId, ...late }: Late & { stopId: number },
): Promise<Outcome<LockedStop, LateRefusal>> {
  const runId = await findRunOfStop(tx, stopId)
  if (runId === undefined) return refuse({ code: 'no_such_stop' })
  const run = await lockRun(tx, runId)
  if (run?.state === 'road' && !late.driverAgreed) return refuse({ code: 'driver_must_agree' })
  const dropped = await withdrawStop(app, tx, by, { stopId, reason: late.reason })
  if (dropped.ok) await noteReason(app, tx, by, runId, { ...late, stopId })
  return dropped
}

const noteReason = ({ clock }: App, tx: Tx, by: Actor, runId: number, details: object) =>
  insertRunChange(tx, by, runId, { kind: 'late', at: clock.now(), details })
