import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { data, DayText, Euros, Flag, Id, PageText, paginator } from '../shared/scalars.ts'

const codes = ['topup', 'order', 'refund', 'bonus', 'deposit', 'monthly', 'correction'] as const

export const Transaction = z
  .object({
    id: Id,
    code: z.enum(codes),
    /** The change of the account or, if that is 0, of the bonus or the deposit. */
    amount: Euros,
    bonus: Euros,
    deposit: Euros,
    /** Paid by bank or card, including the method's charge. */
    paid: Euros,
    /** The account's balance after it. */
    balance: Euros,
    order_id: Id.nullable(),
    payment_id: Id.nullable(),
    note: z.string(),
    created_at: z.iso.datetime(),
    /** 1 when `transaction/{id}/invoice` has a document. */
    has_invoice: Flag,
  })
  .meta({ id: 'Transaction' })
export type Transaction = z.output<typeof Transaction>

const days = z.literal(['30', '90', '365']).transform(Number).default(90)

export const ledgerCalls = callTable({
  listTransactions: {
    method: 'GET',
    path: '/transaction',
    summary: 'Transactions of the account, the bonus and the deposit, latest first',
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
