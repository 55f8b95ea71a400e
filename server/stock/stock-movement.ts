import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { App } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'

/**
 * Locks both rows: the good's against a second first movement (it has no row of stock yet), the
 * stock's against deliveries and orders.
 */
export async function lockStock(tx: Tx, goodId: number) {
  const { rows } = await sql<{ isCounted: boolean; onHand: number; reserved: number }>`
    with good as materialized (
      select id, is_counted from goods where id = ${goodId} for no key update),
    its as materialized (
      select on_hand, reserved from stock
      where good_id = (select id from good) for no key update)
    select is_counted, coalesce(on_hand, 0) as on_hand, coalesce(reserved, 0) as reserved
    from good left join its on true`.execute(tx)
  return rows[0]
}

const actions = {
  count: 'stock.counted',
  receipt: 'stock.receipt',
  write_off: 'stock.write_off',
} as const

type Movement = { goodId: number; kind: keyof typeof actions; quantity: number; note: string }

/** The movement names the entry in the audit trail as its cause. */
export async function insertMovement(
  app: App,
  tx: Tx,
  by: Actor,
  { goodId, kind, quantity, note }: Movement,
): Promise<void> {
  const causeId = await audit(app, tx, by, {
    action: actions[kind],
    subject: 'good',
    subjectId: goodId,
    details: { quantity },
    ...(note && { reason: note }),
    kept: 'books',
  })
  await tx
    .insertInto('stockMovements')
    .values({
      goodId,
      quantity,
      note,
      kind,
      causeKind: 'audit',
      causeId,
      movedAt: app.clock.now(),
      ...actorColumns(by),
    })
    .execute()
}
