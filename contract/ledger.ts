import { z } from 'zod'
import { callTable } from './call.ts'
import { data, DayText, Euros, Flag, Id, PageText, paginator } from './scalars.ts'

const codes = ['topup', 'order', 'refund', 'bonus', 'deposit', 'monthly', 'correction'] as const

/** One movement of a customer's money. */
export const Transaction = z
  .object({
    id: Id,
    code: z.enum(codes),
    /** What it changed on the account; or, where it did not touch the account, on the bonus or the deposit. */
    amount: Euros,
    bonus: Euros,
    deposit: Euros,
    /** Paid through a bank or a card at this movement, the method's charge included. */
    paid: Euros,
    /** The account after it. */
    balance: Euros,
    order_id: Id.nullable(),
    payment_id: Id.nullable(),
    note: z.string(),
    created_at: z.iso.datetime(),
    /** A paper belongs to it: `transaction/{id}/invoice`. */
    has_invoice: Flag,
  })
  .meta({ id: 'Transaction' })
export type Transaction = z.output<typeof Transaction>

const days = z.literal(['30', '90', '365']).transform(Number).default(90)

export const ledgerCalls = callTable({
  listTransactions: {
    method: 'GET',
    path: '/transaction',
    summary: 'Movements of the account, the bonus and the deposit, latest first',
    audience: 'customer',
    query: z.object({ page: PageText, code: z.enum(codes, 'invalid').optional() }),
    answer: z.object({ transaction: paginator(Transaction) }),
  },
  readBalanceHistory: {
    method: 'GET',
    path: '/balance-history',
    summary: 'The account at the end of each day on which it moved',
    audience: 'customer',
    query: z.object({ days }),
    answer: data(
      z.object({
        from: DayText,
        to: DayText,
        points: z.array(z.object({ day: DayText, balance: Euros })),
      }),
    ),
  },
})
