import { z } from 'zod'
import { type UndeliveredCode, undeliveredCodes } from '../../domain/dispatch/undelivered-codes.ts'
import { callTable } from '../shared/call.ts'
import { DayText, Done, filledText, Id, IdText, NoBody } from '../shared/scalars.ts'
import { DoorCount, RunPage } from './run-page.ts'

const params = z.object({ id: IdText })
const codes = Object.keys(undeliveredCodes) as [UndeliveredCode, ...UndeliveredCode[]]
const PaperRow = z.object({
  /** Made by the browser: the same row sent twice is one event. */
  id: z.uuid(),
  stopId: Id,
  /** Missing where it was delivered. */
  code: z.enum(codes).exclude(['withdrawn']).optional(),
  counts: z.array(DoorCount).max(60, 'too_many_rows'),
  cashCents: z.int().min(0, 'too_small').max(10_000_000, 'too_big'),
})

const changing = ['not_permitted', 'no_such_run', 'not_your_run', 'run_state'] as const
const ofStop = [...changing, 'no_such_stop', 'stop_ended', 'has_outcome'] as const
/** A preview is rolled back. */
const query = z.object({ preview: z.literal('1').optional() })
const stopIds = z.array(Id).min(1, 'required').max(200, 'too_many_rows')

const Division = z.object({
  /** `newStopId` is its stop at the other run. */
  moved: z.array(z.object({ stopId: Id, toRunId: Id, newStopId: Id })),
  /** Stops for which no van has enough free. */
  left: z.array(Id),
})

/** A run with its stops, and what people change of them. */
export const runCalls = callTable({
  readRun: {
    method: 'GET',
    path: '/runs/:id',
    summary: 'A run with its stops, its goods and what has happened to it',
    audience: { staff: 'seeToday' },
    params,
    answer: RunPage,
    refusals: ['no_such_run'],
  },
  listDrivers: {
    method: 'GET',
    path: '/drivers',
    summary: 'The drivers of today',
    audience: { staff: 'planRuns' },
    answer: z.object({ drivers: z.array(z.object({ id: Id, name: z.string() })) }),
  },
  assignDriver: {
    method: 'POST',
    path: '/runs/:id/driver',
    summary: 'Gives all runs of a shift their driver',
    audience: { staff: 'planRuns' },
    params,
    body: z.object({ driverId: Id }),
    answer: Done,
    refusals: [...changing, 'no_such_driver'],
  },
  orderStops: {
    method: 'POST',
    path: '/runs/:id/order',
    summary: 'Puts the stops of a run in this order; those that are not named follow',
    audience: { staff: 'planRuns' },
    params,
    body: z.object({ stopIds }),
    answer: Done,
    refusals: [...changing, 'other_stops'],
  },
  moveStops: {
    method: 'POST',
    path: '/stops/move',
    summary: 'Moves waiting stops to another run of their day, all or none',
    audience: { staff: 'transferGoods' },
    query,
    body: z.object({ stopIds, toRunId: Id }),
    answer: z.object({
      /** The stops of the other run, in the order of those that are moved. */
      stopIds: z.array(Id),
      /** The other van's large bottles afterwards, and how many it has places for. */
      load: z.object({ bottles: z.int(), maxBottles: z.int() }),
    }),
    refusals: [...ofStop, 'other_day'],
  },
  moveStopsToDay: {
    method: 'POST',
    path: '/stops/move-to-day',
    summary:
      'Takes stops off their run; their orders go to another day, and the customers are told',
    audience: { staff: 'planRuns' },
    query,
    body: z.object({ stopIds, day: DayText }),
    /** How many letters tell of it. */
    answer: z.object({ letters: z.int() }),
    refusals: [...ofStop, 'no_such_order', 'not_that_day'],
  },
  promiseStop: {
    method: 'POST',
    path: '/stops/:id/promise',
    summary: 'Promises to be at a stop by a time of its day; the driver reads it',
    audience: { staff: 'planRuns' },
    params,
    body: z.object({
      until: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid')
        .nullable(),
    }),
    answer: Done,
    refusals: [...changing, 'no_such_stop', 'stop_ended'],
  },
  withdrawStop: {
    method: 'POST',
    path: '/stops/:id/withdraw',
    summary: 'Takes a stop off its run; its orders stay locked and at no stop',
    audience: { staff: 'planRuns' },
    params,
    body: z.object({ reason: filledText(300) }),
    answer: Done,
    refusals: ofStop,
  },
  addOrderToRun: {
    method: 'POST',
    path: '/runs/:id/orders',
    summary: 'Adds an order of the closed day that is at no stop',
    audience: { staff: 'planRuns' },
    params,
    body: z.object({ orderId: Id }),
    answer: z.object({ stopId: Id }),
    refusals: [...changing, 'no_such_order', 'other_day', 'at_a_stop'],
  },
  divideRun: {
    method: 'POST',
    path: '/runs/:id/divide',
    summary: 'Gives the waiting stops of a van that broke down to vans that have enough free',
    audience: { staff: 'transferGoods' },
    params,
    query,
    body: NoBody,
    answer: Division,
    refusals: [...ofStop, 'other_day'],
  },
  reviewStop: {
    method: 'POST',
    path: '/stops/:id/review',
    summary: 'A person has looked: what the events of a stop say may go to the books',
    audience: { staff: 'correctEvents' },
    params,
    body: NoBody,
    answer: Done,
    refusals: ['not_permitted', 'no_such_stop', 'nothing_to_review'],
  },
  typePaper: {
    method: 'POST',
    path: '/runs/:id/paper',
    summary: 'A sheet of paper typed in: its rows become the same events as those of a phone',
    audience: { staff: 'recordEvents' },
    params,
    body: z.object({ rows: z.array(PaperRow).min(1, 'required').max(200, 'too_many_rows') }),
    answer: z.object({
      verdicts: z.array(
        z.object({
          id: z.uuid(),
          verdict: z.enum(['accepted', 'flagged', 'parked']),
          flags: z.array(z.string()),
        }),
      ),
    }),
    refusals: ['not_permitted', 'no_such_run', 'own_run', 'other_stops'],
  },
})
