import { sql } from 'kysely'
import type { Language } from '../../../domain/words/language.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'

export const transferKinds = ['hand_to_hand', 'warehouse', 'free_balance'] as const
export type TransferKind = (typeof transferKinds)[number]

export type LockedTransfer = {
  id: number
  fromRunId: number
  toRunId: number
  kind: TransferKind
  stopId: number | null
  state: 'open' | 'done' | 'withdrawn'
  givenAt: Date | null
  takenAt: Date | null
}

/** The runs of transfers never change; they are locked before them. */
export async function findRunsOfTransfers(
  tx: Tx,
  transferIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ runId: number }>`
    select unnest(array[from_run_id, to_run_id]) as run_id from run_transfers
    where id = any (${transferIds}::bigint[])`.execute(tx)
  return rows.map(({ runId }) => runId)
}

/** Its runs are locked before. */
export const lockTransfer = (tx: Tx, transferId: number): Promise<LockedTransfer | undefined> =>
  tx
    .selectFrom('runTransfers')
    .select(['id', 'fromRunId', 'toRunId', 'kind', 'stopId', 'state', 'givenAt', 'takenAt'])
    .$narrowType<{ kind: TransferKind; state: LockedTransfer['state'] }>()
    .where('id', '=', transferId)
    .forUpdate()
    .executeTakeFirst()

/** What the orders of a stop ask for, services aside. */
export async function findTransferGoods(
  tx: Tx,
  stopId: number,
): Promise<{ goodId: number; pieces: number }[]> {
  const { rows } = await sql<{ goodId: number; pieces: number }>`
    select i.good_id, sum(i.ordered)::int as pieces
    from stop_orders p join order_items i on i.order_id = p.order_id
      join goods g on g.id = i.good_id
    where p.stop_id = ${stopId} and g.kind <> 'service'
    group by i.good_id having sum(i.ordered) > 0 order by i.good_id`.execute(tx)
  return rows
}

export type TransferRow = LockedTransfer & {
  goods: { goodId: number; name: string; pieces: number }[]
}

/** The transfers of a run, the newest first. */
export async function findTransfers(
  db: Db,
  runId: number,
  language: Language = 'lv',
): Promise<TransferRow[]> {
  const name = sql.ref(`g.name_${language}`)
  const { rows } = await sql<TransferRow>`
    select t.id, t.from_run_id, t.to_run_id, t.kind, t.stop_id, t.state, t.given_at, t.taken_at,
      (select coalesce(json_agg(json_build_object('goodId', x.good_id, 'name', ${name},
          'pieces', x.pieces) order by x.good_id), '[]')
        from run_transfer_goods x join goods g on g.id = x.good_id
        where x.transfer_id = t.id) as goods
    from run_transfers t where ${runId}::bigint in (t.from_run_id, t.to_run_id)
    order by t.id desc`.execute(db)
  return rows
}
