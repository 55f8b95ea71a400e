import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Done, filledText, Id, IdText, text } from '../shared/scalars.ts'

const Caller = z.object({
  id: Id,
  name: z.string(),
  phone: z.string().nullable(),
  addresses: z.array(z.string()),
  nextOn: z.string().nullable(),
})

/** Who calls, and what stays of a call. */
export const callerCalls = callTable({
  findCallers: {
    method: 'GET',
    path: '/callers',
    summary: 'Whose number it is; those with the soonest delivery first',
    audience: { staff: 'searchEverything' },
    query: z.object({ number: text(40) }),
    answer: z.object({
      /** As it is stored; null where it is no phone number. */
      phone: z.string().nullable(),
      rows: z.array(Caller),
    }),
  },
  recordCall: {
    method: 'POST',
    path: '/customers/:id/calls',
    summary: 'The one line that stays of a call',
    audience: { staff: 'writeNotes' },
    params: z.object({ id: IdText }),
    body: z.object({ line: filledText(300) }),
    answer: Done,
    refusals: ['not_found'],
    repeatable: true,
  },
})
