import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'

/** Pieces that a reversed delivery had taken from the stock, once. */
export async function returnDelivered(
  tx: Tx,
  by: Actor,
  { deliveryId, note }: { deliveryId: number; note: string },
): Promise<void> {
  const { actorKind, actorId, onBehalfOf } = actorColumns(by)
  await sql`
    insert into stock_movements (good_id, quantity, kind, cause_kind, cause_id, customer_id, note,
      actor_kind, actor_id, on_behalf_of)
    select good_id, -quantity, 'given_back', 'reversal', cause_id, customer_id, ${note},
      ${actorKind}, ${actorId}::bigint, ${onBehalfOf}::bigint
    from stock_movements where cause_kind = 'delivery' and cause_id = ${deliveryId}
    order by good_id
    on conflict do nothing`.execute(tx)
}
