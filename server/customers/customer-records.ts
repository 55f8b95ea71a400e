import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import { formatEuros } from '../../domain/money.ts'
import type { Db } from '../platform/database/connect.ts'

const latest = 10

type CustomerRecords = Awaited<ReturnType<typeof customerRecords>>

/** The numbers by which other commands name what belongs to a customer; the latest of each. */
export async function customerRecords(db: Db, customerId: number) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status as state', 'deliveryOn as day'])
    .select(({ fn }) => fn.coalesce('deliveredCents', 'totalWithDepositCents').as('totalCents'))
    .where('customerId', '=', customerId)
    .where('status', '<>', 'returnedToCart')
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'orderId', 'method', 'status', 'amountCents', 'refundedCents', 'createdAt'])
    .where('customerId', '=', customerId)
    .orderBy('id', 'desc')
    .limit(latest)
    .execute()
  const papers = await db
    .selectFrom('papers')
    .leftJoin('overduePapers', 'overduePapers.paperId', 'papers.id')
    .select(['papers.id', 'kind', 'year', 'number', 'totalCents', 'issuedOn', 'dueOn'])
    .select('overduePapers.openCents as overdueCents')
    .where('papers.customerId', '=', customerId)
    .orderBy('papers.id', 'desc')
    .limit(latest)
    .execute()
  const bottles = await db
    .selectFrom('bottleBalances')
    .innerJoin('goods', 'goods.id', 'bottleBalances.goodId')
    .select(['goodId', 'nameLv as name', 'held', 'depositCents'])
    .where('customerId', '=', customerId)
    .where('held', '>', 0)
    .orderBy('goodId')
    .execute()
  return { orders, payments, papers, bottles }
}

const euros = (cents: number | null) => formatEuros(cents ?? 0, 'en')

export const recordLines = ({ orders, payments, papers, bottles }: CustomerRecords): string[] => [
  ...bottles.map(
    ({ name, held, depositCents }) => `Holds ${held} × ${name}, deposit ${euros(depositCents)}`,
  ),
  ...orders.map(
    ({ id, state, day, totalCents }) =>
      `Order ${id}: ${state}, ${day ?? 'no day'}, ${euros(totalCents)}`,
  ),
  ...payments.map(
    ({ id, orderId, method, status, amountCents, refundedCents }) =>
      `Payment ${id}: ${orderId === null ? 'top-up' : `order ${orderId}`} by ${method}, ` +
      `${status ?? 'not opened'}, ${euros(amountCents)}` +
      (refundedCents > 0 ? `, given back ${euros(refundedCents)}` : ''),
  ),
  ...papers.map(
    ({ kind, year, number, totalCents, issuedOn, dueOn, overdueCents }) =>
      `${documentNumber(kind as DocumentKind, year, number)} of ${issuedOn}: ${euros(totalCents)}` +
      (dueOn === null ? '' : `, due ${dueOn}`) +
      (overdueCents ? `, ${euros(overdueCents)} overdue` : ''),
  ),
]
