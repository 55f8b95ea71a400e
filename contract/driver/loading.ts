import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { goodOfLoad, LoadStateName, Pieces, refusedCount, refusedMove } from '../shared/loading.ts'
import { DayText, Id, IdText, Quantity } from '../shared/scalars.ts'

const params = z.object({ id: IdText })

const DriverLoad = z
  .object({
    state: LoadStateName,
    goods: z.array(z.object({ ...goodOfLoad, isBottle: z.boolean(), spare: z.int() })),
    short: z.array(Pieces),
  })
  .meta({ id: 'DriverLoad' })

/** What a driver counts and confirms; a count or a hand that comes twice says the same. */
export const driverLoadingCalls = callTable({
  listOwnRuns: {
    method: 'GET',
    path: '/runs',
    summary: 'The runs of the driver that are not over, with the cash of their shift',
    audience: 'driver',
    answer: z.object({
      runs: z.array(
        z.object({
          id: Id,
          day: DayText,
          number: z.int(),
          plate: z.string(),
          zones: z.array(z.string()),
          state: z.enum(['draft', 'planned', 'loading', 'road', 'handing_in']),
          stops: z.int(),
          floatCents: z.int(),
        }),
      ),
    }),
  },
  readOwnLoad: {
    method: 'GET',
    path: '/runs/:id/load',
    summary: 'What the van is to take along, without the count of the warehouse',
    audience: 'driver',
    params,
    answer: DriverLoad,
    refusals: ['not_your_run'],
  },
  moveOwnRun: {
    method: 'POST',
    path: '/runs/:id/state',
    summary: 'The van leaves when both counts are equal, and comes back',
    audience: 'driver',
    params,
    body: z.object({ to: z.enum(['road', 'handing_in']) }),
    answer: z.object({ done: z.literal(true) }),
    refusals: refusedMove,
  },
  startOwnShift: {
    method: 'POST',
    path: '/runs/:id/start',
    summary: 'The meter of the van and the float, as the driver finds them',
    audience: 'driver',
    params,
    body: z.object({
      km: z.int().min(0, 'too_small').max(2_000_000, 'too_big'),
      floatCents: z.int().min(0).max(10_000_000),
    }),
    answer: z.object({ done: z.literal(true) }),
    refusals: ['not_permitted', 'not_your_run', 'run_state', 'purse_counted'],
  },
  signOwnRun: {
    method: 'POST',
    path: '/runs/:id/signature',
    summary: 'The driver signs for what he hands in',
    audience: 'driver',
    params,
    body: z.object({
      full: Quantity,
      empty: Quantity,
      empties: z.array(Pieces).max(200, 'too_many_rows').optional(),
      cashCents: z.int().min(0).max(10_000_000),
    }),
    answer: z.object({ signedAt: z.iso.datetime() }),
    refusals: ['not_permitted', 'no_such_run', 'not_your_run', 'run_state'],
  },
  countOwnLoad: {
    method: 'POST',
    path: '/runs/:id/load',
    summary: "The driver's count; the warehouse's is shown when both are in",
    audience: 'driver',
    params,
    body: z.object({ goods: z.array(Pieces).max(200, 'too_many_rows') }),
    answer: DriverLoad,
    refusals: refusedCount,
  },
})
