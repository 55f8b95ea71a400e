import type { Actor } from '../../../domain/actor.ts'
import { runTakesChanges } from '../../../domain/dispatch/run-states.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { lockOrder } from '../../orders/order-record.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { loadOutcomes } from '../events/load-outcome.ts'
import { lockToPlan, type RunRefusal } from './change-run.ts'
import { movePromise } from './promise-stop.ts'
import {
  endStop,
  findOrdersOfStop,
  findRunOfStop,
  insertStops,
  type LockedStop,
  lockRuns,
  lockStop,
  nextPosition,
  reviseRun,
} from './run-store.ts'

export type StopRefusal =
  | RunRefusal
  | {
      code:
        | 'no_such_stop'
        | 'stop_ended'
        | 'has_outcome'
        | 'other_day'
        | 'no_such_order'
        | 'at_a_stop'
    }

/**
 * Moves a waiting stop to another run of the day: it ends, and a stop of the other run follows it.
 */
export async function moveStop(
  app: App,
  tx: Tx,
  by: Actor,
  { stopId, toRunId }: { stopId: number; toRunId: number },
): Promise<Outcome<{ stopId: number }, StopRefusal>> {
  const permitted = await permit(app, tx, by, 'transferGoods')
  if (!permitted.ok) return permitted
  const found = await findRunOfStop(tx, stopId)
  if (found === undefined) return refuse({ code: 'no_such_stop' })
  const runs = await lockRuns(tx, [found, toRunId])
  const from = runs.find(({ id }) => id === found)!
  const to = runs.find(({ id }) => id === toRunId)
  if (!to || from.id === to.id) return refuse({ code: 'no_such_run' })
  for (const { state } of [from, to])
    if (!runTakesChanges(state)) return refuse({ code: 'run_state', state })
  if (from.day !== to.day) return refuse({ code: 'other_day' })
  const stop = (await lockStop(tx, stopId))!
  if (stop.state !== 'waiting') return refuse({ code: 'stop_ended' })
  if (await hasOutcome(tx, stopId)) return refuse({ code: 'has_outcome' })
  const at = app.clock.now()
  const orderIds = await findOrdersOfStop(tx, stopId)
  await endStop(tx, stopId, 'moved', at)
  const position = await nextPosition(tx, to.id)
  const { customerId, kind, visitId } = stop
  const visit = visitId === null ? undefined : { id: visitId, kind }
  await insertStops(tx, [{ runId: to.id, customerId, position, orderIds, ofStop: stopId, visit }])
  const change = { kind: 'stop_moved', at, details: { stopId, toRunId } } as const
  await reviseRun(tx, by, from.id, change)
  await reviseRun(tx, by, to.id, change)
  const movedId = await findStopAt(tx, to.id, position)
  await movePromise(tx, stopId, movedId)
  return done({ stopId: movedId })
}

const hasOutcome = async (tx: Tx, stopId: number): Promise<boolean> =>
  (await loadOutcomes(tx, [stopId])).get(stopId)!.state !== 'waiting'

const findStopAt = async (tx: Tx, runId: number, position: number) =>
  (
    await tx
      .selectFrom('stops')
      .select('id')
      .where('runId', '=', runId)
      .where('position', '=', position)
      .executeTakeFirstOrThrow()
  ).id

/** Adds an order of the closed day that is at no stop, such as one that was held. */
export async function addOrderToRun(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, orderId }: { runId: number; orderId: number },
): Promise<Outcome<{ stopId: number }, StopRefusal>> {
  const run = await lockToPlan(app, tx, by, runId)
  if (!run.ok) return run
  const order = await lockOrder(tx, orderId)
  if (order?.status !== 'waitingForDelivery' || order.deliveryKind !== 'courier' || order.isHeld)
    return refuse({ code: 'no_such_order' })
  if (order.deliveryOn !== run.value.day) return refuse({ code: 'other_day' })
  if (await isAtStop(tx, orderId)) return refuse({ code: 'at_a_stop' })
  const position = await nextPosition(tx, runId)
  const { customerId } = order
  await insertStops(tx, [{ runId, customerId, position, orderIds: [orderId] }])
  const stopId = await findStopAt(tx, runId, position)
  const at = app.clock.now()
  await reviseRun(tx, by, runId, { kind: 'order_added', at, details: { stopId, orderId } })
  return done({ stopId })
}

/** On a run, or told of by one. */
export const isAtStop = async (tx: Db, orderId: number): Promise<boolean> =>
  (await tx
    .selectFrom('stopOrders')
    .select('stopId')
    .where('orderId', '=', orderId)
    .where('isOpen', '=', true)
    .executeTakeFirst()) !== undefined

/** Takes a stop off its run. Its orders are locked and at no stop, until somebody decides. */
export async function withdrawStop(
  app: App,
  tx: Tx,
  by: Actor,
  { stopId, reason }: { stopId: number; reason: string },
): Promise<Outcome<LockedStop, StopRefusal>> {
  const runId = await findRunOfStop(tx, stopId)
  if (runId === undefined) return refuse({ code: 'no_such_stop' })
  const run = await lockToPlan(app, tx, by, runId)
  if (!run.ok) return run
  const stop = (await lockStop(tx, stopId))!
  if (stop.state !== 'waiting') return refuse({ code: 'stop_ended' })
  if (await hasOutcome(tx, stopId)) return refuse({ code: 'has_outcome' })
  const at = app.clock.now()
  await endStop(tx, stopId, 'withdrawn', at)
  await reviseRun(tx, by, runId, { kind: 'stop_withdrawn', at, details: { stopId, reason } })
  return done(stop)
}
