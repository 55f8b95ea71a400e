import type { Actor } from '../../../domain/actor.ts'
import type { RunState } from '../../../domain/dispatch/run-states.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { permit } from '../../staff/permit.ts'
import { moveRun } from '../runs/change-run.ts'
import { insertRunChange, lockRun } from '../runs/run-store.ts'
import { type CountingSide, insertCountsOfRun } from './count-store.ts'
import { type LoadOfRun, readLoad } from './read-load.ts'

export type LoadRefusal =
  | Refusal<'not_permitted'>
  | { code: 'no_such_run' | 'not_your_run' | 'no_such_good' }
  | { code: 'run_state'; state: RunState }

type PiecesOfGood = { goodId: number; pieces: number }

/**
 * A side's count of what is in the van. Neither sees the other's before both are in; a good may be
 * counted again, and the last count is what the side says.
 */
export async function countLoad(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, side, goods }: { runId: number; side: CountingSide; goods: readonly PiecesOfGood[] },
): Promise<Outcome<LoadOfRun, LoadRefusal>> {
  const permitted = await permit(app, tx, by, 'countLoads')
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  const isOwn = by.id === run.driverId
  if (by.kind === 'driver' && !isOwn) return refuse({ code: 'not_your_run' })
  // One person is one side.
  if ((by.kind === 'driver' || by.kind === 'staff') && isOwn !== (side === 'driver'))
    return refuse({ code: 'not_your_run' })
  if (run.state !== 'planned' && run.state !== 'loading')
    return refuse({ code: 'run_state', state: run.state })
  if (!(await areGoods(tx, goods))) return refuse({ code: 'no_such_good' })
  const counts = goods.map(({ goodId, pieces }) => ({
    goodId,
    full: pieces,
    empty: 0,
    damaged: 0,
    notOurs: 0,
  }))
  await insertCountsOfRun(tx, by, { runId, phase: 'load', side, counts, at: app.clock.now() })
  // Whoever counts first begins the loading.
  if (run.state === 'planned') await moveRun(app, tx, by, { runId, to: 'loading' })
  return done(await readLoad(tx, runId, side))
}

/** Pieces that a van takes along for sales at the door; 0 takes a good off. */
export async function setSpare(
  app: App,
  tx: Tx,
  by: Actor,
  { runId, goods }: { runId: number; goods: readonly PiecesOfGood[] },
): Promise<Outcome<null, LoadRefusal>> {
  const permitted = await permit(app, tx, by, 'planRuns')
  if (!permitted.ok) return permitted
  const run = await lockRun(tx, runId)
  if (!run) return refuse({ code: 'no_such_run' })
  if (by.kind === 'driver' && run.driverId !== by.id) return refuse({ code: 'not_your_run' })
  if (!['draft', 'planned', 'loading'].includes(run.state))
    return refuse({ code: 'run_state', state: run.state })
  if (!(await areGoods(tx, goods))) return refuse({ code: 'no_such_good' })
  const goodIds = goods.map(({ goodId }) => goodId)
  await tx
    .deleteFrom('runSpares')
    .where('runId', '=', runId)
    .where('goodId', 'in', [0, ...goodIds])
    .execute()
  const rows = goods.filter(({ pieces }) => pieces > 0).map((good) => ({ runId, ...good }))
  if (rows.length > 0) await tx.insertInto('runSpares').values(rows).execute()
  const details = { goods }
  await insertRunChange(tx, by, runId, { kind: 'spare', at: app.clock.now(), details })
  return done(null)
}

export async function areGoods(tx: Tx, goods: readonly { goodId: number }[]): Promise<boolean> {
  const goodIds = [...new Set(goods.map(({ goodId }) => goodId))]
  if (goodIds.length < goods.length) return false
  const rows = await tx
    .selectFrom('goods')
    .select('id')
    .where('id', 'in', [0, ...goodIds])
    .execute()
  return rows.length === goodIds.length
}
