import { bottleKinds } from './vocabularies/bottle-kinds.ts'
import { numberOf } from './vocabularies/number-of.ts'
import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import {
  data,
  DayText,
  Euros,
  Flag,
  Id,
  IdText,
  PageText,
  paginator,
  Quantity,
  text,
} from '../shared/scalars.ts'

/** Bottles or rented goods at the customer's. */
export const RentedGood = z
  .object({
    good_id: Id,
    name: z.string(),
    link: z.string(),
    image: z.string(),
    isbottle: numberOf(bottleKinds),
    count: z.int(),
    bail: Euros,
    monthly_payment_vat: Euros,
    last_executed: DayText.nullable(),
  })
  .meta({ id: 'RentedGood' })
export type RentedGood = z.output<typeof RentedGood>

/** What was left and taken back, as the customer declared and as the courier counted it. */
export const BottleMovement = z
  .object({
    id: Id,
    /** `deposit_refund` and `correction`: the deposit moved without a bottle. */
    cause: z.enum(['opening', 'delivery', 'dispute', 'audit', 'deposit_refund', 'correction']),
    date: DayText,
    good_id: Id.nullable(),
    name: z.string(),
    delivered: z.int(),
    returned: z.int(),
    declared_delivered: z.int(),
    declared_returned: z.int(),
    /** The customer's bottles of this good after the movement. */
    held: z.int().nullable(),
    /** Above zero charged, below zero returned. */
    deposit: Euros,
    /** The customer's whole deposit after the movement. */
    deposit_total: Euros,
    order_id: Id.nullable(),
    invoice: z.string().nullable(),
    note: z.string(),
    dispute: z
      .object({ state: z.enum(['open', 'accepted', 'refused']), answer: z.string() })
      .nullable(),
    /** It puts an earlier delivery right, by counts below zero or a dispute that was accepted. */
    is_correction: Flag,
    may_dispute: Flag,
  })
  .meta({ id: 'BottleMovement' })
export type BottleMovement = z.output<typeof BottleMovement>

export const bottleCalls = callTable({
  listBottles: {
    method: 'GET',
    path: '/bottles',
    summary: 'The ledger of bottles and rented goods, the newest first',
    audience: 'customer',
    query: z.object({ page: PageText }),
    answer: z.object({ bottles: paginator(BottleMovement) }),
  },
  disputeBottles: {
    method: 'POST',
    path: '/bottles/:id/dispute',
    summary: 'Says that a count is not right; the office looks at it and answers',
    audience: 'customer',
    params: z.object({ id: IdText }),
    body: z.object({ delivered: Quantity, returned: Quantity, comment: text(500).default('') }),
    answer: data(z.object({ state: z.literal('open') })),
    refusals: ['not_found', 'conflict'],
  },
  listRentedGoods: {
    method: 'GET',
    path: '/rentedgoods',
    summary: 'Bottles and rented goods at the customer’s',
    audience: 'customer',
    answer: data(z.array(RentedGood)),
  },
})
