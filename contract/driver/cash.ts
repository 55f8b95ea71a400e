import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { bytesWithPhoto, Photo } from '../shared/photo.ts'
import { filledText, Id, IdText } from '../shared/scalars.ts'

const params = z.object({ id: IdText })

/** Cash that leaves the driver's purse on the way: an expense, or a drop that another one takes. */
export const driverCashCalls = callTable({
  listCashTakers: {
    method: 'GET',
    path: '/cash-takers',
    summary: 'The people of today who take cash from a driver',
    audience: 'driver',
    answer: z.object({ people: z.array(z.object({ id: Id, name: z.string() })) }),
  },
  moveOwnCash: {
    method: 'POST',
    path: '/runs/:id/cash',
    summary: 'An expense of the way with its receipt, or a drop with the person who took it',
    audience: 'driver',
    repeatable: true,
    mostBytes: bytesWithPhoto,
    params,
    body: z.object({
      to: z.enum(['safe', 'expense']),
      cents: z.int().min(1, 'too_small').max(10_000_000, 'too_big'),
      note: filledText(200),
      /** Who took a drop. */
      takerId: Id.optional(),
      photo: Photo.optional(),
      /** Made on the phone: a move is written once under it. */
      sentAs: z.uuid().optional(),
      /** What was sent without an answer: none of it is written once this one is. */
      insteadOf: z.array(z.uuid()).max(50).optional(),
    }),
    answer: z.object({ moveId: Id }),
    refusals: [
      'not_permitted',
      'not_your_run',
      'not_this_way',
      'not_that_much',
      'no_such_shift',
      'run_state',
      'taker_missing',
      'cash_already_written',
      'conflict',
      'file_unreadable',
      'unavailable',
    ],
  },
})
