import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Done, filledText, Id, IdText, NoBody } from '../shared/scalars.ts'

const params = z.object({ id: IdText })
/** Asked for when the van is on the road. */
const Late = z.object({ reason: filledText(300), driverAgreed: z.boolean().default(false) })
const changing = ['not_permitted', 'no_such_run', 'not_your_run', 'run_state'] as const

/** What comes to a day that is closed, and its paper. */
export const lateLaneCalls = callTable({
  addLateOrder: {
    method: 'POST',
    path: '/runs/:id/late',
    summary: 'Puts an order on a closed day: it is locked, and a stop of the run',
    audience: { staff: 'planRuns' },
    params,
    body: Late.extend({ orderId: Id }),
    answer: z.object({ stopId: Id }),
    refusals: [...changing, 'driver_must_agree', 'no_such_order', 'other_day', 'at_a_stop'],
  },
  dropLateStop: {
    method: 'POST',
    path: '/stops/:id/drop',
    summary: 'Takes a stop off a run of a closed day; its orders stay locked and at no stop',
    audience: { staff: 'planRuns' },
    params,
    body: Late,
    answer: Done,
    refusals: [...changing, 'driver_must_agree', 'no_such_stop', 'stop_ended', 'has_outcome'],
  },
  printRunSheet: {
    method: 'POST',
    path: '/runs/:id/sheet',
    summary:
      'The sheet of a run with a code that opens it; marks what changed since the last print',
    audience: { staff: 'seeToday' },
    params,
    body: NoBody,
    answer: z.object({ name: z.string(), revision: z.int(), pdfBase64: z.string() }),
    refusals: ['not_permitted', 'no_such_run'],
  },
})
