import { z } from 'zod'
import { done, refuse } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { type DisputedClaim, findClaim } from '../bottles/disputes.ts'
import { invoiceOf, withDocuments } from './later-documents.ts'
import { recountDispute, settleDispute } from './settle-dispute.ts'

const Answering = z.object({ disputeId: z.int(), accept: z.boolean(), answer: z.string() })

/** Customer service answers of this many bottles alone. */
const bottlesAlone = 3

const subject = ({ disputeId }: { disputeId: number }) =>
  ({ kind: 'dispute', id: disputeId }) as const

/** Corrects the delivery as the customer says, or refuses; the customer reads the answer. */
export const answerDisputeDeed: Deed<z.output<typeof Answering>> = {
  name: 'disputes.answer',
  right: 'answerDisputes',
  input: Answering,
  subject,
  reasonOf: ({ answer }) => answer,
  reach: async (tx, { disputeId }) => {
    const claim = await findClaim(tx, disputeId)
    if (!claim) return {}
    const { customerId, orderId } = claim
    const isBeyondPart = bottlesOf(claim) > bottlesAlone
    return { customerId, isBeyondPart, ...(orderId !== null && { orderId }) }
  },
  run: async (app, tx, by, answer) => {
    const orderId = (await findClaim(tx, answer.disputeId))?.orderId ?? null
    const before = orderId === null ? undefined : await invoiceOf(tx, orderId)
    const answered = await settleDispute(app, tx, by, answer)
    if (answered.ok) {
      const isCorrected = answered.value.isCorrected && orderId !== null
      return done(isCorrected ? await withDocuments(tx, before, orderId) : {})
    }
    const { refusal } = answered
    if (refusal.code === 'not_corrected') return refuse(refusal.why)
    const isGone = refusal.code === 'no_such_dispute'
    return refuse({ code: isGone ? 'not_found' : 'already_decided' })
  },
}

const bottlesOf = (claim: DisputedClaim) =>
  Math.abs(claim.saysDelivered - claim.delivered) + Math.abs(claim.saysReturned - claim.returned)

const Recounting = z.object({ disputeId: z.int() })

/** Sends a driver to count at the customer's; the dispute waits. */
export const recountDisputeDeed: Deed<z.output<typeof Recounting>> = {
  name: 'disputes.recount',
  right: 'answerDisputes',
  input: Recounting,
  subject,
  reasonOf: () => null,
  reach: async (tx, { disputeId }) => {
    const claim = await findClaim(tx, disputeId)
    return claim ? { customerId: claim.customerId } : {}
  },
  run: async (app, tx, by, recounting) => {
    const planned = await recountDispute(app, tx, by, recounting)
    if (!planned.ok) return planned
    const { day } = planned.value
    return done({ changes: [{ ...subject(recounting), field: 'recount_on', after: day }] })
  },
}
