import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import {
  ConfirmedTransfer,
  HandOfTransfer,
  Pieces,
  refusedCount,
  refusedHand,
  transferOfRun,
} from '../shared/loading.ts'
import { Id, IdText, NoBody } from '../shared/scalars.ts'

const params = z.object({ id: IdText })
const done = z.object({ done: z.literal(true) })

/** What goes from van to van, and what a van takes along beyond its orders. */
export const driverTransferCalls = callTable({
  setOwnSpares: {
    method: 'POST',
    path: '/runs/:id/spares',
    summary: 'Pieces that the van takes along for sales at doors; 0 takes a good off',
    audience: 'driver',
    params,
    body: z.object({ goods: z.array(Pieces).min(1, 'required').max(200, 'too_many_rows') }),
    answer: done,
    refusals: refusedCount,
  },
  listRunsToMeet: {
    method: 'GET',
    path: '/runs/:id/others',
    summary: 'The other vans of the day that may give or take',
    audience: 'driver',
    params,
    answer: z.object({
      runs: z.array(
        z.object({ id: Id, number: z.int(), plate: z.string(), driver: z.string().nullable() }),
      ),
    }),
    refusals: ['not_your_run'],
  },
  listOwnTransfers: {
    method: 'GET',
    path: '/runs/:id/transfers',
    summary: 'What goes from and to the van',
    audience: 'driver',
    params,
    answer: z.object({
      transfers: z.array(z.object(transferOfRun)),
    }),
    refusals: ['not_your_run'],
  },
  offerOwnTransfer: {
    method: 'POST',
    path: '/runs/:id/transfers',
    summary: 'Gives to another van or takes from it, confirmed by the own hand',
    audience: 'driver',
    params,
    body: z.object({
      hand: z.enum(['given', 'taken']),
      otherRunId: Id,
      /** A stop that goes along; from hand to hand its goods go too. */
      stopId: Id.optional(),
      goods: z.array(Pieces).min(1, 'required').max(60, 'too_many_rows'),
    }),
    answer: z.object({ transferId: Id }),
    refusals: [
      ...refusedHand,
      'no_such_run',
      'run_state',
      'other_day',
      'nothing_to_transfer',
      'no_such_good',
      'no_such_stop',
    ],
  },
  confirmOwnTransfer: {
    method: 'POST',
    path: '/transfers/:id/confirm',
    summary: "The driver's own hand confirms what was given or taken",
    audience: 'driver',
    params,
    body: HandOfTransfer,
    answer: ConfirmedTransfer,
    refusals: refusedHand,
  },
  withdrawOwnTransfer: {
    method: 'POST',
    path: '/transfers/:id/withdraw',
    summary: 'Takes back what the other driver has not confirmed',
    audience: 'driver',
    params,
    body: NoBody,
    answer: done,
    refusals: refusedHand,
  },
})
