import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { correctHeld } from './correct-held.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { enqueue } from '../platform/queue.ts'

type AnswerRefusal =
  | { code: 'no_such_dispute' | 'already_answered' }
  | { code: 'not_corrected'; why: Refusal }

export type DisputeAnswer = { disputeId: number; accept: boolean; answer: string }

/** The counts of a door as the customer says they were. */
export type DisputedDoor = {
  disputeId: number
  orderId: number
  goodId: number
  left: number
  taken: number
  note: string
}

/** Passed in by the room of deliveries, which stands above this one. */
type CorrectDoor = (door: DisputedDoor) => Promise<Outcome<null, Refusal>>

/** An accepted dispute corrects the delivery, or the bottles alone where only they were miscounted. */
export async function answerDispute(
  app: App,
  tx: Tx,
  by: Actor,
  input: DisputeAnswer,
  correctDoor: CorrectDoor,
): Promise<Outcome<{ isCorrected: boolean }, AnswerRefusal>> {
  const { disputeId, accept, answer } = input
  const dispute = await lockDispute(tx, disputeId)
  if (!dispute) return refuse({ code: 'no_such_dispute' })
  if (dispute.state !== 'open') return refuse({ code: 'already_answered' })
  // The driver has counted since, and the books have followed that count.
  const isCounted = await isRecounted(tx, dispute.recountVisitId)
  const isCorrected = accept && !isCounted && dispute.saysDelivered !== dispute.delivered
  if (isCorrected && dispute.orderId !== null) {
    const corrected = await correctDoor(doorOf(dispute, dispute.orderId, answer))
    if (!corrected.ok) return refuse({ code: 'not_corrected', why: corrected.refusal })
  } else if (accept && !isCounted) await correctBottles(app, tx, by, dispute, answer)
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
  return done({ isCorrected })
}

const doorOf = (
  { id: disputeId, goodId, saysDelivered: left, saysReturned: taken }: Dispute,
  orderId: number,
  note: string,
): DisputedDoor => ({ disputeId, orderId, goodId, left, taken, note })

async function isRecounted(tx: Tx, visitId: number | null): Promise<boolean> {
  if (visitId === null) return false
  const visited = await tx
    .selectFrom('stops')
    .innerJoin('deliveries', 'deliveries.stopId', 'stops.id')
    .select('deliveries.id')
    .where('stops.visitId', '=', visitId)
    // Where nobody was met, nothing was counted.
    .where('stops.state', '=', 'done')
    .where('deliveries.outcome', '=', 'visited')
    .executeTakeFirst()
  return visited !== undefined
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
      'd.recountVisitId',
      'm.customerId',
      'm.goodId',
      'm.orderId',
      'm.delivered',
      'm.returned',
      'g.nameLv',
      'g.nameEn',
    ])
    .where('d.id', '=', disputeId)
    .forUpdate('d')
    .executeTakeFirst()

type Dispute = NonNullable<Awaited<ReturnType<typeof lockDispute>>>

async function correctBottles(
  app: App,
  tx: Tx,
  by: Actor,
  dispute: Dispute,
  note: string,
): Promise<void> {
  const { id, customerId, goodId, orderId } = dispute
  const more = dispute.saysDelivered - dispute.delivered - (dispute.saysReturned - dispute.returned)
  const cause = { kind: 'dispute', id, step: 'dispute' } as const
  const corrected = { customerId, goodId, orderId, more, cause, note }
  const { backCents } = await correctHeld(app, tx, by, corrected)
  if (backCents > 0)
    await enqueue(tx, 'papers.issue-credit-bill', { disputeId: id, depositCents: backCents })
}
