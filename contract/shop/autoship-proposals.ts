import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { data, DayText, Id, IdText } from '../shared/scalars.ts'

/** The old and the proposed day of a delivery whose day is no longer served. */
export const DayProposal = z
  .object({
    id: Id,
    /** Null where an order was made without an autoship. */
    autoship_id: Id.nullable(),
    autoship_name: z.string().nullable(),
    /** The address whose days can be chosen. */
    address_id: Id.nullable(),
    planned_on: DayText.nullable(),
    order_id: Id.nullable(),
    old_day: DayText,
    /** Null when no day was found. */
    new_day: DayText.nullable(),
    reason: z.literal(['route', 'holiday', 'closed_day', 'undelivered']),
    /** The end of the time to answer; afterwards the new day applies. */
    answer_until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DayProposal' })
export type DayProposal = z.output<typeof DayProposal>

export const autoshipProposalCalls = callTable({
  listDayProposals: {
    method: 'GET',
    path: '/autoship-proposal',
    summary:
      'Deliveries, of autoships or not, whose day is no longer served: old day and proposed day',
    audience: 'customer',
    answer: data(z.array(DayProposal)),
  },
  answerDayProposal: {
    method: 'POST',
    path: '/autoship-proposal/:id',
    summary: 'Accepts a proposed day, chooses another, or skips the delivery',
    audience: 'customer',
    params: z.object({ id: IdText }),
    body: z.object({
      answer: z.literal(['accept', 'choose', 'skip']),
      delivery_date: DayText.optional(),
    }),
    answer: data(z.array(DayProposal)),
    refusals: ['not_found', 'locked', 'conflict'],
    repeatable: true,
  },
})
