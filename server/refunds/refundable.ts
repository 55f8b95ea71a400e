import { sql } from 'kysely'
import type { refundCalls } from '../../contract/office/refunds.ts'
import type { Answer } from '../../contract/shared/call.ts'
import type { DocumentLine } from '../../domain/documents/document.ts'
import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import type { AppWithDb } from '../app-context.ts'
import { explainDeposit } from '../bottles/explain-deposit.ts'
import { isRefundable } from './refund-line.ts'

type Refundable = Answer<(typeof refundCalls)['readRefundable']>

type Row = {
  id: number
  kind: DocumentKind
  year: number
  number: number
  lines: DocumentLine[]
  refunded: Record<string, number>
}

/**
 * What a customer can have back: deposit above the required one, and lines of one document or of
 * the latest ones.
 */
export async function readRefundable(
  { db, settings }: AppWithDb,
  customerId: number,
  documentId?: number,
): Promise<Refundable> {
  const deposit = await explainDeposit(db, customerId, (await settings()).depositSteps)
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.year, p.number, p.lines, coalesce((
      select jsonb_object_agg(r.line, r.cents) from (select line, sum(cents) as cents
        from line_refunds where paper_id = p.id group by line) r), '{}') as refunded
    from papers p
    where p.customer_id = ${customerId} and p.kind in ('invoice', 'monthly_bill')
      and (${documentId ?? null}::bigint is null or p.id = ${documentId ?? null})
      and not exists (select from papers k where k.corrects_id = p.id
        and k.cause_kind = 'delivery')
    order by p.id desc limit 12`.execute(db)
  return {
    depositCents: deposit.refundableCents,
    accountCents: deposit.accountCents,
    requiredCents: deposit.requiredCents,
    steps: deposit.goods.flatMap(({ groups }) =>
      groups.map(({ count, each }) => ({ pieces: count, eachCents: Math.round(each * 100) })),
    ),
    lines: rows.flatMap(linesOf).filter(({ leftCents }) => leftCents > 0),
  }
}

const linesOf = ({ id, kind, year, number, lines, refunded }: Row): Refundable['lines'] =>
  lines.flatMap((line, at) =>
    isRefundable(line)
      ? [
          {
            documentId: id,
            document: documentNumber(kind, year, number),
            line: at,
            name: line.name,
            isFee: line.unit === 'sum',
            leftCents: line.grossCents - (refunded[at] ?? 0),
          },
        ]
      : [],
  )
