import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { NamingMend } from '../../../domain/dispatch/mends-of-cause.ts'
import { paidOtherwise } from '../../../domain/ledger/cash-places.ts'
import { reversed } from '../../../domain/ledger/entry.ts'
import { correctHeld, takeHeldBack } from '../../bottles/correct-held.ts'
import { lockLivingRecord } from '../../bottles/lock-living-record.ts'
import type { App } from '../../app-context.ts'
import { post } from '../../ledger/post.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { type Corrected, correctBooked } from './correct-booked.ts'

type Correcting = { mend: NamingMend; stopId: number; differenceId: number; note: string }

/**
 * What a door told otherwise than it was goes to its customer: its delivery is told anew, else its
 * bottles or its account are put right.
 */
export async function correctDoor(
  app: App,
  tx: Tx,
  by: Actor,
  { mend, stopId, differenceId: id, note }: Correcting,
): Promise<Corrected[]> {
  if (mend.part !== 'cash') {
    const booked = await correctBooked(app, tx, by, { mend, stopId, note })
    if (booked) return booked
  }
  const { customerId: ofId } = await tx
    .selectFrom('stops')
    .select('customerId')
    .where('id', '=', stopId)
    .executeTakeFirstOrThrow()
  if (mend.part === 'cash') {
    const customerId = await lockLivingRecord(tx, ofId)
    const cause = { kind: 'correction', id, step: 'hand_in' } as const
    const entry = paidOtherwise(mend.amount)
    await post(tx, { customerId, cause, entry, at: app.clock.now(), by, note })
    return []
  }
  const container = await findContainer(tx, mend.goodId)
  if (!container || (mend.part !== 'full' && mend.part !== 'empty')) return []
  // What the van lacks in full ones, or has too few empties of, is with the customer.
  const more = -mend.amount * container.inEach
  const { goodId } = container
  const cause = { kind: 'audit', id, step: 'hand_in' } as const
  await correctHeld(app, tx, by, { customerId: ofId, goodId, orderId: null, more, cause, note })
  return []
}

/** Takes back what the naming has corrected, by rows that mirror it. */
export async function takeDoorBack(
  app: App,
  tx: Tx,
  by: Actor,
  { id, backId, cents, note }: { id: number; backId: number; cents: number; note: string },
): Promise<void> {
  await takeHeldBack(app, tx, by, { id, backId })
  const posted = await tx
    .selectFrom('ledgerTransactions as t')
    .innerJoin('ledgerEntries as e', 'e.transactionId', 't.id')
    .select('t.customerId')
    .where('t.causeKind', '=', 'correction')
    .where('t.causeId', '=', id)
    .where('t.causeStep', '=', 'hand_in')
    .where('e.account', '=', 'cash_difference')
    .executeTakeFirst()
  if (!posted?.customerId) return
  const customerId = await lockLivingRecord(tx, posted.customerId)
  const cause = { kind: 'correction', id: backId, step: 'hand_in' } as const
  const entry = reversed(paidOtherwise(cents))
  await post(tx, { customerId, cause, entry, at: app.clock.now(), by, note })
}

/** The bottle that a good is, or that a set of it has. */
async function findContainer(tx: Tx, goodId: number) {
  const { rows } = await sql<{ goodId: number; inEach: number }>`
    select c.id as good_id, coalesce(g.bottles_in_set, 1) as in_each
    from goods g join goods c on c.id = coalesce(g.bottles_of_good_id, g.id)
    where g.id = ${goodId} and c.is_lent and c.bottle_kind <> 'none'`.execute(tx)
  return rows[0]
}
