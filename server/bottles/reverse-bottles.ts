import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { moveBottles } from './move-bottles.ts'

type Moved = {
  goodId: number
  delivered: number
  returned: number
  depositCents: number
  /** What the movement did to the bottles held, which are never fewer than none. */
  more: number
  depositNowCents: number
  isDisputed: boolean
}

type Reversing = {
  deliveryId: number
  customerId: number
  addressId: number | null
  orderId: number
  note: string
  /** This dispute corrects the bottles by the reversal itself. */
  answersDispute?: number | undefined
}

type ReverseRefusal = { code: 'dispute_first' | 'deposit_moved_on' }

/**
 * Mirrors the bottles of a delivery. A dispute that is not refused is answered first, for it may
 * have corrected them already; nor can a deposit go back that has been paid out since.
 */
export async function reverseBottles(
  { clock }: App,
  tx: Tx,
  by: Actor,
  delivery: Reversing,
): Promise<Outcome<null, ReverseRefusal>> {
  const { deliveryId, customerId, addressId, orderId, note, answersDispute } = delivery
  const moved = await findMoved(tx, deliveryId, answersDispute)
  if (moved.some(({ isDisputed }) => isDisputed)) return refuse({ code: 'dispute_first' })
  if (moved.some(({ depositCents, depositNowCents }) => depositNowCents < depositCents))
    return refuse({ code: 'deposit_moved_on' })
  await moveBottles(tx, {
    customerId,
    addressId,
    orderId,
    by,
    note,
    cause: { kind: 'reversal', id: deliveryId },
    movedOn: clock.today(),
    goods: moved.map(({ goodId, delivered, depositCents, more }) => ({
      goodId,
      delivered: delivered - more,
      returned: delivered,
      depositCents: -depositCents,
    })),
  })
  return done(null)
}

async function findMoved(tx: Tx, deliveryId: number, answersDispute?: number): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select m.good_id, m.delivered, m.returned, m.deposit_cents,
      m.held_after - coalesce((select b.held_after from bottle_movements b
        where b.customer_id = m.customer_id and b.good_id = m.good_id and b.id < m.id
        order by b.id desc limit 1), 0) as more,
      h.deposit_cents as deposit_now_cents,
      exists (select from bottle_disputes d
        where d.movement_id = m.id and d.state <> 'refused'
          and d.id is distinct from ${answersDispute ?? null}::bigint) as is_disputed
    from bottle_movements m
      join bottle_balances h on h.customer_id = m.customer_id and h.good_id = m.good_id
    where m.cause_kind = 'delivery' and m.cause_id = ${deliveryId}`.execute(tx)
  return rows
}
