import type { Actor } from '../../../domain/actor.ts'
import type { App } from '../../app-context.ts'
import { actorColumns } from '../../platform/actor-columns.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { insertRunChange } from './run-store.ts'

type Between = {
  fromRunId: number
  toRunId: number
  goods: readonly { goodId: number; pieces: number }[]
}

/** Goods that went from van to van, found when the vans were counted. */
export async function recordTransfer(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { fromRunId, toRunId, goods }: Between,
): Promise<number> {
  const at = clock.now()
  const times = { offeredAt: at, givenAt: at, takenAt: at, endedAt: at }
  const { id: transferId } = await tx
    .insertInto('runTransfers')
    .values({
      kind: 'hand_to_hand',
      state: 'done',
      fromRunId,
      toRunId,
      ...times,
      ...actorColumns(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = goods.map((good) => ({ transferId, ...good }))
  await tx.insertInto('runTransferGoods').values(rows).execute()
  for (const runId of [fromRunId, toRunId])
    await insertRunChange(tx, by, runId, {
      kind: 'transfer',
      at,
      details: { transferId, step: 'found' },
    })
  return transferId
}

/** Mirrors a transfer that was taken for true. */
export async function takeTransferBack(
  app: App,
  tx: Tx,
  by: Actor,
  transferId: number,
): Promise<void> {
  const { fromRunId, toRunId } = await tx
    .selectFrom('runTransfers')
    .select(['fromRunId', 'toRunId'])
    .where('id', '=', transferId)
    .executeTakeFirstOrThrow()
  const goods = await tx
    .selectFrom('runTransferGoods')
    .select(['goodId', 'pieces'])
    .where('transferId', '=', transferId)
    .execute()
  await recordTransfer(app, tx, by, { fromRunId: toRunId, toRunId: fromRunId, goods })
}
