import { z } from 'zod'
import { stopKinds } from '../../domain/dispatch/stop-kinds.ts'
import { proofs } from '../../domain/dispatch/proof-wanted.ts'
import { vatClasses } from '../../domain/documents/vat.ts'
import { callTable } from '../shared/call.ts'
import { DayText, Done, Id } from '../shared/scalars.ts'

const Cents = z.int()
const Pieces = z.int().min(0)

const GoodFacts = {
  goodId: Id,
  kind: z.enum(['good', 'rentable', 'service']),
  bottleKind: z.enum(['large', 'small', 'none']),
  isLent: z.boolean(),
  isCounted: z.boolean(),
  lentDepositCents: Cents,
  stateDepositCents: Cents,
  monthlyPaymentCents: Cents,
  vatClass: z.enum(vatClasses),
  /** By the rate of the day. */
  vatPercent: z.number(),
  /** A set consists of bottles of another good. */
  bottles: z.object({ goodId: Id, inEach: Pieces, lentDepositCents: Cents }).nullable(),
}

/** A line as it was placed: what `settleDelivery` takes, without the counts of the door. */
const DayLine = z.object({
  ...GoodFacts,
  ordered: Pieces,
  /** Empties that the customer has announced. */
  returned: Pieces,
  unitPriceCents: Cents,
  lineCents: Cents,
})

const DayOrder = z.object({
  orderId: Id,
  /** The customer's note for this delivery. */
  note: z.string(),
  paysCourier: z.boolean(),
  isDeferred: z.boolean(),
  cashDueCents: Cents,
  deliveryCents: Cents,
  paymentChargeCents: Cents,
  bonusCents: Cents,
  prepaidCents: Cents,
  /** Of the deposit paid beyond what is required: promised to other orders. */
  promisedCents: Cents,
  lines: z.array(DayLine),
})

/** One door, with all that is to be known there without a network. */
const DayStop = z
  .object({
    id: Id,
    runId: Id,
    position: z.int(),
    state: z.enum(['waiting', 'done', 'failed', 'moved', 'withdrawn']),
    /** Only a delivery has orders; at a recount the bottles there are counted, without a figure. */
    kind: z.enum(stopKinds),
    /** What the office wants at a stop without orders. */
    visitNote: z.string(),
    /** The office has promised to be there by then. */
    promisedUntil: z.iso.datetime().nullable(),
    /** What the server has been told: of another phone, of paper, or of this one. */
    told: z.enum(['waiting', 'delivered', 'failed']),
    /** What was told, so that another phone counts its van rightly. */
    counted: z
      .object({
        counts: z.array(
          z.object({
            goodId: Id,
            left: Pieces,
            taken: Pieces,
            damaged: Pieces,
            notOurs: Pieces,
          }),
        ),
        cashCents: Cents,
      })
      .nullable(),
    customerId: Id,
    customer: z.string(),
    isCompany: z.boolean(),
    phone: z.string(),
    address: z.string(),
    /** The door's pin, or the register's point of the house. */
    place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    /** The note of the address, which stands for every delivery. */
    standingNote: z.string(),
    isFirstVisit: z.boolean(),
    /** The address of what the door looks like, where a driver has photographed it. */
    placePhoto: z.string().nullable(),
    proof: z.enum(proofs),
    /** What is overdue, where the office lets the driver take it. */
    overdueCents: Cents,
    /** The customer wants to be called so long before. */
    callBeforeMinutes: z.int().nullable(),
    /** The banknote that the customer will hand over. */
    paysWithCents: Cents.nullable(),
    /** Sums that have come by the link of this door. */
    topUps: z.array(Cents),
    /** Where anyone pays this door with a card or in a bank; `sum` is added in euros. */
    payLink: z.url(),
    /** The deposit position: what the customer holds and has paid. */
    held: z.array(z.object({ goodId: Id, held: Pieces, depositCents: Cents })),
    depositPaidCents: Cents,
    depositRequiredCents: Cents,
    bonusIsEnabled: z.boolean(),
    /** The latest three deliveries here, of bottles. */
    lastCounts: z.array(z.object({ day: DayText, left: Pieces, taken: Pieces })),
    orders: z.array(DayOrder),
  })
  .meta({ id: 'DayStop' })

const DayGood = z.object({
  ...GoodFacts,
  name: z.string(),
  /** The address of its picture, where another good of the day looks like it. */
  picture: z.string().nullable(),
  /** The price of a piece when the package was made; an event carries it along. */
  priceCents: Cents,
})

const DayRun = z.object({
  id: Id,
  day: DayText,
  number: z.int(),
  plate: z.string(),
  zones: z.array(z.string()),
  state: z.enum(['draft', 'planned', 'loading', 'road', 'handing_in']),
  /** An event names the revision that the phone had. */
  revision: z.int(),
  /** The meter of the van as the shift began; null until the driver has said it. */
  startKm: z.int().nullable(),
  /** When the van left, for the pace of the day. */
  leftAt: z.iso.datetime().nullable(),
  /** When the driver signed for the hand-in; a package of an earlier version has none. */
  signedAt: z.iso.datetime().nullable().optional(),
  /** What was signed for, on any phone; a package of an earlier version has none. */
  handedIn: z
    .object({
      full: Pieces,
      empty: Pieces,
      empties: z.array(z.object({ goodId: Id, pieces: Pieces })),
      cashCents: Cents,
    })
    .nullable()
    .optional(),
  floatCents: Cents,
  /** Expenses and drops: no longer with the driver. */
  spentCents: Cents,
  /** Taken at the doors of the shift's other runs; a package of an earlier version has none. */
  otherCashCents: Cents.optional(),
  /** Where there is none, no cash is taken. */
  cashRegister: z.string().nullable(),
  /** What the van left with, and what came and went between vans since; doors change it. */
  inVan: z.array(z.object({ goodId: Id, pieces: z.int() })),
  /** One phone drives a run; another one of the driver may send what it has, or take over. */
  phone: z.enum(['this', 'other', 'none']),
  /** The name of the other phone; a package of an earlier version has none. */
  otherPhone: z.string().nullable().optional(),
})

export const DriverDay = z
  .object({
    day: DayText,
    madeAt: z.iso.datetime(),
    runs: z.array(DayRun),
    stops: z.array(DayStop),
    goods: z.array(DayGood),
    settings: z.object({
      depositSteps: z.array(z.object({ fromBottle: z.int(), percentOff: z.number() })),
      bonusUsePercent: z.number(),
      bonusEarnPercent: z.number(),
      standardVatPercent: z.number(),
      cashLimitCents: Cents,
    }),
  })
  .meta({ id: 'DriverDay' })
export type DriverDay = z.output<typeof DriverDay>

export const driverDayCalls = callTable({
  readDriverDay: {
    method: 'GET',
    path: '/day',
    summary: "The driver's own open runs with all that is needed at their doors without a network",
    audience: 'driver',
    answer: DriverDay,
    isCompressed: true,
  },
  takeDriverDay: {
    method: 'POST',
    path: '/day/phone',
    summary: 'From now on this phone drives the open runs; the former one may send what it has',
    audience: 'driver',
    answer: Done,
  },
})
