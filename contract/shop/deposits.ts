import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { data, Euros, Flag, Id, NoBody, text } from '../shared/scalars.ts'

/** Bottles with the same deposit each: later bottles of a good need less. */
const DepositGroup = z.object({ from: z.int(), to: z.int(), count: z.int(), each: Euros })

export const DepositRefund = z
  .object({
    id: Id,
    amount: Euros,
    /** The part of it that lies on the account; the rest is deposit. */
    from_account: Euros,
    pay_to: z.enum(['account', 'iban', 'card']),
    iban: z.string().nullable(),
    state: z.enum(['requested', 'paid', 'refused', 'withdrawn']),
    answer: z.string(),
    requested_at: z.iso.datetime(),
  })
  .meta({ id: 'DepositRefund' })
export type DepositRefund = z.output<typeof DepositRefund>

/** A customer's deposit by good. */
export const Deposit = z
  .object({
    paid: Euros,
    required: Euros,
    /** Of what is paid beyond that: promised to open orders, or to be paid out. */
    promised: Euros,
    /** The sum paid above the required deposit. */
    refundable: Euros,
    /** The customer's own money on the account, which an IBAN or a card can receive as well. */
    payable: Euros,
    /** At most so much can go back to the cards and banks that it was paid from. */
    to_payer: Euros,
    /** What is on its way back there. */
    on_the_way: Euros,
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
    /** The latest request if the office refused it; its `answer` is the reason. */
    refused: DepositRefund.nullable(),
  })
  .meta({ id: 'Deposit' })
export type Deposit = z.output<typeof Deposit>

export const depositCalls = callTable({
  readDeposit: {
    method: 'GET',
    path: '/deposit',
    summary: 'The deposit paid, required and refundable',
    audience: 'customer',
    answer: data(Deposit),
  },
  askDepositRefund: {
    method: 'POST',
    path: '/deposit/refund',
    summary:
      'Requests a refund of the deposit: to the account at once, back to the payer (card) through the ' +
      'provider, or to an IBAN by the office',
    audience: 'customer',
    repeatable: true,
    body: z.strictObject({
      pay_to: z.enum(['account', 'iban', 'card'], 'invalid'),
      iban: text(50).optional(),
      /** 1: with the money on the account that is `payable`; to an IBAN or the payer only. */
      with_account: Flag.optional(),
    }),
    answer: data(DepositRefund),
    refusals: ['nothing_to_refund', 'already_asked', 'debt_first'],
  },
  withdrawDepositRefund: {
    method: 'DELETE',
    path: '/deposit/refund',
    summary: 'Withdraws a request that the office has not answered yet',
    audience: 'customer',
    body: NoBody,
    answer: data(z.null()),
    refusals: ['not_found'],
  },
})
