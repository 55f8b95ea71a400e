import type { Actor } from '../../../domain/actor.ts'
import {
  isAtDoor,
  type Mend,
  mendsOfCause,
  type NamingMend,
} from '../../../domain/dispatch/mends-of-cause.ts'
import type {
  Effect,
  LikelyCause,
  LikelyCauseKind,
} from '../../../domain/dispatch/run-to-explain.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { lockRuns, type LockedRun } from '../runs/run-store.ts'
import { findRunsOfTransfers } from '../runs/transfer-store.ts'
import { recordTransfer } from '../runs/settle-transfer.ts'
import { confirmTransfer, type TransferRefusal } from '../runs/transfers.ts'
import { correctLoad } from './containers-of-run.ts'
import type { Corrected } from './correct-booked.ts'
import { correctDoor } from './correct-door.ts'
import { lockToName } from './count-hand-in.ts'
import { explainRun } from './explain-run.ts'
import { type AppliedCause, recountCash } from './take-cause-back.ts'
import { nameDifference, type NamingRefusal, permitNaming } from './name-difference.ts'

export type ChosenCause = {
  runId: number
  kind: LikelyCauseKind
  effect: Effect
  /** Of several where it may have happened. */
  stopId?: number | undefined
  transferId?: number | undefined
  otherRunId?: number | undefined
  note: string
}

/** What is done, with the invoices that it changes. */
type Applied = AppliedCause & { corrected: Corrected[] }

export type CauseRefusal = NamingRefusal | TransferRefusal | { code: 'run_state'; state: RunState }

/** Makes a likely cause true: what was told, counted or given is put right, and what is left named. */
export async function applyCause(
  app: App,
  tx: Tx,
  by: Actor,
  chosen: ChosenCause,
): Promise<Outcome<Applied, CauseRefusal>> {
  const permitted = await permitNaming(app, tx, by)
  if (!permitted.ok) return permitted
  await lockAllRuns(tx, chosen)
  const run = await lockToName(tx, by, chosen.runId)
  if (!run.ok) return run
  const cause = await findCause(tx, run.value, chosen)
  if (!cause) return refuse({ code: 'not_found' })
  const { stopId = cause.stopIds.length === 1 ? cause.stopIds[0] : undefined } = chosen
  const isOfCause = stopId === undefined || cause.stopIds.includes(stopId)
  if (!isOfCause || (isAtDoor(cause, stopId) && stopId === undefined))
    return refuse({ code: 'no_such_stop' })
  const applied: Applied = {
    named: [],
    loads: [],
    transferIds: [],
    recountedCents: 0,
    corrected: [],
  }
  for (const mend of mendsOfCause(cause, stopId)) {
    // What a settled run was loaded and counted with stays; what was told later has its reason.
    if (run.value.state === 'settled' && mend.kind !== 'name')
      return refuse({ code: 'run_state', state: 'settled' })
    const mended = await mendRun(app, tx, by, { run: run.value, chosen, mend, stopId, applied })
    if (!mended.ok) return mended
  }
  return done(applied)
}

/** At once and in their order: the other run may have the same cause pressed for it now. */
async function lockAllRuns(tx: Tx, { runId, transferId, otherRunId }: ChosenCause): Promise<void> {
  const between = await findRunsOfTransfers(tx, transferId === undefined ? [] : [transferId])
  const other = otherRunId === undefined ? [] : [otherRunId]
  await lockRuns(tx, [runId, ...other, ...between])
}

/** Only what the run still suggests may be pressed. */
async function findCause(
  tx: Tx,
  run: LockedRun,
  { kind, effect, transferId, otherRunId, stopId }: ChosenCause,
): Promise<LikelyCause | undefined> {
  const text = (known: Effect) =>
    JSON.stringify(
      Object.entries(known)
        .map(([key, amount]) => `${key}=${amount}`)
        .toSorted(),
    )
  const causes = (await explainRun(tx, run)).flatMap((explained) => explained.causes)
  return causes.find(
    (cause) =>
      cause.kind === kind &&
      text(cause.effect) === text(effect) &&
      cause.transferId === transferId &&
      cause.otherRunId === otherRunId &&
      (stopId === undefined || cause.stopIds.length === 0 || cause.stopIds.includes(stopId)),
  )
}

type Mending = {
  run: LockedRun
  chosen: ChosenCause
  mend: Mend
  stopId: number | undefined
  applied: Applied
}

async function mendRun(
  app: App,
  tx: Tx,
  by: Actor,
  { run: { id: runId, shiftId }, chosen, mend, stopId, applied }: Mending,
): Promise<Outcome<unknown, CauseRefusal>> {
  switch (mend.kind) {
    case 'name':
      return nameAndCorrect(app, tx, by, { chosen, mend, stopId, applied })
    case 'load':
      await correctLoad(app, tx, by, { runId, ...mend })
      applied.loads.push(mend)
      return done(null)
    case 'recount_cash':
      applied.recountedCents += mend.cents
      return done(await recountCash(app, tx, by, { shiftId, cents: -mend.cents }))
    case 'transfer':
      applied.transferIds.push(mend.transferId)
      return confirmBoth(app, tx, by, mend.transferId)
    case 'transfer_with':
      return transferWith(app, tx, by, { runId, mend, applied })
    default:
      return mend satisfies never
  }
}

async function nameAndCorrect(
  app: App,
  tx: Tx,
  by: Actor,
  {
    chosen: { runId, kind: reason, note },
    mend,
    stopId,
    applied,
  }: Omit<Mending, 'run' | 'mend'> & { mend: NamingMend },
): Promise<Outcome<unknown, CauseRefusal>> {
  const { kind: _kind, isAtDoor: isOfCustomer, ...part } = mend
  const named = await nameDifference(app, tx, by, { runId, ...part, reason, stopId, note })
  if (!named.ok) return named
  const { differenceId } = named.value
  if (isOfCustomer && stopId !== undefined)
    applied.corrected.push(
      ...(await correctDoor(app, tx, by, { mend, stopId, differenceId, note })),
    )
  applied.named.push({ differenceId, cents: mend.part === 'cash' ? mend.amount : 0 })
  return done(null)
}

async function confirmBoth(app: App, tx: Tx, by: Actor, transferId: number) {
  for (const hand of ['given', 'taken'] as const) {
    const confirmed = await confirmTransfer(app, tx, by, { transferId, hand })
    if (!confirmed.ok) return confirmed
    if (confirmed.value.state === 'done') break
  }
  return done(null)
}

async function transferWith(
  app: App,
  tx: Tx,
  by: Actor,
  {
    runId,
    mend: { otherRunId, goodId, pieces },
    applied,
  }: { runId: number; mend: Extract<Mend, { kind: 'transfer_with' }>; applied: AppliedCause },
): Promise<Outcome<null, CauseRefusal>> {
  const [other] = await lockRuns(tx, [otherRunId])
  if (other?.state !== 'handing_in')
    return other
      ? refuse({ code: 'run_state', state: other.state })
      : refuse({ code: 'no_such_run' })
  const [fromRunId, toRunId] = pieces > 0 ? [otherRunId, runId] : [runId, otherRunId]
  const goods = [{ goodId, pieces: Math.abs(pieces) }]
  applied.transferIds.push(await recordTransfer(app, tx, by, { fromRunId, toRunId, goods }))
  return done(null)
}
