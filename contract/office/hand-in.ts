import { z } from 'zod'
import { containerPlaces } from '../../domain/bottles/container-places.ts'
import { handInParts } from '../../domain/dispatch/run-differences.ts'
import { likelyCauseKinds } from '../../domain/dispatch/run-to-explain.ts'
import { type CashPlaceKind, cashPlaces } from '../../domain/ledger/cash-places.ts'
import { callTable } from '../shared/call.ts'
import { Id, IdText, Quantity } from '../shared/scalars.ts'

const params = z.object({ id: IdText })
const placeNames = Object.keys(cashPlaces) as [CashPlaceKind, ...CashPlaceKind[]]

const HandInCount = z.object({
  goodId: Id,
  full: Quantity,
  empty: Quantity,
  damaged: Quantity,
  notOurs: Quantity,
})

const parts = { full: z.int(), empty: z.int(), damaged: z.int(), notOurs: z.int() }

/** A good to be counted; what is expected and declared is null until all are counted. */
const GoodToCount = z.object({
  goodId: Id,
  name: z.string(),
  isBottle: z.boolean(),
  counted: z.object(parts).nullable(),
  expected: z.object(parts).nullable(),
  declaredEmpties: z.int().nullable(),
})

const CountedBottles = z
  .object({
    goods: z.array(GoodToCount),
    /** What is expected is answered when every good is counted. */
    isCounted: z.boolean(),
    differences: z.array(
      z.object({ goodId: Id, part: z.enum(handInParts), expected: z.int(), counted: z.int() }),
    ),
    open: z.array(z.object({ goodId: Id.nullable(), part: z.string(), amount: z.int() })),
  })
  .meta({ id: 'CountedBottles' })

const CountedCash = z
  .object({
    countedCents: z.int().nullable(),
    /** Null until the purse is counted. */
    expectedCents: z.int().nullable(),
    openCents: z.int(),
    notes: z.array(z.object({ cents: z.int(), count: z.int() })).nullable(),
    shiftId: Id,
  })
  .meta({ id: 'CountedCash' })

const Named = z.object({
  id: Id,
  goodId: Id.nullable(),
  part: z.string(),
  amount: z.int(),
  reason: z.string(),
  holder: z.string(),
  stopId: Id.nullable(),
  note: z.string().nullable(),
})

const Explained = z.object({
  /** `full:101`, the part and the good, or `cash`. */
  key: z.string(),
  amount: z.int(),
  causes: z.array(
    z.object({
      kind: z.enum(likelyCauseKinds),
      stopIds: z.array(Id),
      effect: z.record(z.string(), z.int()),
      transferId: Id.optional(),
      otherRunId: Id.optional(),
    }),
  ),
})

const counting = ['not_permitted', 'no_such_run', 'own_run', 'run_state'] as const

/** What comes back: bottles, cash, their differences and their places. */
export const handInCalls = callTable({
  readHandIn: {
    method: 'GET',
    path: '/runs/:id/hand-in',
    summary: 'The counts of a run that comes back, what differs and why it may',
    audience: { staff: 'settleRuns' },
    params,
    answer: z.object({
      bottles: CountedBottles,
      cash: CountedCash,
      named: z.array(Named),
      /** What left the purse on the way; `GET /files/{id}` opens a receipt. */
      spent: z.array(
        z.object({
          to: z.enum(['safe', 'desk', 'expense']),
          cents: z.int(),
          note: z.string(),
          at: z.iso.datetime(),
          witness: z.string().nullable(),
          fileId: Id.nullable(),
        }),
      ),
      /** What the driver has signed that he gives back. */
      signed: z
        .object({
          driver: z.string(),
          signedAt: z.iso.datetime(),
          full: z.int(),
          empty: z.int(),
          empties: z.array(z.object({ name: z.string(), pieces: z.int() })),
          cashCents: z.int(),
        })
        .nullable(),
      explained: z.array(Explained),
    }),
    refusals: ['no_such_run'],
  },
  readHandInCount: {
    method: 'GET',
    path: '/runs/:id/bottles',
    summary: 'The goods of a van that is to be counted, and the count',
    audience: { staff: 'countBottles' },
    params,
    answer: CountedBottles,
    refusals: ['no_such_run'],
  },
  countHandIn: {
    method: 'POST',
    path: '/runs/:id/bottles',
    summary: 'What came out of the van; the expected pieces are answered after it',
    audience: { staff: 'countBottles' },
    params,
    body: z.object({ counts: z.array(HandInCount).max(200, 'too_many_rows') }),
    answer: CountedBottles,
    refusals: [...counting, 'no_such_good'],
  },
  countCash: {
    method: 'POST',
    path: '/runs/:id/cash',
    summary: "The purse of a run's shift, by notes and coins or as a total",
    audience: { staff: 'countCash' },
    params,
    body: z.union([
      z.object({ cents: z.int().min(0, 'too_small').max(10_000_000, 'too_big') }),
      z.object({ notes: z.array(z.object({ cents: z.int(), count: Quantity })).max(15) }),
    ]),
    answer: CountedCash,
    refusals: [...counting, 'no_such_notes'],
  },
  readCash: {
    method: 'GET',
    path: '/cash',
    summary: 'Every euro of cash with its holder',
    audience: { staff: 'moveCash' },
    answer: z.object({
      places: z.array(
        z.object({
          place: z.enum(placeNames),
          shiftId: Id.nullable(),
          driver: z.string().nullable(),
          plate: z.string().nullable(),
          cents: z.int(),
          since: z.iso.datetime().nullable(),
        }),
      ),
    }),
  },
  readContainers: {
    method: 'GET',
    path: '/containers',
    summary: 'Every bottle of ours with its place',
    audience: { staff: 'receiveGoods' },
    answer: z.object({
      goods: z.array(
        z.object({
          goodId: Id,
          name: z.string(),
          places: z.record(z.enum(containerPlaces), z.int()),
          ours: z.int(),
          beyondHeld: z.int(),
        }),
      ),
    }),
  },
})
