import type { Actor } from '../../domain/actor.ts'
import { depositCharged, depositReturned } from '../../domain/ledger/delivered.ts'
import type { Cents } from '../../domain/money.ts'
import { depositFor } from '../../domain/pricing/deposit.ts'
import type { App } from '../app-context.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { lockLivingRecord } from './lock-living-record.ts'
import { type BottleMove, moveBottles } from './move-bottles.ts'

type Correcting = {
  customerId: number
  goodId: number
  orderId: number | null
  /** Bottles that the customer has more than the books say. */
  more: number
  cause: BottleMove['cause'] & { step: 'dispute' | 'hand_in' | `recount:${number}` }
  note: string
}

/** Corrects a customer's bottles and their deposit by the same rule as a delivery. */
export async function correctHeld(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId: ofId, goodId, orderId: ofOrderId, more, cause, note }: Correcting,
): Promise<{ backCents: Cents }> {
  // A delivery may be recorded at the same moment, so read the bottles only under the lock.
  const customerId = await lockLivingRecord(tx, ofId)
  // An order stays with the record that it was placed in.
  const orderId = customerId === ofId ? ofOrderId : null
  const { held, depositCents, ...lent } = await findHeld(tx, customerId, goodId)
  const move = { held, order: Math.max(0, more), return: Math.max(0, -more) }
  const { chargeCents, refundCents } = depositFor(lent, move, (await app.settings()).depositSteps)
  const backCents = Math.min(refundCents, depositCents)
  const of = { customerId, by, note, ...(orderId !== null && { orderId }) }
  const { kind, id, step } = cause
  const moved = { goodId, delivered: move.order, returned: move.return }
  await moveBottles(tx, {
    ...of,
    cause: { kind, id },
    movedOn: app.clock.today(),
    goods: [{ ...moved, depositCents: chargeCents - backCents }],
  })
  const entry = chargeCents > 0 ? depositCharged(chargeCents) : depositReturned(backCents)
  const at = app.clock.now()
  await post(tx, { ...of, cause: { kind: 'correction', id, step }, entry, at })
  return { backCents }
}

async function findHeld(tx: Tx, customerId: number, goodId: number) {
  const good = await tx
    .selectFrom('goods')
    .select(['lentDepositCents', 'bottleKind'])
    .where('id', '=', goodId)
    .executeTakeFirstOrThrow()
  const balance = await tx
    .selectFrom('bottleBalances')
    .select(['held', 'depositCents'])
    .where('customerId', '=', customerId)
    .where('goodId', '=', goodId)
    .executeTakeFirst()
  return { held: 0, depositCents: 0, ...balance, ...good }
}

/** Mirrors a correction that a count of a van has brought. */
export async function takeHeldBack(
  app: App,
  tx: Tx,
  by: Actor,
  { id, backId }: { id: number; backId: number },
): Promise<void> {
  const moves = await tx
    .selectFrom('bottleMovements')
    .select(['customerId', 'goodId', 'orderId', 'delivered', 'returned', 'depositCents', 'note'])
    .where('causeKind', '=', 'audit')
    .where('causeId', '=', id)
    .execute()
  for (const { customerId: ofId, goodId, delivered, returned, depositCents, ...move } of moves) {
    const customerId = await lockLivingRecord(tx, ofId)
    const orderId = customerId === ofId ? move.orderId : null
    const { note } = move
    const of = { customerId, by, note: note ?? '', ...(orderId !== null && { orderId }) }
    await moveBottles(tx, {
      ...of,
      cause: { kind: 'audit', id: backId },
      movedOn: app.clock.today(),
      goods: [{ goodId, delivered: returned, returned: delivered, depositCents: -depositCents }],
    })
    const entry = depositCents > 0 ? depositReturned(depositCents) : depositCharged(-depositCents)
    const cause = { kind: 'correction', id: backId, step: 'hand_in' } as const
    await post(tx, { ...of, cause, entry, at: app.clock.now() })
  }
}
