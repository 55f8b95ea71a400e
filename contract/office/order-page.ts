import { z } from 'zod'
import { type OrderState, orderStates } from '../../domain/orders/order-states.ts'
import { orderStepKinds, stepStates } from '../../domain/orders/order-steps.ts'
import { paymentMethods } from '../../domain/payments/methods.ts'
import { callTable } from '../shared/call.ts'
import { OrderReason } from '../shared/reasons.ts'
import { Id, IdText } from '../shared/scalars.ts'

const paidBy = [...paymentMethods.map(({ key }) => key), 'credited'] as const

const Count = z.object({
  goodId: Id,
  name: z.string(),
  ordered: z.int(),
  left: z.int(),
  /** Empties that the customer had said would be given back. */
  declared: z.int(),
  taken: z.int(),
  /** What was left costs, before the bonus. */
  sumCents: z.int(),
  /** Empties that the warehouse has counted of the run beyond what its doors told. */
  runSurplus: z.int().nullable(),
})

const Attempt = z.object({
  id: Id,
  day: z.string(),
  at: z.iso.datetime(),
  outcome: z.enum(['delivered', 'undelivered', 'reversed']),
  cashCents: z.int(),
  /** Why not. */
  reason: z.string().nullable(),
  nextOn: z.string().nullable(),
  driver: z.string().nullable(),
  plate: z.string().nullable(),
  runId: Id.nullable(),
  counts: z.array(Count),
  /** Pictures of the door. */
  photos: z.array(Id),
})

const OfficeOrder = z
  .object({
    id: Id,
    status: z.enum(Object.keys(orderStates) as [OrderState, ...OrderState[]]),
    day: z.string().nullable(),
    notes: z.string(),
    customerId: Id,
    customerName: z.string().nullable(),
    /** Null for those who may not see it. */
    phone: z.string().nullable(),
    addressId: Id.nullable(),
    address: z.string().nullable(),
    payment: z.string().nullable(),
    /** Its way: what was done when, what it waits for (and until when), and what comes then. */
    steps: z.array(
      z.object({
        kind: z.enum(orderStepKinds),
        state: z.enum(stepStates),
        at: z.iso.datetime().nullable(),
      }),
    ),
    autoship: z.object({ id: Id, plannedOn: z.string(), name: z.string() }).nullable(),
    isHeld: z.boolean(),
    /** Why it may not be; null where it may. */
    may: z.object({
      move: OrderReason.nullable(),
      edit: OrderReason.nullable(),
      price: OrderReason.nullable(),
      cancel: OrderReason.nullable(),
      confirm: OrderReason.nullable(),
    }),
    lines: z.array(
      z.object({
        goodId: Id,
        name: z.string(),
        ordered: z.int(),
        returned: z.int(),
        unitCents: z.int(),
        sumCents: z.int(),
      }),
    ),
    /** As delivered, and before that as ordered. */
    money: z.object({
      goodsCents: z.int(),
      depositCents: z.int(),
      deliveryCents: z.int(),
      /** Of the payment, which the invoice has. */
      chargeCents: z.int(),
      totalCents: z.int(),
      prepaidCents: z.int(),
      cashDueCents: z.int(),
      awaitedCents: z.int(),
      /** What the account lacks for what is awaited. */
      missingCents: z.int(),
      /** Beside the order, by the same payments. */
      topUpCents: z.int(),
      /** How what was delivered was paid; below zero it went to the account. */
      settled: z.array(z.object({ by: z.enum(paidBy), cents: z.int(), on: z.string() })),
      /** Still to pay of it. */
      open: z.object({ by: z.string(), cents: z.int() }).nullable(),
    }),
    documents: z.array(
      z.object({ id: Id, kind: z.string(), number: z.string(), totalCents: z.int() }),
    ),
    attempts: z.array(Attempt),
    /** The customer says that its counts are not right, and waits for an answer. */
    isDisputed: z.boolean(),
    /** Where it is on its day. */
    stop: z
      .object({
        runId: Id,
        position: z.int(),
        stopsBefore: z.int().nullable(),
        from: z.iso.datetime().nullable(),
        until: z.iso.datetime().nullable(),
        /** Told at the door and not in the books yet. */
        isProvisional: z.boolean(),
      })
      .nullable(),
    /** Runs of its day, or of the next closed one, that can take it late. */
    lateRuns: z.array(z.object({ id: Id, day: z.string(), plate: z.string(), state: z.string() })),
  })
  .meta({ id: 'OfficeOrder' })
export type OfficeOrder = z.output<typeof OfficeOrder>

export const orderPageCalls = callTable({
  readOfficeOrder: {
    method: 'GET',
    path: '/orders/:id',
    summary: 'An order with lines, money, documents, counts of its doors and where it is',
    audience: { staff: 'searchEverything' },
    params: z.object({ id: IdText }),
    answer: OfficeOrder,
    refusals: ['not_found'],
  },
})
