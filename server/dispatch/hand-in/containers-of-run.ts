import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import { unloadedContainers } from '../../../domain/bottles/container-places.ts'
import { type ContainerMove, insertContainerMoves } from '../../bottles/move-containers.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { findCountsOfRuns } from './count-store.ts'
import { insertRunChange } from '../runs/run-store.ts'
import { findTakenAlong, loadGoodsOfRun } from './goods-of-run.ts'

/** Bottles leave the warehouse with the van; answers all goods that it takes along. */
export async function loadVan(
  { clock }: App,
  tx: Tx,
  by: Actor,
  runId: number,
): Promise<{ goodId: number; pieces: number }[]> {
  const goods = await loadGoodsOfRun(tx, runId)
  const contents = goods.map(({ goodId, loaded }) => {
    return { goodId, full: loaded, empty: 0, damaged: 0 }
  })
  const moves = (await asContainers(tx, contents))
    .filter(({ full }) => full > 0)
    .map(({ goodId, full: pieces }): ContainerMove => {
      return { goodId, kind: 'loaded', from: 'full', to: 'vans', pieces, runId }
    })
  await insertContainerMoves(tx, by, clock.now(), moves)
  return goods.map(({ goodId, loaded }) => ({ goodId, pieces: loaded }))
}

/** Pieces that the van left with more than was counted into it, below zero fewer. */
export async function correctLoad(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { runId, goodId, pieces }: { runId: number; goodId: number; pieces: number },
): Promise<void> {
  const at = clock.now()
  const before = (await findTakenAlong(tx, [runId])).get(runId) ?? []
  const known = before.find((good) => good.goodId === goodId)?.pieces ?? 0
  const others = before.filter((good) => good.goodId !== goodId)
  const details = { goodId, pieces, loaded: [...others, { goodId, pieces: known + pieces }] }
  await insertRunChange(tx, by, runId, { kind: 'load_corrected', at, details })
  const contents = { goodId, full: Math.abs(pieces), empty: 0, damaged: 0 }
  const moves = (await asContainers(tx, [contents])).map((container): ContainerMove => {
    const [from, to] = pieces > 0 ? (['full', 'vans'] as const) : (['vans', 'full'] as const)
    return { goodId: container.goodId, kind: 'loaded', from, to, pieces: container.full, runId }
  })
  await insertContainerMoves(tx, by, at, moves)
}

/** What was counted out of the van goes to its place; what is missing is lost. */
export async function unloadVan({ clock }: App, tx: Tx, by: Actor, runId: number): Promise<void> {
  const counts = (await findCountsOfRuns(tx, [runId])).filter(({ phase }) => phase === 'hand_in')
  const counted = await asContainers(tx, counts)
  const inVan = new Map((await findInVan(tx, runId)).map((row) => [row.goodId, row.pieces]))
  const goodIds = new Set([...inVan.keys(), ...counted.map(({ goodId }) => goodId)])
  const moves = [...goodIds].flatMap((goodId) => {
    const found = counted.find((count) => count.goodId === goodId)
    const contents = found ?? { full: 0, empty: 0, damaged: 0 }
    return unloadedContainers(inVan.get(goodId) ?? 0, contents).map(
      ({ to, pieces }): ContainerMove =>
        pieces > 0
          ? { goodId, kind: 'unloaded', from: 'vans', to, pieces, runId }
          : { goodId, kind: 'unloaded', from: to, to: 'vans', pieces: -pieces, runId },
    )
  })
  await insertContainerMoves(tx, by, clock.now(), moves)
}

type Contents = { goodId: number; full: number; empty: number; damaged: number }

/** Goods as the bottles that they are or that a set of them has. */
async function asContainers(tx: Tx, goods: readonly Contents[]): Promise<Contents[]> {
  const rows = JSON.stringify(
    goods.map(({ goodId, ...counts }) => ({ good_id: goodId, ...counts })),
  )
  const { rows: containers } = await sql<Contents>`
    select c.id as good_id, sum(i."full" * coalesce(g.bottles_in_set, 1))::int as "full",
      sum(i.empty * coalesce(g.bottles_in_set, 1))::int as empty,
      sum(i.damaged * coalesce(g.bottles_in_set, 1))::int as damaged
    from jsonb_to_recordset(${rows}::jsonb)
        as i (good_id int, "full" int, empty int, damaged int)
      join goods g on g.id = i.good_id
      join goods c on c.id = coalesce(g.bottles_of_good_id, g.id)
        and c.is_lent and c.bottle_kind <> 'none'
    group by c.id order by c.id`.execute(tx)
  return containers
}

/** By what was loaded, left, taken and given to other vans. */
async function findInVan(tx: Tx, runId: number): Promise<{ goodId: number; pieces: number }[]> {
  const { rows } = await sql<{ goodId: number; pieces: number }>`
    select good_id, sum(pieces)::int as pieces from (
      select good_id, case when to_place = 'vans' then pieces else -pieces end as pieces
      from container_moves where run_id = ${runId} and 'vans' in (from_place, to_place)
      union all
      select c.id, coalesce(g.bottles_in_set, 1)
        * case when t.to_run_id = ${runId} then x.pieces else -x.pieces end
      from run_transfers t join run_transfer_goods x on x.transfer_id = t.id
        join goods g on g.id = x.good_id
        join goods c on c.id = coalesce(g.bottles_of_good_id, g.id)
          and c.is_lent and c.bottle_kind <> 'none'
      where t.state = 'done' and ${runId}::bigint in (t.from_run_id, t.to_run_id)) moved
    group by good_id order by good_id`.execute(tx)
  return rows
}
