import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Id } from '../shared/scalars.ts'
import { EventVerdict, SentEvent } from '../shared/sent-events.ts'

/** A phone that found no network shows what it has told; the office sends it on. */
export const rescueCalls = callTable({
  takeRescue: {
    method: 'POST',
    path: '/rescue-events',
    summary: "Takes what a driver's phone shows as codes; its own key has signed it",
    audience: { staff: 'recordEvents' },
    body: z.object({
      device: Id,
      sentAt: z.iso.datetime(),
      events: z.array(SentEvent).min(1, 'required').max(1_000, 'too_many_rows'),
    }),
    answer: z.object({
      verdicts: z.array(EventVerdict),
      /** The first number of that phone that has not arrived. */
      expectedSeq: z.int(),
    }),
    refusals: ['device_unknown'],
  },
})
