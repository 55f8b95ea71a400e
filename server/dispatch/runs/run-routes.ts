import { justDone } from '../../platform/http/done-answers.ts'
import type { runCalls } from '../../../contract/office/runs.ts'
import type { Actor } from '../../../domain/actor.ts'
import { type Day, dayOf } from '../../../domain/calendar.ts'
import { sumOf } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App, AppWithDb } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { allOrNothing, preview } from '../../platform/database/transaction.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { listDrivers } from '../../staff/list-drivers.ts'
import { reviewStop } from '../events/review-stop.ts'
import { typePaper } from '../events/type-paper.ts'
import { assignDriver, putStopsInOrder } from './change-run.ts'
import { divideRun } from './divide-run.ts'
import { addOrderToRun, moveStop, withdrawStop } from './move-stop.ts'
import { moveStopToDay } from './move-to-day.ts'
import { loadOfRun } from './load-of-run.ts'
import { promiseStop } from './promise-stop.ts'
import { loadRunPage } from './run-page.ts'

export function runRoutes(app: AppWithDb): Handlers<typeof runCalls> {
  const { db } = app
  /** A verb whose answer is that it is done. */
  const doIt = async <Refusal>(verb: (tx: Tx) => Promise<Outcome<unknown, Refusal>>) => {
    const outcome = await allOrNothing(db, verb)
    return outcome.ok ? justDone : outcome
  }
  /** What is only looked at is rolled back. */
  const orSeen = <Value, Refusal>(
    query: { preview?: '1' | undefined },
    verb: (tx: Tx) => Promise<Outcome<Value, Refusal>>,
  ) => (query.preview ? preview(db, verb) : allOrNothing(db, verb))
  return {
    readRun: async ({ caller: { language }, params: { id: runId } }) => {
      const page = await loadRunPage(db, runId, language)
      return page ? done(page) : refuse({ code: 'no_such_run' })
    },
    listDrivers: async () => done({ drivers: await listDrivers(app) }),
    assignDriver: ({ by, params: { id: runId }, body: { driverId } }) =>
      doIt((tx) => assignDriver(app, tx, by, { runId, driverId })),
    orderStops: ({ by, params: { id: runId }, body: { stopIds } }) =>
      doIt((tx) => putStopsInOrder(app, tx, by, { runId, stopIds })),
    moveStops: ({ by, query, body }) => orSeen(query, (tx) => moveStops(app, tx, by, body)),
    moveStopsToDay: ({ by, query, body: { stopIds, day } }) =>
      orSeen(query, (tx) => moveStopsToDay(app, tx, by, { stopIds, day: dayOf(day) })),
    withdrawStop: ({ by, params: { id: stopId }, body: { reason } }) =>
      doIt((tx) => withdrawStop(app, tx, by, { stopId, reason })),
    promiseStop: ({ by, params: { id: stopId }, body: { until } }) =>
      doIt((tx) => promiseStop(app, tx, by, { stopId, until })),
    addOrderToRun: ({ by, params: { id: runId }, body: { orderId } }) =>
      allOrNothing(db, (tx) => addOrderToRun(app, tx, by, { runId, orderId })),
    divideRun: ({ by, params: { id: runId }, query }) =>
      orSeen(query, (tx) => divideRun(app, tx, by, runId)),
    reviewStop: ({ by, params: { id: stopId } }) => doIt((tx) => reviewStop(app, tx, by, stopId)),
    typePaper: ({ by, params: { id: runId }, body: { rows } }) =>
      allOrNothing(db, (tx) => typePaper(app, tx, by, { runId, rows })),
  }
}

type ToRun = { stopIds: readonly number[]; toRunId: number }

async function moveStops(app: App, tx: Tx, by: Actor, { stopIds, toRunId }: ToRun) {
  const moved = await each(stopIds, (stopId) => moveStop(app, tx, by, { stopId, toRunId }))
  if (!moved.ok) return moved
  const load = await loadOfRun(tx, toRunId)
  return done({ stopIds: moved.value.map(({ stopId }) => stopId), load })
}

type ToDay = { stopIds: readonly number[]; day: Day }

async function moveStopsToDay(app: App, tx: Tx, by: Actor, { stopIds, day }: ToDay) {
  const moved = await each(stopIds, (stopId) => moveStopToDay(app, tx, by, { stopId, day }))
  return moved.ok ? done({ letters: sumOf(moved.value, ({ letters }) => letters) }) : moved
}

/** All or none: the first refusal ends it. */
async function each<Value, Refusal>(
  ids: readonly number[],
  verb: (id: number) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value[], Refusal>> {
  const values: Value[] = []
  for (const id of new Set(ids)) {
    const outcome = await verb(id)
    if (!outcome.ok) return outcome
    values.push(outcome.value)
  }
  return done(values)
}
