import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { filledText, Id, IdText } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const Dispute = z
  .object({
    id: Id,
    customerId: Id,
    customerName: z.string().nullable(),
    orderId: Id.nullable(),
    openedAt: z.iso.datetime(),
    movedOn: z.string(),
    good: z.string(),
    comment: z.string(),
    /** What the customer had said before the delivery would be given back. */
    declaredReturned: z.int(),
    delivered: z.int(),
    returned: z.int(),
    saysDelivered: z.int(),
    saysReturned: z.int(),
    runId: Id.nullable(),
    driver: z.string().nullable(),
    /** Empties that the warehouse has counted of the run, beyond what its doors told. */
    runSurplus: z.int().nullable(),
    earlierDisputes: z.int(),
    stakeCents: z.int(),
    proposal: z.enum(['accept', 'refuse', 'recount']),
    reason: z.enum([
      'run_has_more',
      'run_agrees',
      'run_not_counted',
      'small_and_first',
      'not_first',
    ]),
  })
  .meta({ id: 'Dispute' })
export type Dispute = z.output<typeof Dispute>

export const disputeCalls = callTable({
  listDisputes: {
    method: 'GET',
    path: '/disputes',
    summary: 'Counts of bottles that customers say are not right, each with what is known of it',
    audience: { staff: 'seeCustomers' },
    answer: z.object({ disputes: z.array(Dispute) }),
  },
  answerDispute: {
    ...deedCall({
      path: '/disputes/:id/answer',
      summary: 'Corrects bottles and deposit as the customer says, or refuses with a sentence',
      right: 'answerDisputes',
      body: { accept: z.boolean(), answer: filledText(500) },
      refusals: ['not_found', 'already_decided'],
    }),
    params: z.object({ id: IdText }),
  },
})
