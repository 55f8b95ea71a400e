import { z } from 'zod'
import { billSigns } from '../../domain/documents/bill-signs.ts'
import { callTable } from '../shared/call.ts'
import { DayText, Id } from '../shared/scalars.ts'

const RehearsedBill = z.object({
  customerId: Id,
  customer: z.string(),
  rentCents: z.int(),
  /** Orders that were deferred to the bill. */
  deferredCents: z.int(),
  totalCents: z.int(),
  /** What the account does not cover. */
  toPayCents: z.int(),
  /** Why it asks for a look before it goes out. */
  signs: z.array(z.enum(billSigns)),
  /** The goods that changed their price within the month, the earliest price first. */
  repriced: z.array(z.object({ name: z.string(), pricesCents: z.array(z.int()) })),
})

/** Monthly bills before they go out. */
export const billCalls = callTable({
  rehearseBills: {
    method: 'GET',
    path: '/bills/rehearsal',
    summary: 'The next monthly bills as they would be now; nothing is written',
    audience: { staff: 'issueBills' },
    answer: z.object({
      /** Its first day. */
      month: DayText,
      issuesOn: DayText,
      /** Bills that are held go out when a person lets them. */
      held: z.object({ since: DayText, reason: z.string(), by: z.string().nullable() }).nullable(),
      bills: z.array(RehearsedBill),
      /** So many customers more have a bill that was not rehearsed. */
      more: z.int(),
    }),
  },
})
