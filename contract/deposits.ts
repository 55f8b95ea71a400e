import { z } from 'zod'
import { callTable } from './call.ts'
import { data, Euros, Id, NoBody, text } from './scalars.ts'

/** Pieces at one deposit each: the fifth bottle is cheaper than the first. */
const DepositGroup = z.object({ from: z.int(), to: z.int(), count: z.int(), each: Euros })

export const DepositRefund = z
  .object({
    id: Id,
    amount: Euros,
    pay_to: z.enum(['account', 'iban']),
    iban: z.string().nullable(),
    state: z.enum(['requested', 'paid', 'refused', 'withdrawn']),
    answer: z.string(),
    requested_at: z.iso.datetime(),
  })
  .meta({ id: 'DepositRefund' })
export type DepositRefund = z.output<typeof DepositRefund>

/** A customer's deposit, bottle by bottle. */
export const Deposit = z
  .object({
    paid: Euros,
    required: Euros,
    /** What was paid beyond what is required, and can be had back now. */
    refundable: Euros,
    goods: z.array(
      z.object({
        good_id: Id,
        name: z.string(),
        count: z.int(),
        required: Euros,
        groups: z.array(DepositGroup),
      }),
    ),
    request: DepositRefund.nullable(),
    /** The latest request, if the office said no to it: the reason is its `answer`. */
    refused: DepositRefund.nullable(),
  })
  .meta({ id: 'Deposit' })
export type Deposit = z.output<typeof Deposit>

export const depositCalls = callTable({
  readDeposit: {
    method: 'GET',
    path: '/deposit',
    summary: 'What deposit is paid, what is required for what, and what can be had back',
    audience: 'customer',
    answer: data(Deposit),
  },
  askDepositRefund: {
    method: 'POST',
    path: '/deposit/refund',
    summary:
      'Asks for the deposit paid beyond what is required: to the account at once, or to an IBAN through the office',
    audience: 'customer',
    repeatable: true,
    body: z.strictObject({
      pay_to: z.enum(['account', 'iban'], 'invalid'),
      iban: text(50).optional(),
    }),
    answer: data(DepositRefund),
    refusals: ['nothing_to_refund', 'already_asked', 'debt_first'],
  },
  withdrawDepositRefund: {
    method: 'DELETE',
    path: '/deposit/refund',
    summary: 'Takes back a request that the office has not answered yet',
    audience: 'customer',
    body: NoBody,
    answer: data(z.null()),
    refusals: ['not_found'],
  },
})
