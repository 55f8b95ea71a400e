import { z } from 'zod'
import { countedPlaces } from '../../domain/bottles/container-places.ts'
import { differenceHolders, differenceReasons } from '../../domain/dispatch/difference-reasons.ts'
import { handInParts } from '../../domain/dispatch/run-differences.ts'
import { likelyCauseKinds } from '../../domain/dispatch/run-to-explain.ts'
import { type CashPlaceKind, cashPlaces } from '../../domain/ledger/cash-places.ts'
import { callTable } from '../shared/call.ts'
import { filledText, Id, IdText, Quantity, text } from '../shared/scalars.ts'
import { deedCall } from './deed-call.ts'

const params = z.object({ id: IdText })
const placeNames = Object.keys(cashPlaces) as [CashPlaceKind, ...CashPlaceKind[]]
const part = z.enum(['cash', ...handInParts])
const Cents = z.int().min(1, 'too_small').max(1_000_000_00, 'too_big')
const Place = z.object({ place: z.enum(placeNames), shiftId: Id.optional() })

/** Deeds of the hand-in: each can be taken back. */
export const handInDeedCalls = callTable({
  nameDifference: {
    ...deedCall({
      path: '/runs/:id/differences',
      summary: 'Gives a part of a difference its reason and its holder',
      right: 'settleRuns',
      body: {
        part,
        goodId: Id.optional(),
        amount: z.int().refine((amount) => amount !== 0, 'required'),
        reason: z.enum(differenceReasons),
        holder: z.enum(differenceHolders),
        stopId: Id.optional(),
        note: text(300).optional(),
      },
      refusals: [
        'no_such_run',
        'own_run',
        'run_state',
        'not_yet_counted',
        'not_so_much_open',
        'no_such_stop',
        'no_such_good',
      ],
    }),
    params,
  },
  applyCause: {
    ...deedCall({
      path: '/runs/:id/causes',
      summary: 'Makes a likely cause true: the counts, the transfer or the door are put right',
      right: 'settleRuns',
      body: {
        kind: z.enum(likelyCauseKinds),
        effect: z.record(z.string(), z.int()),
        /** Required where it happened at one of several doors. */
        stopId: Id.optional(),
        transferId: Id.optional(),
        otherRunId: Id.optional(),
      },
      refusals: [
        'not_found',
        'no_such_run',
        'own_run',
        'run_state',
        'not_your_run',
        'not_yet_counted',
        'not_so_much_open',
        'no_such_stop',
        'transfer_ended',
      ],
    }),
    params,
  },
  announceDelay: {
    ...deedCall({
      path: '/runs/:id/delay',
      summary: 'Tells all customers of a run whose stops are ahead that it is late',
      right: 'planRuns',
      body: { minutes: z.int().min(10, 'too_small').max(240, 'too_big') },
      refusals: ['no_such_run', 'run_state'],
    }),
    params,
  },
  moveCash: deedCall({
    path: '/cash/move',
    summary: 'Cash changes hands',
    right: 'moveCash',
    body: { from: Place, to: Place, cents: Cents, note: text(300).default('') },
    refusals: ['no_such_shift', 'not_your_run', 'not_this_way', 'not_that_much'],
  }),
  moveContainers: {
    ...deedCall({
      path: '/containers/:id/move',
      summary: 'Bottles were bought, sent to the bottler, came back or broke',
      right: 'receiveGoods',
      body: {
        what: z.enum(['bought', 'sent', 'came_back', 'damaged']),
        pieces: Quantity.min(1, 'too_small'),
        note: text(300).default(''),
      },
      refusals: ['no_such_good', 'not_that_many'],
    }),
    params,
  },
  scrapContainers: {
    ...deedCall({
      path: '/containers/:id/scrap',
      summary: 'Damaged bottles are thrown away',
      right: 'writeOffContainers',
      body: { pieces: Quantity.min(1, 'too_small'), reason: filledText(300) },
      refusals: ['no_such_good', 'not_that_many'],
    }),
    params,
  },
  recountContainers: {
    ...deedCall({
      path: '/containers/:id/recount',
      summary: 'The bottles that were counted at a place are what is there',
      right: 'writeOffContainers',
      body: { place: z.enum(countedPlaces), pieces: Quantity, reason: filledText(300) },
      refusals: ['no_such_good'],
    }),
    params,
  },
})
