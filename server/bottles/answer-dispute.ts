import type { Actor } from '../../domain/actor.ts'
import { depositCharged, depositReturned } from '../../domain/ledger/delivered.ts'
import { depositFor } from '../../domain/pricing/deposit.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { moveBottles } from './move-bottles.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { enqueue } from '../platform/queue.ts'

type AnswerRefusal = { code: 'no_such_dispute' | 'already_answered' }

type DisputeAnswer = { disputeId: number; accept: boolean; answer: string }

/** An accepted dispute corrects bottles and deposit, and a returned deposit gets a credit bill. */
export async function answerDispute(
  app: App,
  tx: Tx,
  by: Actor,
  input: DisputeAnswer,
): Promise<Outcome<null, AnswerRefusal>> {
  const { disputeId, accept, answer } = input
  const dispute = await lockDispute(tx, disputeId)
  if (!dispute) return refuse({ code: 'no_such_dispute' })
  if (dispute.state !== 'open') return refuse({ code: 'already_answered' })
  if (accept) await correctBottles(app, tx, by, dispute, answer)
  await tx
    .updateTable('bottleDisputes')
    .set({
      state: accept ? 'accepted' : 'refused',
      answer,
      answeredAt: app.clock.now(),
      ...actorColumns(by),
    })
    .where('id', '=', disputeId)
    .execute()
  await queueDisputeAnsweredMail(tx, dispute, input)
  return done(null)
}

const queueDisputeAnsweredMail = (
  tx: Tx,
  dispute: Dispute,
  { disputeId, accept, answer }: DisputeAnswer,
) =>
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

const lockDispute = (tx: Tx, disputeId: number) =>
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
      'g.lentDepositCents',
      'g.bottleKind',
      'g.nameLv',
      'g.nameEn',
    ])
    .where('d.id', '=', disputeId)
    .forUpdate('d')
    .executeTakeFirst()

type Dispute = NonNullable<Awaited<ReturnType<typeof lockDispute>>>

const bottlesHeld = (tx: Tx, customerId: number, goodId: number) =>
  tx
    .selectFrom('bottleBalances')
    .select(['held', 'depositCents'])
    .where('customerId', '=', customerId)
    .where('goodId', '=', goodId)
    .executeTakeFirstOrThrow()

async function correctBottles(
  app: App,
  tx: Tx,
  by: Actor,
  dispute: Dispute,
  note: string,
): Promise<void> {
  const { id, customerId, goodId, orderId } = dispute
  // A delivery may be recorded at the same moment, so read the bottles only under the lock.
  await lockBalances(tx, customerId)
  const { held, depositCents } = await bottlesHeld(tx, customerId, goodId)
  // A correction charges and returns deposit by the same rule as a delivery.
  const more = dispute.saysDelivered - dispute.delivered - (dispute.saysReturned - dispute.returned)
  const move = { held, order: Math.max(0, more), return: Math.max(0, -more) }
  const lent = { lentDepositCents: dispute.lentDepositCents, bottleKind: dispute.bottleKind }
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
    by,
    ...(orderId !== null && { orderId }),
  })
  const entry = chargeCents > 0 ? depositCharged(chargeCents) : depositReturned(backCents)
  const cause = { kind: 'correction', id, step: 'dispute' } as const
  await post(tx, { customerId, cause, entry, at, by, note, ...(orderId !== null && { orderId }) })
  if (backCents > 0)
    await enqueue(tx, 'papers.issue-credit-bill', { disputeId: id, depositCents: backCents })
}
