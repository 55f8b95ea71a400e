import {
  countsSeenBy,
  type LoadCount,
  type LoadState,
  shortOfPlan,
  stateOfLoad,
} from '../../../domain/dispatch/load-counts.ts'
import type { Db } from '../../platform/database/connect.ts'
import type { CountingSide } from './count-store.ts'
import { loadGoodsOfRun } from './goods-of-run.ts'

export type LoadOfRun = {
  state: LoadState
  goods: LoadCount[]
  short: { goodId: number; pieces: number }[]
}

/** The load as one side may see it, or as it is. */
export async function readLoad(db: Db, runId: number, side?: CountingSide): Promise<LoadOfRun> {
  const all = (await loadGoodsOfRun(db, runId)).filter(
    ({ planned, driver, warehouse }) => planned > 0 || driver !== null || warehouse !== null,
  )
  const goods = all.map(({ goodId, planned, driver, warehouse }) => {
    const count = { goodId, planned, driver, warehouse }
    return side ? countsSeenBy(side, count) : count
  })
  const state = stateOfLoad(all)
  return { state, goods, short: state === 'equal' ? shortOfPlan(goods) : [] }
}
