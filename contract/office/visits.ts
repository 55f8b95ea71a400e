import { z } from 'zod'
import { visitKinds } from '../../domain/dispatch/stop-kinds.ts'
import { callTable } from '../shared/call.ts'
import { DayText, Id, IdText, printedText } from '../shared/scalars.ts'

const params = z.object({ id: IdText })
const Visit = {
  customerId: Id,
  addressId: Id,
  kind: z.enum(visitKinds),
  /** What the driver is to do there, also on his printed sheet. */
  note: printedText(300).default(''),
}

/** Doors that a van goes to without an order. */
export const visitCalls = callTable({
  listDoors: {
    method: 'GET',
    path: '/customers/:id/doors',
    summary: 'The addresses of a customer to which a van may be sent',
    audience: { staff: 'planRuns' },
    params,
    answer: z.object({ doors: z.array(z.object({ addressId: Id, address: z.string() })) }),
  },
  addVisitToRun: {
    method: 'POST',
    path: '/runs/:id/visits',
    summary: 'Adds a stop without orders to a run: for empties, a service or a recount',
    audience: { staff: 'planRuns' },
    params,
    body: z.object({ ...Visit, driverAgreed: z.boolean().default(false) }),
    answer: z.object({ stopId: Id }),
    refusals: [
      'not_permitted',
      'no_such_run',
      'not_your_run',
      'run_state',
      'driver_must_agree',
      'no_such_address',
    ],
  },
  planVisit: {
    method: 'POST',
    path: '/visits',
    summary: 'Puts a stop without orders on a day; it comes to a run when the day is closed',
    audience: { staff: 'planRuns' },
    body: z.object({ ...Visit, day: DayText }),
    answer: z.object({ visitId: Id }),
    refusals: ['not_permitted', 'not_that_day', 'no_such_address'],
  },
})
