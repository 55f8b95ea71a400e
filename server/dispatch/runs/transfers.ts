import type { Actor } from '../../../domain/actor.ts'
import { missingInVan } from '../../../domain/dispatch/free-balance.ts'
import { runTakesChanges } from '../../../domain/dispatch/run-states.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { areGoods } from '../hand-in/count-load.ts'
import { loadGoodsOfRun } from '../hand-in/goods-of-run.ts'
import { moveStop, type StopRefusal } from './move-stop.ts'
import { insertRunChange, lockRuns, type LockedRun } from './run-store.ts'
import {
  findRunsOfTransfers,
  findTransferGoods,
  lockTransfer,
  type LockedTransfer,
  type TransferKind,
} from './transfer-store.ts'

export type TransferRefusal =
  | StopRefusal
  | { code: 'no_such_transfer' | 'transfer_ended' | 'nothing_to_transfer' | 'van_has_left' }
  | { code: 'no_such_good' }
  | { code: 'not_free'; goodIds: number[] }

export type NewTransfer = {
  kind: TransferKind
  fromRunId: number
  toRunId: number
  stopId?: number | undefined
  goods: readonly { goodId: number; pieces: number }[]
}

/**
 * Offers goods or a stop of one van to another, in one of three ways: from hand to hand the goods go
 * along; through the warehouse a stop goes before both vans leave; from the free balance of the
 * receiver a stop goes alone.
 */
export async function offerTransfer(
  app: App,
  tx: Tx,
  by: Actor,
  transfer: NewTransfer,
): Promise<Outcome<{ transferId: number }, TransferRefusal>> {
  const permitted = await permit(app, tx, by, 'transferGoods')
  if (!permitted.ok) return permitted
  const { kind, fromRunId, toRunId, stopId, goods } = transfer
  const runs = await lockRuns(tx, [fromRunId, toRunId])
  if (runs.length < 2) return refuse({ code: 'no_such_run' })
  const from = runs.find(({ id }) => id === fromRunId)!
  const to = runs.find(({ id }) => id === toRunId)!
  if (by.kind === 'driver' && ![from.driverId, to.driverId].includes(by.id!))
    return refuse({ code: 'not_your_run' })
  const possible = await checkWay(tx, { from, to }, transfer)
  if (!possible.ok) return possible
  const at = app.clock.now()
  const values = { kind, fromRunId, toRunId, stopId: stopId ?? null, offeredAt: at }
  const { id: transferId } = await tx
    .insertInto('runTransfers')
    .values({ ...values, ...actorColumns(by) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = goods.map((good) => ({ transferId, ...good }))
  if (rows.length > 0) await tx.insertInto('runTransferGoods').values(rows).execute()
  await insertTransferChanges(tx, by, { fromRunId, toRunId }, { transferId, step: 'offered' }, at)
  return done({ transferId })
}

/** What each way needs; the giver may have less than his phone has told, so he is not asked. */
async function checkWay(
  tx: Tx,
  { from, to }: { from: LockedRun; to: LockedRun },
  { kind, stopId, goods }: NewTransfer,
): Promise<Outcome<null, TransferRefusal>> {
  for (const { state } of [from, to])
    if (!runTakesChanges(state)) return refuse({ code: 'run_state', state })
  if (from.day !== to.day) return refuse({ code: 'other_day' })
  if (!(await areGoods(tx, goods))) return refuse({ code: 'no_such_good' })
  const carries = kind === 'hand_to_hand'
  if (carries !== goods.length > 0 || (!carries && stopId === undefined))
    return refuse({ code: 'nothing_to_transfer' })
  if (kind === 'warehouse' && [from, to].some(({ state }) => state === 'road'))
    return refuse({ code: 'van_has_left' })
  if (stopId === undefined) return done(null)
  const asked = await findGoodsOfStop(tx, from.id, stopId)
  if (!asked) return refuse({ code: 'no_such_stop' })
  if (kind !== 'free_balance') return done(null)
  const goodIds = missingInVan(await loadGoodsOfRun(tx, to.id), asked)
  return goodIds.length > 0 ? refuse({ code: 'not_free', goodIds }) : done(null)
}

/** One hand confirms; with the second the goods have changed vans and the stop goes along. */
export async function confirmTransfer(
  app: App,
  tx: Tx,
  by: Actor,
  { transferId, hand }: { transferId: number; hand: 'given' | 'taken' },
): Promise<Outcome<{ state: 'open' | 'done' }, TransferRefusal>> {
  const permitted = await permit(app, tx, by, 'transferGoods')
  if (!permitted.ok) return permitted
  const found = await lockOpen(tx, by, transferId, hand)
  if (!found.ok) return found
  const { fromRunId, toRunId, stopId, givenAt, takenAt } = found.value
  const at = app.clock.now()
  const hands = {
    givenAt: hand === 'given' ? (givenAt ?? at) : givenAt,
    takenAt: hand === 'taken' ? (takenAt ?? at) : takenAt,
  }
  const isDone = hands.givenAt !== null && hands.takenAt !== null
  const end = isDone ? { state: 'done', endedAt: at } : {}
  await tx
    .updateTable('runTransfers')
    .set({ ...hands, ...end })
    .where('id', '=', transferId)
    .execute()
  await insertTransferChanges(tx, by, { fromRunId, toRunId }, { transferId, step: hand }, at)
  if (!isDone) return done({ state: 'open' })
  if (stopId === null) return done({ state: 'done' })
  const moved = await moveStop(app, tx, by, { stopId, toRunId })
  // A stop that was driven meanwhile stays with its driver; the goods have gone all the same.
  const stays =
    !moved.ok && ['has_outcome', 'stop_ended', 'run_state'].includes(codeOf(moved.refusal))
  return moved.ok || stays ? done({ state: 'done' }) : moved
}

const codeOf = (refusal: object): string => ('code' in refusal ? String(refusal.code) : '')

/** Takes an offer back that only one hand, or none, has confirmed. */
export async function withdrawTransfer(
  app: App,
  tx: Tx,
  by: Actor,
  { transferId }: { transferId: number },
): Promise<Outcome<null, TransferRefusal>> {
  const permitted = await permit(app, tx, by, 'transferGoods')
  if (!permitted.ok) return permitted
  const found = await lockOpen(tx, by, transferId, undefined)
  if (!found.ok) return found
  const at = app.clock.now()
  await tx
    .updateTable('runTransfers')
    .set({ state: 'withdrawn', endedAt: at })
    .where('id', '=', transferId)
    .execute()
  await insertTransferChanges(tx, by, found.value, { transferId, step: 'withdrawn' }, at)
  return done(null)
}

async function lockOpen(
  tx: Tx,
  by: Actor,
  transferId: number,
  hand: 'given' | 'taken' | undefined,
): Promise<Outcome<LockedTransfer, TransferRefusal>> {
  const runs = await lockRuns(tx, await findRunsOfTransfers(tx, [transferId]))
  const transfer = await lockTransfer(tx, transferId)
  if (!transfer) return refuse({ code: 'no_such_transfer' })
  if (transfer.state !== 'open') return refuse({ code: 'transfer_ended' })
  const ofHand = { given: transfer.fromRunId, taken: transfer.toRunId }
  const drivers = runs
    .filter(({ id }) => hand === undefined || id === ofHand[hand])
    .map(({ driverId }) => driverId)
  if (by.kind === 'driver' && !drivers.includes(by.id!)) return refuse({ code: 'not_your_run' })
  return done(transfer)
}

/** The orders of a waiting stop of the run. */
async function findGoodsOfStop(tx: Tx, runId: number, stopId: number) {
  const stop = await tx
    .selectFrom('stops')
    .select('id')
    .where('id', '=', stopId)
    .where('runId', '=', runId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return stop && findTransferGoods(tx, stopId)
}

async function insertTransferChanges(
  tx: Tx,
  by: Actor,
  { fromRunId, toRunId }: { fromRunId: number; toRunId: number },
  details: object,
  at: Date,
): Promise<void> {
  for (const runId of [fromRunId, toRunId])
    await insertRunChange(tx, by, runId, { kind: 'transfer', at, details })
}
