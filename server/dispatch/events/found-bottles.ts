import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { StopCount, StopDelivered } from '../../../domain/dispatch/stop-events.ts'
import { sumOf } from '../../../domain/money.ts'
import { correctHeld } from '../../bottles/correct-held.ts'
import { lockLivingRecord } from '../../bottles/lock-living-record.ts'
import type { App } from '../../app-context.ts'
import type { Tx } from '../../platform/database/connect.ts'
import type { LockedStop } from '../runs/run-store.ts'

type Found = NonNullable<StopDelivered['found']>

/** Puts the customer's bottles to what was counted there, once the stop itself is in the books. */
export async function bookFound(
  app: App,
  tx: Tx,
  by: Actor,
  { id: stopId, customerId: ofId }: LockedStop,
  found: Found,
): Promise<void> {
  const customerId = await lockLivingRecord(tx, ofId)
  const held = await heldBy(tx, customerId)
  for (const { goodId, pieces } of found) {
    const more = pieces - (held.get(goodId) ?? 0)
    if (more === 0) continue
    const cause = { kind: 'recount', id: stopId, step: `recount:${goodId}` } as const
    const note = 'Pārskaitīts pie klienta'
    await correctHeld(app, tx, by, { customerId, goodId, orderId: null, more, cause, note })
  }
}

/** Whether the bottles that were counted are others than those that the books expect there. */
export async function isFoundOtherwise(
  tx: Tx,
  customerId: number,
  { found = [], counts }: Pick<StopDelivered, 'found' | 'counts'>,
): Promise<boolean> {
  if (found.length === 0) return false
  const held = await heldBy(tx, customerId)
  const moved = await asBottles(tx, counts)
  return found.some(({ goodId, pieces }) => {
    const here = sumOf(
      moved.filter((row) => row.goodId === goodId),
      (row) => row.pieces,
    )
    return Math.max(0, (held.get(goodId) ?? 0) + here) !== pieces
  })
}

async function heldBy(tx: Tx, customerId: number): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('bottleBalances')
    .select(['goodId', 'held'])
    .where('customerId', '=', customerId)
    .execute()
  return new Map(rows.map(({ goodId, held }) => [goodId, held]))
}

/** Left less taken, as the bottles that a good is or that a set of it has. */
async function asBottles(tx: Tx, counts: readonly StopCount[]) {
  const moved = counts.map(({ goodId, left, taken }) => ({ good_id: goodId, pieces: left - taken }))
  const { rows } = await sql<{ goodId: number; pieces: number }>`
    select coalesce(g.bottles_of_good_id, g.id) as good_id,
      (i.pieces * coalesce(g.bottles_in_set, 1))::int as pieces
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as i (good_id int, pieces int)
      join goods g on g.id = i.good_id`.execute(tx)
  return rows
}
