import { z } from 'zod'
import { paymentMethods } from '../../domain/payments/methods.ts'
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

const kinds = [
  'placed',
  'paid',
  'changed',
  'delivered',
  'cancelled',
  'top_up',
  'taken_back',
  'month',
  'deposit_back',
  'visited',
  'paid_out',
  'correction',
] as const

const parts = [
  'paid',
  'cash',
  'paid_out',
  'order',
  'prepaid',
  'deferred',
  'goods',
  'charge',
  'rent',
  'deposit',
  'correction',
] as const

/** All transactions of one cause: an order placed, changed or delivered, a payment, a bill. */
export const AccountEvent = z
  .object({
    /** Of its last transaction, for `transaction/{id}/invoice`. */
    id: Id,
    kind: z.enum(kinds),
    /** The change of the account, which the parts make. */
    amount: Euros,
    /** What came in is above zero, what it cost below. */
    parts: z.array(z.object({ what: z.enum(parts), sum: Euros })),
    bonus: Euros,
    /** The account's balance after it. */
    balance: Euros,
    method: z.enum(paymentMethods.map(({ key }) => key)).nullable(),
    order_id: Id.nullable(),
    note: z.string(),
    created_at: z.iso.datetime(),
    /** The document's number and total. */
    document: z.object({ ramus_id: z.string(), amount: Euros }).nullable(),
  })
  .meta({ id: 'AccountEvent' })
export type AccountEvent = z.output<typeof AccountEvent>

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
  listAccountEvents: {
    method: 'GET',
    path: '/account-event',
    summary: 'What moved the account, the bonus and the deposit, one row an event, latest first',
    audience: 'customer',
    query: z.object({ page: PageText, code: z.enum(codes, 'invalid').optional() }),
    answer: z.object({ event: paginator(AccountEvent) }),
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
