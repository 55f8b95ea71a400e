import { z } from 'zod'
import { customerEventKinds } from '../../domain/customers/customer-events.ts'
import { callTable } from '../shared/call.ts'
import { Id, IdText } from '../shared/scalars.ts'

const CustomerEvent = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(customerEventKinds),
    /** What happened within its kind, such as `moved` of an order. */
    what: z.string(),
    /** The number of its order, document or letter. */
    subject: z.string().nullable(),
    subjectId: Id.nullable(),
    /** Words of a person: a call's line, a note, a reason. */
    text: z.string().nullable(),
    /** Of a letter: whether it was sent. */
    state: z.string().nullable(),
    /** Of a document. */
    totalCents: z.int().nullable(),
    accountCents: z.int().nullable(),
    bonusCents: z.int().nullable(),
    depositCents: z.int().nullable(),
    /** Of a delivery: full ones left and empties taken, beside what was ordered. */
    counts: z.array(
      z.object({
        name: z.string(),
        ordered: z.int(),
        left: z.int(),
        declared: z.int(),
        taken: z.int(),
      }),
    ),
    /** Pictures of the door. */
    photos: z.array(Id),
    by: z.object({ kind: z.string(), name: z.string().nullable() }),
  })
  .meta({ id: 'CustomerEvent' })
export type CustomerEvent = z.output<typeof CustomerEvent>

export const customerEventCalls = callTable({
  listCustomerEvents: {
    method: 'GET',
    path: '/customers/:id/events',
    summary: 'All that has happened with a customer, the latest first',
    audience: { staff: 'searchEverything' },
    params: z.object({ id: IdText }),
    query: z.object({
      kind: z.enum(customerEventKinds).optional(),
      cursor: z
        .string()
        .max(200)
        .regex(/^[a-z]+:\d+(,[a-z]+:\d+)*$/, 'invalid')
        .optional(),
    }),
    answer: z.object({ rows: z.array(CustomerEvent), nextCursor: z.string().nullable() }),
    refusals: ['not_found'],
  },
})
