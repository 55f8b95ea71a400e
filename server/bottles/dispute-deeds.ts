import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { answerDispute } from './answer-dispute.ts'

const Answering = z.object({ disputeId: z.int(), accept: z.boolean(), answer: z.string() })

/** Customer service answers of this many bottles alone. */
const bottlesAlone = 3

/** Corrects bottles and deposit as the customer says, or refuses; the customer reads the answer. */
export const answerDisputeDeed: Deed<z.output<typeof Answering>> = {
  name: 'disputes.answer',
  right: 'answerDisputes',
  input: Answering,
  subject: ({ disputeId }) => ({ kind: 'dispute', id: disputeId }),
  reasonOf: ({ answer }) => answer,
  reach: async (tx, { disputeId }) => {
    const claim = await findClaim(tx, disputeId)
    if (!claim) return {}
    const { customerId, ...counts } = claim
    const left = Math.abs(counts.saysDelivered - counts.delivered)
    const taken = Math.abs(counts.saysReturned - counts.returned)
    return { customerId, isBeyondPart: left + taken > bottlesAlone }
  },
  run: async (app, tx, by, answer) => {
    const answered = await answerDispute(app, tx, by, answer)
    if (answered.ok) return done({})
    const isGone = answered.refusal.code === 'no_such_dispute'
    return refuse({ code: isGone ? 'not_found' : 'already_decided' })
  },
}

const findClaim = (tx: Tx, disputeId: number) =>
  tx
    .selectFrom('bottleDisputes as d')
    .innerJoin('bottleMovements as m', 'm.id', 'd.movementId')
    .select(['d.customerId', 'd.saysDelivered', 'd.saysReturned', 'm.delivered', 'm.returned'])
    .where('d.id', '=', disputeId)
    .executeTakeFirst()
