import { creditedLine } from '../../domain/ledger/line-refund.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { issueDocument } from './issue-document.ts'
import { loadDocument } from './store.ts'

type Refunded = { lineRefundId: number }

/** A part of a document's line was refunded: that part is credited. */
export async function creditLine(
  app: App,
  tx: Tx,
  { lineRefundId }: Refunded,
): Promise<number | undefined> {
  const { paperId, line, cents } = await tx
    .selectFrom('lineRefunds')
    .select(['paperId', 'line', 'cents'])
    .where('id', '=', lineRefundId)
    .executeTakeFirstOrThrow()
  const { id, customerId, orderId, suppliedOn, lines } = await loadDocument(tx, paperId)
  return issueDocument(tx, app, {
    customerId,
    orderId,
    correctsId: id,
    kind: 'credit_bill',
    cause: { kind: 'line_refund', id: lineRefundId },
    suppliedOn,
    lines: creditedLine(lines[line]!, cents),
    settled: [{ by: 'credit', cents: -cents }],
  })
}
