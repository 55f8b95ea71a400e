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
    /** Of half a year: others of this driver, and others of this run. */
    driverDisputes: z.int(),
    runDisputes: z.int(),
    /** The latest counts of this good at this address, the newest first. */
    history: z.array(
      z.object({
        movedOn: z.string(),
        delivered: z.int(),
        declaredReturned: z.int(),
        returned: z.int(),
      }),
    ),
    /** Pictures of the door. */
    photos: z.array(Id),
    /** When the driver counts at the customer's, and what was found: `more` than the books had. */
    recount: z.object({ day: z.string(), isDone: z.boolean(), more: z.int() }).nullable(),
    stakeCents: z.int(),
    proposal: z.enum(['accept', 'refuse', 'recount']),
    reason: z.enum([
      'run_has_more',
      'run_agrees',
      'run_not_counted',
      'small_and_first',
      'not_first',
      'recount_with_customer',
      'recount_with_driver',
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
      refusals: ['not_found', 'already_decided', 'deposit_moved_on', 'too_few_in_stock'],
    }),
    params: z.object({ id: IdText }),
  },
  answerDisputes: deedCall({
    path: '/disputes/answer',
    summary: 'Answers several disputes with one sentence; each is done or refused by itself',
    right: 'answerDisputes',
    body: {
      disputeIds: z.array(Id).min(1, 'required').max(200, 'too_many_rows'),
      accept: z.boolean(),
      answer: filledText(500),
    },
    refusals: ['not_found', 'already_decided'],
  }),
  recountDispute: {
    ...deedCall({
      path: '/disputes/:id/recount',
      summary: 'Sends a driver to count at the customer’s; the dispute waits until then',
      right: 'answerDisputes',
      body: {},
      refusals: ['not_found', 'already_decided', 'no_such_address', 'not_that_day'],
    }),
    params: z.object({ id: IdText }),
  },
})
