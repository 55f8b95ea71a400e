import { z } from 'zod'
import { paymentStates } from '../../domain/payments/payment-states.ts'
import { roles } from '../../domain/staff/rights.ts'
import type { RefusalCode } from './refusal-codes.ts'
import {
  AutoshipStartReason,
  DeliveryReason,
  DeliveryTypeReason,
  MethodReason,
  OrderReason,
} from './reasons.ts'
import { DayText, Euros, Id, Quantity } from './scalars.ts'

/** A difference from what the customer last saw. */
export const CartDifference = z.object({
  kind: z.literal(['price', 'stock', 'promo', 'total']),
  good_id: Id.nullable(),
  name: z.string().nullable(),
  old: z.union([z.number(), z.string()]),
  new: z.union([z.number(), z.string()]).nullable(),
})
export type CartDifference = z.output<typeof CartDifference>

const OrderRef = z.object({ id: Id })

const OpenMatters = z.object({
  open: z.array(z.literal(['orders', 'payments', 'money', 'bottles'])),
})

export type { Language } from '../../domain/words/language.ts'

/** A person's limit that an act is above, and how much of it went to this customer today. */
export const PassedLimit = z.object({ limitCents: z.int(), usedCents: z.int() })
export type PassedLimit = z.output<typeof PassedLimit>

/** The members that stand beside a refusal's code. A code that is not listed has none. */
export const refusalMembers = {
  /** The reason, or the order that a cart has become. */
  locked: z.union([
    z.object({ reason: z.union([OrderReason, DeliveryReason]) }),
    z.object({ order: OrderRef }),
  ]),
  stale: z.object({ order: OrderRef }),
  /** All differences, or the count of the one good that was changed. */
  cart_changed: z.union([
    z.object({ changes: z.array(CartDifference) }),
    z.object({ requested: Quantity, granted: Quantity }),
  ]),
  cart_is_empty: z.object({ skipped_goods: z.array(z.string()).optional() }),
  method_not_open: z.object({
    reason: MethodReason.nullable(),
    payment_type: z.int().optional(),
    missing: Euros.optional(),
  }),
  delivery_not_open: z.object({ reason: DeliveryTypeReason }),
  top_up_first: z.object({ missing: Euros }),
  autoship_incomplete: z.object({ reason: AutoshipStartReason }),
  payment_not_made: z.object({
    data: z.object({
      status: z.int(),
      payment_status: z.enum(paymentStates).nullable(),
      trx: z.object({ id: Id }),
      order: OrderRef.nullable(),
    }),
  }),
  orders_are_open: OpenMatters,
  payments_are_open: OpenMatters,
  money_is_open: OpenMatters,
  bottles_are_open: OpenMatters,
  /** The roles that may do it, the people who hold them, and whether one of them can be asked. */
  not_permitted: z.object({
    mayDo: z.array(z.enum(roles)),
    people: z.array(z.string()).optional(),
    canAsk: z.boolean(),
    passedLimit: PassedLimit.optional(),
  }),
  /** What the caller saw, what would be done now, and the latest act of another on it. */
  preview_changed: z.object({
    seen: z.string(),
    now: z.unknown(),
    last: z
      .object({ name: z.string(), deed: z.string(), at: z.iso.datetime() })
      .nullable()
      .optional(),
  }),
  stock_reserved: z.object({ reserved: z.int() }),
  run_state: z.object({ state: z.string() }),
  stops_waiting: z.object({ stopIds: z.array(Id) }),
  load_not_equal: z.object({ goodIds: z.array(Id) }),
  transfers_open: z.object({ transferIds: z.array(Id) }),
  differences_open: z.object({
    open: z.array(z.object({ goodId: Id.nullable(), part: z.string(), amount: z.int() })),
  }),
  cash_open: z.object({ cents: z.int() }),
  /** Which of those that a phone sent before has come. */
  cash_already_written: z.object({ sentAs: z.uuid(), cents: z.int() }),
  not_so_much_open: z.object({ open: z.int() }),
  not_free: z.object({ goodIds: z.array(Id) }),
} as const satisfies Partial<Record<RefusalCode, z.ZodType>>

/** The members that stand beside the problems of fields. */
export const FieldMembers = z.object({ next_delivery_date: DayText.nullable().optional() })

type RefusalMembers = typeof refusalMembers

/** The members beside a code, as the server writes and a client reads them. */
export type MembersOf<Code extends RefusalCode> = Code extends keyof RefusalMembers
  ? z.output<RefusalMembers[Code]>
  : unknown

/** A code of `field-problems.ts`, with the values of its sentence. */
export type FieldProblem = { problem: string; values?: Record<string, string | number> }

export type FieldRefusal = { fields: Record<string, FieldProblem[]> } & z.output<
  typeof FieldMembers
>

type CodeRefusals = {
  [Code in RefusalCode]: {
    code: Code
    message?: string
    retryAfterSeconds?: number
  } & MembersOf<Code>
}

/** A code of `refusal-codes.ts` with its members, or the problems of each field. */
export type Refusal<Code extends RefusalCode = RefusalCode> = CodeRefusals[Code] | FieldRefusal
