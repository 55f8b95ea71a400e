import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Done, Id } from '../shared/scalars.ts'

/** Records whose page says who else looks at it. */
export const presenceSubjects = ['customer', 'order', 'staff'] as const

const body = z.object({ subject: z.enum(presenceSubjects), id: Id })

export const presenceCalls = callTable({
  reportPresence: {
    method: 'POST',
    path: '/presence',
    summary: 'The caller looks at a record; answers who else does. To be repeated meanwhile',
    audience: { staff: 'seeToday' },
    body,
    answer: z.object({ others: z.array(z.object({ id: Id, name: z.string() })) }),
    isBackground: true,
  },
  endPresence: {
    method: 'POST',
    path: '/presence/end',
    summary: 'The caller looks at the record no more',
    audience: { staff: 'seeToday' },
    body,
    answer: Done,
    isBackground: true,
  },
})
