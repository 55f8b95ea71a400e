import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { filledText, Id, IdText } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const OrderFeedback = z
  .object({
    id: Id,
    /** Null for a rating of the delivery. */
    good: z.string().nullable(),
    stars: z.int().nullable(),
    comment: z.string(),
    saidAt: z.iso.datetime(),
    photos: z.array(Id),
    answer: z.string().nullable(),
    answeredAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OrderFeedback' })
export type OrderFeedback = z.output<typeof OrderFeedback>

export const feedbackCalls = callTable({
  listFeedback: {
    method: 'GET',
    path: '/orders/:id/feedback',
    summary: 'What the customer has said of an order: its rating and faults of its goods',
    audience: { staff: 'searchEverything' },
    params: z.object({ id: IdText }),
    answer: z.object({ feedback: z.array(OrderFeedback) }),
  },
  answerFeedback: {
    ...deedCall({
      path: '/orders/:id/feedback/:feedbackId/answer',
      summary: 'Answers a rating or a fault; the customer gets a letter',
      right: 'writeNotes',
      body: { answer: filledText(500) },
      refusals: ['not_found', 'already_decided'],
    }),
    params: z.object({ id: IdText, feedbackId: IdText }),
  },
})
