import { expectedAtHandIn, type HandInPart } from '../../../domain/dispatch/run-differences.ts'
import type { Cents } from '../../../domain/money.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { countCash, countHandIn } from '../../../server/dispatch/hand-in/count-hand-in.ts'
import { loadGoodsOfRun } from '../../../server/dispatch/hand-in/goods-of-run.ts'
import { nameDifference } from '../../../server/dispatch/hand-in/name-difference.ts'
import { loadBottlesOfRun, loadCashOfShift } from '../../../server/dispatch/hand-in/open-matters.ts'
import { moveRun } from '../../../server/dispatch/runs/change-run.ts'
import { moveCash } from '../../../server/ledger/move-cash.ts'
import type { Crew } from './crew.ts'
import { done } from './done.ts'
import type { DrivenRun } from './drive-run.ts'

/** What is counted otherwise than the doors tell. */
export type Mistake = { full?: number; empty?: number; damaged?: number; cashCents?: Cents }

export async function countWith(
  past: AppWithDb,
  crew: Crew,
  { runId, shiftId }: DrivenRun,
  mistake: Mistake,
): Promise<void> {
  const expected = (await loadGoodsOfRun(past.db, runId)).map(expectedAtHandIn)
  const counts = expected.map((count, index) => (index === 0 ? withMistake(count, mistake) : count))
  await done(past, (tx) => countHandIn(past, tx, crew.warehouse, { runId, counts }))
  const { expectedCents } = await loadCashOfShift(past.db, shiftId)
  const counted = { cents: expectedCents + (mistake.cashCents ?? 0) }
  await done(past, (tx) => countCash(past, tx, crew.accountant, { runId, counted }))
}

function withMistake<Count extends Record<HandInPart, number>>(count: Count, mistake: Mistake) {
  const { full = 0, empty = 0, damaged = 0 } = mistake
  return {
    ...count,
    full: Math.max(0, count.full + full),
    empty: Math.max(0, count.empty + empty),
    damaged: count.damaged + damaged,
  }
}

/** What was found gets its reason, the run is settled, and the purse goes to the safe. */
export async function settle(past: AppWithDb, crew: Crew, run: DrivenRun): Promise<void> {
  const { runId, shiftId } = run
  const { dispatcher: by } = crew
  const named = { runId, reason: 'miscount', holder: 'company', note: 'Pārskaitīts' } as const
  for (const { goodId, part, amount } of (await loadBottlesOfRun(past.db, runId)).open) {
    const open = { part: part as HandInPart, goodId: goodId!, amount }
    await done(past, (tx) => nameDifference(past, tx, by, { ...named, ...open }))
  }
  const { openCents: amount } = await loadCashOfShift(past.db, shiftId)
  if (amount !== 0)
    await done(past, (tx) => nameDifference(past, tx, by, { ...named, part: 'cash', amount }))
  await done(past, (tx) => moveRun(past, tx, by, { runId, to: 'settled' }))
}

export async function bringCash(past: AppWithDb, crew: Crew, shiftId: number): Promise<void> {
  const { counted } = await loadCashOfShift(past.db, shiftId)
  if (!counted || counted.cents === 0) return
  const way = { from: { place: 'shift', shiftId }, to: { place: 'safe' } } as const
  const move = { ...way, cents: counted.cents, note: 'Dienas nauda' }
  await done(past, (tx) => moveCash(past, tx, crew.accountant, move))
}
