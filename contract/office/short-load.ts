import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { Pieces } from '../shared/loading.ts'
import { DayText, Id, IdText } from '../shared/scalars.ts'

const params = z.object({ id: IdText })
const StopAndDay = z.object({ stopId: Id, day: DayText })

/** A van that has less than its plan. */
export const shortLoadCalls = callTable({
  readShortLoad: {
    method: 'GET',
    path: '/runs/:id/short',
    summary: 'Who would wait for another day when a van is loaded short',
    audience: { staff: 'planRuns' },
    params,
    answer: z.object({
      short: z.array(Pieces),
      stops: z.array(
        z.object({
          stopId: Id,
          customer: z.string(),
          address: z.string(),
          goods: z.array(Pieces),
          /** By the forecast; null where nothing is known. */
          bottlesAtHome: z.number().nullable(),
          nextOn: DayText,
        }),
      ),
      left: z.array(Pieces),
    }),
    refusals: ['no_such_run'],
  },
  cutShortLoad: {
    method: 'POST',
    path: '/runs/:id/short',
    summary: 'Stops of a short van go to their next days, and the customers are told',
    audience: { staff: 'planRuns' },
    params,
    body: z.object({ stops: z.array(StopAndDay).min(1, 'required').max(200, 'too_many_rows') }),
    answer: z.object({ moved: z.int() }),
    refusals: [
      'not_permitted',
      'no_such_run',
      'not_your_run',
      'run_state',
      'other_stops',
      'no_such_stop',
      'stop_ended',
      'has_outcome',
      'other_day',
      'at_a_stop',
      'no_such_order',
      'not_that_day',
    ],
  },
})
