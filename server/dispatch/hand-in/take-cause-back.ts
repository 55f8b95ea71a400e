import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { Actor } from '../../../domain/actor.ts'
import type { Cents } from '../../../domain/money.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { lockRuns } from '../runs/run-store.ts'
import { findRunsOfTransfers } from '../runs/transfer-store.ts'
import { takeTransferBack } from '../runs/settle-transfer.ts'
import { asAnswered, correctDelivery } from '../correct-delivery.ts'
import { correctLoad } from './containers-of-run.ts'
import type { CorrectedDelivery } from './correct-booked.ts'
import { takeDoorBack } from './correct-door.ts'
import { lockToName } from './count-hand-in.ts'
import { insertCashCount } from './count-store.ts'
import { type NamingRefusal, permitNaming, takeNamingBack } from './name-difference.ts'
import { loadCashOfShift } from './open-matters.ts'

/** What was done, for its undoing. */
export type AppliedCause = {
  named: { differenceId: number; cents: Cents }[]
  loads: { goodId: number; pieces: number }[]
  transferIds: number[]
  /** The purse as it was counted before. */
  recountedCents: Cents
  /** Deliveries that were told anew, as they were before. */
  corrected: CorrectedDelivery[]
}

/** The purse holds otherwise than was counted: another count, which says so. */
export async function recountCash(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { shiftId, cents }: { shiftId: number; cents: Cents },
): Promise<void> {
  const { counted } = await loadCashOfShift(tx, shiftId)
  const { cents: before, countedAt } = counted ?? { cents: 0, countedAt: clock.now() }
  await insertCashCount(tx, by, shiftId, { cents: before + cents, notes: null, countedAt })
}

/** Undoes a cause by rows that mirror it. */
export async function takeCauseBack(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, applied, note }: { runId: number; applied: AppliedCause; note: string },
): Promise<Outcome<null, NamingRefusal | Refusal>> {
  const permitted = await permitNaming(app, tx, by)
  if (!permitted.ok) return permitted
  // The other run of a transfer may have its own cause taken back now.
  await lockRuns(tx, [runId, ...(await findRunsOfTransfers(tx, applied.transferIds))])
  const run = await lockToName(tx, by, runId)
  if (!run.ok) return run
  for (const { differenceId: id, cents } of applied.named) {
    const taken = await takeNamingBack(app, tx, by, { differenceId: id })
    if (!taken.ok) return taken
    await takeDoorBack(app, tx, by, { id, cents, note, ...taken.value })
  }
  for (const { orderId, counts } of applied.corrected.toReversed()) {
    const corrected = await correctDelivery(app, tx, by, { orderId, counts, note })
    if (!corrected.ok) return refuse(asAnswered(corrected.refusal))
  }
  for (const { goodId, pieces } of applied.loads)
    await correctLoad(app, tx, by, { runId, goodId, pieces: -pieces })
  for (const transferId of applied.transferIds) await takeTransferBack(app, tx, by, transferId)
  if (applied.recountedCents !== 0)
    await recountCash(app, tx, by, { shiftId: run.value.shiftId, cents: applied.recountedCents })
  return done(null)
}
