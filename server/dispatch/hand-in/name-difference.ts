import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type {
  DifferenceHolder,
  DifferenceReason,
} from '../../../domain/dispatch/difference-reasons.ts'
import type { HandInPart } from '../../../domain/dispatch/run-differences.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import { bookCashDifference, lockShift } from '../../ledger/move-cash.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { type HandInRefusal, lockToName } from './count-hand-in.ts'
import { loadBottlesOfRun, loadCashOfShift } from './open-matters.ts'

export type Naming = {
  runId: number
  /** Counted less expected; a part of what is open. */
  amount: number
  reason: DifferenceReason
  holder: DifferenceHolder
  stopId?: number | undefined
  note?: string | undefined
} & ({ part: 'cash' } | { part: HandInPart; goodId: number })

export type NamingRefusal =
  | HandInRefusal
  | { code: 'not_yet_counted' | 'no_such_stop' | 'not_found' | 'not_your_run' }
  /** More than is open, or in the other direction. */
  | { code: 'not_so_much_open'; open: number }

/** Gives a part of a difference its reason and its holder; nothing is booked to a person. */
export async function nameDifference(
  app: App,
  tx: Tx,
  by: Actor,
  naming: Naming,
): Promise<Outcome<{ differenceId: number }, NamingRefusal>> {
  const permitted = await permitNaming(app, tx, by)
  if (!permitted.ok) return permitted
  const { runId, part, amount, reason, holder, stopId, note } = naming
  const run = await lockToName(tx, by, runId)
  if (!run.ok) return run
  const { shiftId } = run.value
  const goodId = naming.part === 'cash' ? null : naming.goodId
  const open = await openAmount(tx, shiftId, naming)
  if (open === undefined) return refuse({ code: 'not_yet_counted' })
  if (!isPartOf(amount, open)) return refuse({ code: 'not_so_much_open', open })
  if (stopId !== undefined && !(await isOfShift(tx, shiftId, stopId)))
    return refuse({ code: 'no_such_stop' })
  const { id: differenceId } = await tx
    .insertInto('runDifferences')
    .values({
      shiftId,
      runId: part === 'cash' ? null : runId,
      goodId,
      part,
      amount,
      reason,
      holder,
      stopId: stopId ?? null,
      note: note ?? null,
      namedAt: app.clock.now(),
      ...actorColumns(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // What is told after settling is in no purse: the cash was counted and brought away.
  if (run.value.state === 'handing_in')
    await bookCash(app, tx, by, { shiftId, part, amount, holder })
  return done({ differenceId })
}

/** What is borne leaves the driver's purse in the books; every question stays there. */
async function bookCash(
  app: App,
  tx: Tx,
  by: Actor,
  named: { shiftId: number; part: string; amount: number; holder: string },
): Promise<void> {
  const { shiftId, part, amount, holder } = named
  if (part === 'cash' && (holder === 'company' || holder === 'customer'))
    await bookCashDifference(app, tx, by, { shiftId, cents: amount })
}

/** Takes back what was named, by a row that mirrors it. */
export async function takeNamingBack(
  app: App,
  tx: Tx,
  by: Actor,
  { differenceId }: { differenceId: number },
): Promise<Outcome<{ backId: number }, NamingRefusal>> {
  const permitted = await permitNaming(app, tx, by)
  if (!permitted.ok) return permitted
  const named = await tx
    .selectFrom('runDifferences')
    .select(['shiftId', 'runId', 'goodId', 'part', 'amount', 'reason', 'holder', 'stopId'])
    .select('namedAt')
    .where('id', '=', differenceId)
    .where('takesBack', 'is', null)
    .executeTakeFirst()
  if (!named) return refuse({ code: 'not_found' })
  const run = await lockToName(tx, by, named.runId ?? (await lastRunOf(tx, named.shiftId)))
  if (!run.ok) return run
  const { id, state } = run.value
  // What a run was settled with stays.
  if (state === 'settled' && named.namedAt < (await settledAt(tx, id)))
    return refuse({ code: 'run_state', state })
  const { namedAt: _namedAt, ...mirrored } = named
  const taken = await tx
    .insertInto('runDifferences')
    .values({
      ...mirrored,
      amount: -named.amount,
      takesBack: differenceId,
      namedAt: app.clock.now(),
      ...actorColumns(by),
    })
    .onConflict((conflict) => conflict.column('takesBack').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) return refuse({ code: 'not_found' })
  if (state === 'handing_in') await bookCash(app, tx, by, { ...named, amount: -named.amount })
  return done({ backId: taken.id })
}

async function settledAt(tx: Tx, runId: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select max(made_at) as at from run_changes
    where run_id = ${runId} and kind = 'state' and details ->> 'to' = 'settled'`.execute(tx)
  return rows[0]!.at
}

/** A driver signs what is settled; he names no difference, of his own run or of another's. */
export async function permitNaming(
  app: App,
  tx: Tx,
  by: Actor,
): Promise<Outcome<null, Refusal<'not_permitted'> | { code: 'not_your_run' }>> {
  const permitted = await permit(app, tx, by, 'settleRuns')
  if (!permitted.ok) return permitted
  return permitted.value.isLimited ? refuse({ code: 'not_your_run' }) : done(null)
}

/** What has no reason yet; undefined before it is counted. */
async function openAmount(tx: Tx, shiftId: number, naming: Naming): Promise<number | undefined> {
  if (naming.part === 'cash') {
    await lockShift(tx, shiftId)
    const { counted, openCents } = await loadCashOfShift(tx, shiftId)
    return counted ? openCents : undefined
  }
  const { part, goodId, runId } = naming
  const { counted, open } = await loadBottlesOfRun(tx, runId)
  if (!counted) return undefined
  return open.find((own) => own.part === part && own.goodId === goodId)?.amount ?? 0
}

const isPartOf = (amount: number, open: number) =>
  Math.sign(amount) === Math.sign(open) && Math.abs(amount) <= Math.abs(open)

const isOfShift = async (tx: Tx, shiftId: number, stopId: number): Promise<boolean> =>
  (await tx
    .selectFrom('stops')
    .innerJoin('runs', 'runs.id', 'stops.runId')
    .select('stops.id')
    .where('stops.id', '=', stopId)
    .where('runs.shiftId', '=', shiftId)
    .executeTakeFirst()) !== undefined

const lastRunOf = async (tx: Tx, shiftId: number): Promise<number> =>
  (
    await tx
      .selectFrom('runs')
      .select('id')
      .where('shiftId', '=', shiftId)
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
  ).id
