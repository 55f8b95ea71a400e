import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { DocumentLine } from '../../domain/documents/document.ts'
import { type LineRefund, lineRefund, lineRefunded } from '../../domain/ledger/line-refund.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { enqueue } from '../platform/queue.ts'
import { permit } from '../staff/permit.ts'

export type RefundingLine = {
  customerId: number
  documentId: number
  /** From zero. */
  line: number
  cents: Cents
  reason: string
}

export type LineRefusal =
  | Refusal<'not_permitted'>
  | { code: 'no_such_document' | 'credited_whole' | 'line_without_price' | 'more_than_left' }

/**
 * Gives back a part of what a document's line has cost: to the account, with its VAT and its bonus.
 * A job then issues the credit bill.
 */
export async function refundLine(
  app: App,
  tx: Tx,
  by: Actor,
  refunding: RefundingLine,
): Promise<Outcome<LineRefund, LineRefusal>> {
  const { customerId, documentId, line: at, cents, reason } = refunding
  const permitted = await permit(app, tx, by, 'refundToAccount')
  if (!permitted.ok) return permitted
  const { bonusCents: ownCents } = await lockBalances(tx, customerId)
  const document = await findDocument(tx, customerId, documentId)
  if (!document) return refuse({ code: 'no_such_document' })
  if (document.isReversed) return refuse({ code: 'credited_whole' })
  const { lines, orderId } = document
  const line = lines[at]
  if (!line || !isRefundable(line)) return refuse({ code: 'line_without_price' })
  const refunded = await refundedOf(tx, documentId, at)
  if (cents > line.grossCents - refunded) return refuse({ code: 'more_than_left' })
  const earned = lineRefund({ cents, line, goods: await goodsOf(tx, lines, orderId) })
  // The bonus may be spent already: what is gone is not asked back.
  const refund = { ...earned, bonusCents: Math.max(earned.bonusCents, -Math.max(0, ownCents)) }
  const madeAt = app.clock.now()
  const id = await insertLineRefund(tx, by, refunding, { ...refund, madeAt })
  const cause = { kind: 'line_refund', id, step: 'made' } as const
  const ofOrder = orderId === null ? {} : { orderId }
  const posting = { customerId, ...ofOrder, cause, at: madeAt, by, note: reason }
  for (const entry of lineRefunded(refund)) await post(tx, { ...posting, entry })
  await enqueue(tx, 'papers.credit-line', { lineRefundId: id })
  return done(refund)
}

async function insertLineRefund(
  tx: Tx,
  by: Actor,
  { customerId, documentId, line }: RefundingLine,
  refund: LineRefund & { madeAt: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('lineRefunds')
    .values({ customerId, paperId: documentId, line, ...refund, ...actorColumns(by) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deposits are given back by bottles, and advances by their order. */
export const isRefundable = (line: DocumentLine): line is DocumentLine & { percent: number } =>
  line.percent !== null && line.grossCents > 0 && !line.isDeposit

type Found = { orderId: number | null; lines: DocumentLine[]; isReversed: boolean }

async function findDocument(db: Db, customerId: number, documentId: number) {
  const { rows } = await sql<Found>`
    select p.order_id, p.lines, exists (select from papers k where k.corrects_id = p.id
      and k.cause_kind = 'delivery') as is_reversed
    from papers p where p.id = ${documentId} and p.customer_id = ${customerId}
      and p.kind in ('invoice', 'monthly_bill')`.execute(db)
  return rows[0]
}

async function refundedOf(db: Db, documentId: number, line: number): Promise<Cents> {
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce(sum(cents), 0)::bigint as cents from line_refunds
    where paper_id = ${documentId} and line = ${line}`.execute(db)
  return rows[0]!.cents
}

/**
 * What the goods of an order cost and have earned in bonus. A delivery posts with it what it gave
 * back of the bonus that was meant to pay for goods not left.
 */
async function goodsOf(db: Db, lines: readonly DocumentLine[], orderId: number | null) {
  const goods = lines.filter((line) => line.unit !== 'sum' && isRefundable(line))
  const { rows } = await sql<{ cents: Cents }>`
    select coalesce((select sum(e.cents)
        from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.cause_kind = 'order' and t.cause_id = ${orderId} and e.account = 'bonus'
          and split_part(t.cause_step, ':', 1) in ('delivered', 'reversed')), 0)::bigint
      - coalesce((select bonus_cents from orders where id = ${orderId}), 0) as cents`.execute(db)
  const usedCents = sumOf(goods, (line) => line.discountCents - (line.promo?.cents ?? 0))
  const earnedCents = Math.max(0, rows[0]!.cents + usedCents)
  return { grossCents: sumOf(goods, ({ grossCents }) => grossCents), earnedCents }
}
