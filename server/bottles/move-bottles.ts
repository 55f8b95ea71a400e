import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Cents } from '../../domain/money.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Db } from '../platform/database/connect.ts'

type MovedGood = {
  goodId: number
  delivered: number
  returned: number
  declaredDelivered?: number
  declaredReturned?: number
  /** Above zero charged, below zero given back. */
  depositCents: Cents
}

export type BottleMove = {
  customerId: number
  cause: {
    kind: 'merge' | 'opening' | 'delivery' | 'dispute' | 'audit' | 'reversal' | 'recount'
    id: number
    /** Where one record is a cause more than once, as the opening of a customer's bottles. */
    step?: string
  }
  movedOn: Day
  goods: readonly MovedGood[]
  /** Without one, it is where the good was moved last. */
  addressId?: number | null
  orderId?: number
  note?: string
  by: Actor
}

/**
 * Inserts one movement a good; a trigger updates the balances. A good is moved once by each cause.
 */
export async function moveBottles(tx: Db, move: BottleMove): Promise<void> {
  const { customerId, cause, movedOn, goods, addressId = null, orderId = null, note = null } = move
  const { step = '' } = cause
  const { actorKind, actorId, onBehalfOf } = actorColumns(move.by)
  // Not "on conflict": the trigger on the balances runs before a conflict is noticed.
  await sql`
    insert into bottle_movements (customer_id, good_id, address_id, order_id, moved_on, delivered,
      returned, declared_delivered, declared_returned, deposit_cents, cause_kind, cause_id, cause_step, note,
      actor_kind, actor_id, on_behalf_of)
    select ${customerId}, m.good_id, coalesce(${addressId}::bigint, (select b.address_id
        from bottle_movements b where b.customer_id = ${customerId} and b.good_id = m.good_id
        order by b.id desc limit 1)), ${orderId}, ${movedOn}, m.delivered, m.returned,
      m.declared_delivered, m.declared_returned, m.deposit_cents,
      ${cause.kind}, ${cause.id}, ${step}, ${note},
      ${actorKind}, ${actorId}::bigint, ${onBehalfOf}::bigint
    from jsonb_to_recordset(${JSON.stringify(goods.map(rowOf))}::jsonb) as m (good_id int,
      delivered int, returned int, declared_delivered int, declared_returned int,
      deposit_cents bigint)
    where not exists (select from bottle_movements b
      where b.cause_kind = ${cause.kind} and b.cause_id = ${cause.id} and b.cause_step = ${step}
        and b.good_id = m.good_id)
    order by m.good_id`.execute(tx)
}

const rowOf = (good: MovedGood) => ({
  good_id: good.goodId,
  delivered: good.delivered,
  returned: good.returned,
  declared_delivered: good.declaredDelivered ?? good.delivered,
  declared_returned: good.declaredReturned ?? good.returned,
  deposit_cents: good.depositCents,
})
