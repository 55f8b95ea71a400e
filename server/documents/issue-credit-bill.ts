import { depositLine } from '../../domain/documents/document.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import { disputedOrder } from '../bottles/disputes.ts'
import { issueDocument } from './issue-document.ts'
import { findInvoiceOfOrder } from './find-document.ts'
import { lineWords } from './words.ts'

type Correction = { disputeId: number; depositCents: number }

/** For the deposit of an accepted dispute. The job is retried until the invoice is issued. */
export async function issueCreditBill(
  app: App,
  tx: Tx,
  { disputeId, depositCents }: Correction,
): Promise<number | undefined> {
  const { customerId, orderId } = await disputedOrder(tx, disputeId)
  const invoice = orderId === null ? undefined : await findInvoiceOfOrder(tx, customerId, orderId)
  if (!invoice)
    throw new Error(
      `the invoice that the credit bill of dispute ${disputeId} corrects is not issued yet`,
    )
  return issueDocument(tx, app, {
    customerId,
    orderId,
    correctsId: invoice.id,
    kind: 'credit_bill',
    cause: { kind: 'dispute', id: disputeId },
    suppliedOn: invoice.suppliedOn,
    lines: depositLine(lineWords.depositReturned, -depositCents),
    settled: [{ by: 'credit', cents: -depositCents }],
  })
}
