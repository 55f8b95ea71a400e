import { depositCharged, depositReturned } from '../../domain/ledger/delivered.ts'
import { depositFor } from '../../domain/pricing/deposit.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { moveBottles } from '../delivery/move-bottles.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { enqueue } from '../platform/queue.ts'

type Refused = { code: 'no_such_dispute' | 'already_answered' }

type Answer = { disputeId: number; accept: boolean; answer: string }

/** The office's answer: an accepted count is corrected in bottles and deposit, and a credit bill tells of it. */
export const answerDispute = (app: App, told: Answer): Promise<Outcome<null, Refused>> =>
  inTransaction(app.db, async (tx) => {
    const dispute = await lockDispute(tx, told.disputeId)
    if (!dispute) return refuse({ code: 'no_such_dispute' })
    if (dispute.state !== 'open') return refuse({ code: 'already_answered' })
    if (told.accept) await correct(app, tx, dispute, told.answer)
    await tx
      .updateTable('bottleDisputes')
      .set({
        state: told.accept ? 'accepted' : 'refused',
        answer: told.answer,
        answeredAt: app.clock.now(),
      })
      .where('id', '=', told.disputeId)
      .execute()
    await tellAnswer(tx, dispute, told)
    return done(null)
  })

const tellAnswer = (tx: Db, dispute: Dispute, { disputeId, accept, answer }: Answer) =>
  queueMail(tx, {
    template: 'dispatch.dispute-answered',
    cause: `dispute:${disputeId}`,
    customerId: dispute.customerId,
    payload: {
      lv: dispute.nameLv,
      en: dispute.nameEn,
      delivered: dispute.saysDelivered,
      returned: dispute.saysReturned,
      accepted: accept,
      answer,
    },
  })

const lockDispute = (tx: Db, disputeId: number) =>
  tx
    .selectFrom('bottleDisputes as d')
    .innerJoin('bottleMovements as m', 'm.id', 'd.movementId')
    .innerJoin('goods as g', 'g.id', 'm.goodId')
    .select([
      'd.id',
      'd.state',
      'd.saysDelivered',
      'd.saysReturned',
      'm.customerId',
      'm.goodId',
      'm.orderId',
      'm.delivered',
      'm.returned',
      'g.bailCents',
      'g.bottleKind',
      'g.nameLv',
      'g.nameEn',
    ])
    .where('d.id', '=', disputeId)
    .forUpdate('d')
    .executeTakeFirst()

type Dispute = NonNullable<Awaited<ReturnType<typeof lockDispute>>>

const bottlesHeld = (tx: Db, customerId: number, goodId: number) =>
  tx
    .selectFrom('bottleBalances')
    .select(['held', 'depositCents'])
    .where('customerId', '=', customerId)
    .where('goodId', '=', goodId)
    .executeTakeFirstOrThrow()

async function correct(app: App, tx: Db, dispute: Dispute, note: string): Promise<void> {
  const { id, customerId, goodId, orderId } = dispute
  // Only under the customer's lock: a delivery may be recorded in this very moment.
  await lockBalances(tx, customerId)
  const { held, depositCents } = await bottlesHeld(tx, customerId, goodId)
  // Fewer bottles at the customer's than we had counted come back, more are left: the same rule as at the door.
  const more = dispute.saysDelivered - dispute.delivered - (dispute.saysReturned - dispute.returned)
  const move = { held, order: Math.max(0, more), return: Math.max(0, -more) }
  const lent = { bailCents: dispute.bailCents, isBottle: dispute.bottleKind !== 3 }
  const { chargeCents, refundCents } = depositFor(lent, move, (await app.settings()).depositSteps)
  const backCents = Math.min(refundCents, depositCents)
  const at = app.clock.now()
  await moveBottles(tx, {
    customerId,
    cause: { kind: 'dispute', id },
    movedOn: app.clock.today(),
    goods: [
      {
        goodId,
        delivered: move.order,
        returned: move.return,
        depositCents: chargeCents - backCents,
      },
    ],
    note,
    ...(orderId !== null && { orderId }),
  })
  const entry = chargeCents > 0 ? depositCharged(chargeCents) : depositReturned(backCents)
  const cause = { kind: 'correction', id, step: 'dispute' } as const
  await post(tx, { customerId, cause, entry, at, note, ...(orderId !== null && { orderId }) })
  if (backCents > 0)
    await enqueue(tx, 'papers.issue-credit-bill', { disputeId: id, depositCents: backCents })
}
