import type { App } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { disputedOrder } from '../bottles/disputes.ts'
import { issuePaper } from './issue-document.ts'
import { invoiceOfOrder } from './own-document.ts'
import { depositLine } from './plain-lines.ts'
import { lineWords } from './words.ts'

type Corrected = { disputeId: number; depositCents: number }

/** An accepted "that is not right" gives deposit back: the credit bill names the invoice that it corrects, and waits for it. */
export const issueCreditBill = (
  app: App,
  { disputeId, depositCents }: Corrected,
): Promise<number | undefined> =>
  inTransaction(app.db, async (tx) => {
    const { customerId, orderId } = await disputedOrder(tx, disputeId)
    const invoice = orderId === null ? undefined : await invoiceOfOrder(tx, customerId, orderId)
    if (!invoice)
      throw new Error(
        `the invoice that the credit bill of dispute ${disputeId} corrects is not issued yet`,
      )
    return issuePaper(tx, app, {
      customerId,
      orderId,
      correctsId: invoice.id,
      kind: 'credit_bill',
      cause: { kind: 'dispute', id: disputeId },
      suppliedOn: invoice.suppliedOn,
      lines: depositLine(lineWords.depositReturned, -depositCents),
      settled: [{ by: 'credit', cents: -depositCents }],
    })
  })
