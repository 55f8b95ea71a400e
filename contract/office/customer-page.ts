import { z } from 'zod'
import { customerSigns, firstDeliverySteps } from '../../domain/customers/customer-signs.ts'
import { callTable } from '../shared/call.ts'
import { Id, IdText } from '../shared/scalars.ts'
import { callerCalls } from './callers.ts'
import { customerEventCalls } from './customer-events.ts'
import { CustomerCard } from './search.ts'

const instant = z.iso.datetime()
const Day = z.string()
const Goods = z.array(
  z.object({ goodId: Id, name: z.string(), ordered: z.int(), returned: z.int() }),
)

const NextDelivery = z.object({
  /** Null for a delivery that is planned and no order yet. */
  orderId: Id.nullable(),
  autoshipId: Id.nullable(),
  autoshipName: z.string().nullable(),
  /** Names a delivery of an autoship for ever. */
  plannedOn: Day.nullable(),
  day: Day,
  state: z.enum(['planned', 'skipped', 'unpaid', 'open', 'closed', 'held']),
  address: z.string().nullable(),
  goods: Goods,
  totalCents: z.int().nullable(),
  /** What the account lacks for it. */
  missingCents: z.int(),
  method: z.string().nullable(),
  changeableUntil: instant.nullable(),
  /** The next days on which it could come instead. */
  otherDays: z.array(Day),
  /** Where it is today. */
  place: z
    .object({
      runId: Id,
      plate: z.string(),
      driver: z.string().nullable(),
      isOnTheRoad: z.boolean(),
      stopsBefore: z.int().nullable(),
      from: instant.nullable(),
      until: instant.nullable(),
    })
    .nullable(),
})

const by = z.string().nullable()

const Note = z.object({
  id: Id,
  reader: z.enum(['driver', 'office']),
  body: z.string(),
  address: z.string().nullable(),
  untilOn: Day.nullable(),
  by,
  at: instant,
})

const Money = z.object({
  accountCents: z.int(),
  bonusCents: z.int(),
  overdueCents: z.int(),
  /** The documents that ask for money still, the oldest first. */
  open: z.array(z.object({ id: Id, number: z.string(), dueOn: Day, openCents: z.int() })),
  deposit: z.object({
    paidCents: z.int(),
    requiredCents: z.int(),
    refundableCents: z.int(),
    goods: z.array(
      z.object({
        name: z.string(),
        count: z.int(),
        requiredCents: z.int(),
        /** Devices are lent, too. */
        isBottle: z.boolean(),
      }),
    ),
    /** The last movement that changed what is required. */
    last: z
      .object({
        day: Day,
        orderId: Id.nullable(),
        delivered: z.int(),
        returned: z.int(),
        depositCents: z.int(),
      })
      .nullable(),
  }),
})

const CustomerPage = z
  .object({
    ...CustomerCard.shape,
    since: Day.nullable(),
    emailIsConfirmed: z.boolean(),
    /** The last letter that could not be delivered. */
    bounced: z.object({ template: z.string(), at: instant }).nullable(),
    language: z.enum(['lv', 'en']),
    places: z.array(
      z.object({
        id: Id,
        address: z.string(),
        zone: z.string().nullable(),
        phone: z.string().nullable(),
        /** As the customer wrote it; the driver reads it. */
        notes: z.string(),
        callBeforeMinutes: z.int().nullable(),
        takesDebt: z.boolean(),
      }),
    ),
    deliveries: z.array(NextDelivery),
    money: Money,
    bottles: z.array(
      z.object({
        address: z.string().nullable(),
        name: z.string(),
        held: z.int(),
        lastOn: Day,
      }),
    ),
    notes: z.array(Note),
    promises: z.array(
      z.object({
        id: Id,
        dueOn: Day,
        cents: z.int(),
        note: z.string(),
        state: z.enum(['waits', 'kept', 'broken', 'ended']),
        by,
        at: instant,
      }),
    ),
    holds: z.array(
      z.object({
        id: Id,
        reason: z.string(),
        by,
        at: instant,
        /** Null while it lasts. */
        endedAt: instant.nullable(),
        endedBy: by,
      }),
    ),
    consents: z.array(z.object({ purpose: z.string(), granted: z.boolean(), at: instant })),
    openDisputes: z.int(),
    /** The record in which this one has ended. */
    mergedInto: Id.nullable(),
    /** Records that have ended in this one. */
    mergedFrom: z.array(z.object({ id: Id, name: z.string() })),
    signs: z.array(
      z.object({
        sign: z.enum(customerSigns),
        customers: z.array(z.object({ id: Id, name: z.string() })),
      }),
    ),
    /** Until the first delivery; null after it. */
    firstDelivery: z
      .array(z.object({ step: z.enum(firstDeliverySteps), isDone: z.boolean() }))
      .nullable(),
  })
  .meta({ id: 'CustomerPage' })
export type CustomerPage = z.output<typeof CustomerPage>

const params = z.object({ id: IdText })

export const customerPageCalls = callTable({
  readCustomerPage: {
    method: 'GET',
    path: '/customers/:id',
    summary: 'A customer with all that a caller may ask; that it was read is recorded',
    audience: { staff: 'searchEverything' },
    params,
    answer: CustomerPage,
    refusals: ['not_found'],
  },
  ...customerEventCalls,
  ...callerCalls,
})
