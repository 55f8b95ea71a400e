import { z } from 'zod'
import { runChangeKinds } from '../../domain/dispatch/run-change-kinds.ts'
import { stopKinds } from '../../domain/dispatch/stop-kinds.ts'
import { handovers } from '../../domain/dispatch/proof-wanted.ts'
import { FirstVisit } from '../shared/first-visit.ts'
import { transferOfRun } from '../shared/loading.ts'
import { DayText, Id, Quantity } from '../shared/scalars.ts'
import { RunStateName } from './loading.ts'

const StopState = z.enum(['waiting', 'done', 'failed', 'moved', 'withdrawn'])
const ToldState = z.enum(['waiting', 'delivered', 'failed'])

const GoodAtStop = z.object({
  goodId: Id,
  name: z.string(),
  isBottle: z.boolean(),
  ordered: z.int(),
  returned: z.int(),
})

/** What was counted of a good at a door. */
export const DoorCount = z.object({
  goodId: Id,
  left: Quantity,
  taken: Quantity,
  damaged: Quantity,
  notOurs: Quantity,
})

const RunStop = z
  .object({
    id: Id,
    position: z.int(),
    state: StopState,
    kind: z.enum(stopKinds),
    /** What the office wants at a stop without orders. */
    note: z.string(),
    /** It came to the run after the run was made. */
    isLate: z.boolean(),
    customerId: Id,
    customer: z.string(),
    address: z.string(),
    orderIds: z.array(Id),
    goods: z.array(GoodAtStop),
    /** As ordered; once in the books, by what was left. */
    cashDueCents: z.int(),
    /** The office has promised to be there by then. */
    promisedUntil: z.iso.datetime().nullable(),
    /** Charged less given back; null until the stop is in the books. */
    depositCents: z.int().nullable(),
    /** The change of the account by the books; below zero it is a debt. */
    accountCents: z.int().nullable(),
    /** Where the orders of a failed stop went. */
    movedOn: DayText.nullable(),
    /** Taken at the door; `GET /files/{id}` opens one. */
    pictures: z.array(z.object({ fileId: Id, kind: z.enum(['photo', 'signature']) })),
    told: z.object({
      state: ToldState,
      at: z.iso.datetime().nullable(),
      counts: z.array(DoorCount.extend({ isBottle: z.boolean() })),
      cashCents: z.int(),
      code: z.string().nullable(),
      /** Whom it was given to, and where it was left. */
      receiver: z.string().nullable(),
      handover: z.enum(handovers).nullable(),
      /** The driver's words for the office. */
      note: z.string().nullable(),
      cooler: z.string().nullable(),
      firstVisit: FirstVisit.nullable(),
      attempts: z.int(),
      flags: z.array(z.string()),
      waitsForReview: z.boolean(),
    }),
  })
  .meta({ id: 'RunStop' })

const GoodInVan = z.object({
  goodId: Id,
  name: z.string(),
  isBottle: z.boolean(),
  /** One of the bottles that a van has so many places for. */
  isLarge: z.boolean(),
  loaded: z.int(),
  left: z.int(),
  taken: z.int(),
  free: z.int(),
})

const ShiftStart = z.object({ km: z.int(), floatCents: z.int() }).nullable()

/** How the shift of a run began. */
const RunStart = z.object({
  /** Null until somebody has said it. */
  said: ShiftStart,
  /** The float by the books. */
  givenCents: z.int(),
  /** From then on the float that was said stays. */
  isPurseCounted: z.boolean(),
})

const RunTransfer = z.object(transferOfRun)

/** A run with its stops, its goods and what has happened to it. */
export const RunPage = z
  .object({
    id: Id,
    day: DayText,
    number: z.int(),
    plate: z.string(),
    maxBottles: z.int(),
    driver: z.object({ id: Id, name: z.string(), phone: z.string().nullable() }).nullable(),
    /** The name of the phone that drives it. */
    drivenWith: z.string().nullable(),
    zones: z.array(z.string()),
    state: RunStateName,
    revision: z.int(),
    start: RunStart,
    stops: z.array(RunStop),
    goods: z.array(GoodInVan),
    transfers: z.array(RunTransfer),
    changes: z.array(
      z.object({
        id: Id,
        kind: z.enum(runChangeKinds),
        at: z.iso.datetime(),
        by: z.string().nullable(),
        /** The state that it came to, the stop that it is about, and why. */
        to: RunStateName.nullable(),
        stopId: Id.nullable(),
        reason: z.string().nullable(),
        /** Of a corrected start: what was said before, and what is said now. */
        was: ShiftStart,
        start: ShiftStart,
      }),
    ),
    /** Where its stops may go. */
    otherRuns: z.array(
      z.object({ id: Id, number: z.int(), plate: z.string(), driver: z.string().nullable() }),
    ),
    /** Locked orders of the day that are at no stop. */
    withoutRun: z.array(z.object({ orderId: Id, customer: z.string(), address: z.string() })),
    /** Its stops as drivers went to these doors three times alike; null where that is the plan. */
    drivenOrder: z.array(Id).nullable(),
  })
  .meta({ id: 'RunPage' })
