import { z } from 'zod'
import { runStates, type RunState } from '../../domain/dispatch/run-states.ts'
import { callTable } from '../shared/call.ts'
import {
  ConfirmedTransfer,
  goodOfLoad,
  HandOfTransfer,
  LoadStateName,
  Pieces,
  refusedCount,
  refusedHand,
  refusedMove,
} from '../shared/loading.ts'
import { DayText, Done, filledText, Id, IdText, NoBody, Quantity } from '../shared/scalars.ts'

const params = z.object({ id: IdText })
const stateNames = Object.keys(runStates) as [RunState, ...RunState[]]
export const RunStateName = z.enum(stateNames)
const Goods = z.array(Pieces).max(200, 'too_many_rows')

/** A stop on the line of its run: what goes above the water and what under it. */
const StopMark = z.object({
  stopId: Id,
  position: z.int(),
  state: z.enum(['ahead', 'done', 'failed']),
  full: z.int(),
  empties: z.int(),
  /** As ordered and declared. */
  planned: z.object({ full: z.int(), empties: z.int() }),
  at: z.iso.datetime().nullable(),
})

const RunLoad = z
  .object({
    state: LoadStateName,
    goods: z.array(
      z.object({
        ...goodOfLoad,
        /** Of the planned pieces, those that are taken along to sell. */
        spare: z.int(),
      }),
    ),
    short: z.array(Pieces),
  })
  .meta({ id: 'RunLoad' })

/** Runs of a day, what is loaded into them, and what goes between them. */
export const loadingCalls = callTable({
  listRuns: {
    method: 'GET',
    path: '/runs',
    summary: 'The runs of a day',
    audience: { staff: 'seeToday' },
    query: z.object({ day: DayText }),
    answer: z.object({
      runs: z.array(
        z.object({
          id: Id,
          shiftId: Id,
          number: z.int(),
          plate: z.string(),
          driver: z.string().nullable(),
          zones: z.array(z.string()),
          state: RunStateName,
          revision: z.int(),
          stops: z.int(),
          waiting: z.int(),
          failed: z.int(),
          /** What its stops are to pay, and what they are told to have paid. */
          cashDueCents: z.int(),
          cashCents: z.int(),
          marks: z.array(StopMark),
          leftAt: z.iso.datetime().nullable(),
          lastHeard: z.object({ at: z.iso.datetime(), address: z.string() }).nullable(),
        }),
      ),
    }),
  },
  readLoad: {
    method: 'GET',
    path: '/runs/:id/load',
    summary: 'What a van is to take along and what the warehouse has counted',
    audience: { staff: 'countLoads' },
    params,
    answer: RunLoad,
    refusals: ['no_such_run'],
  },
  countLoad: {
    method: 'POST',
    path: '/runs/:id/load',
    summary: "The warehouse's count; the driver's is shown when both are in",
    audience: { staff: 'countLoads' },
    params,
    body: z.object({ goods: Goods }),
    answer: RunLoad,
    refusals: refusedCount,
  },
  setSpare: {
    method: 'POST',
    path: '/runs/:id/spare',
    summary: 'Pieces that a van takes along for sales at the door',
    audience: { staff: 'planRuns' },
    params,
    body: z.object({ goods: Goods }),
    answer: Done,
    refusals: refusedCount,
  },
  moveRun: {
    method: 'POST',
    path: '/runs/:id/state',
    summary: 'Moves a run to its next state; handing in books its stops',
    audience: { staff: 'any' },
    params,
    body: z.object({ to: RunStateName, reason: filledText(300).optional() }),
    answer: z.object({
      state: RunStateName,
      /** Stops that are not in the books, with the reason. */
      open: z.array(z.object({ stopId: Id, reason: z.string() })),
    }),
    refusals: refusedMove,
  },
  offerTransfer: {
    method: 'POST',
    path: '/transfers',
    summary: 'Offers goods or a stop of one van to another',
    audience: { staff: 'transferGoods' },
    body: z.object({
      kind: z.enum(['hand_to_hand', 'warehouse', 'free_balance']),
      fromRunId: Id,
      toRunId: Id,
      stopId: Id.optional(),
      goods: z.array(z.object({ goodId: Id, pieces: Quantity.min(1, 'too_small') })).default([]),
    }),
    answer: z.object({ transferId: Id }),
    refusals: [
      'not_permitted',
      'no_such_run',
      'not_your_run',
      'run_state',
      'other_day',
      'no_such_good',
      'nothing_to_transfer',
      'van_has_left',
      'no_such_stop',
      'not_free',
    ],
  },
  confirmTransfer: {
    method: 'POST',
    path: '/transfers/:id/confirm',
    summary: 'One hand confirms; with the second the goods and the stop have changed vans',
    audience: { staff: 'transferGoods' },
    params,
    body: HandOfTransfer,
    answer: ConfirmedTransfer,
    refusals: refusedHand,
  },
  withdrawTransfer: {
    method: 'POST',
    path: '/transfers/:id/withdraw',
    summary: 'Takes back a transfer that is not done',
    audience: { staff: 'transferGoods' },
    params,
    body: NoBody,
    answer: Done,
    refusals: refusedHand,
  },
})
