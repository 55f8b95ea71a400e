import type { AppWithDb } from '../app-context.ts'
import { bySystem } from '../../domain/actor.ts'
import { rigaTime } from '../../domain/calendar/riga-time.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { billEndedMonths } from './bill-month.ts'
import { creditAdvance } from './credit-advance.ts'
import { creditInvoice } from './credit-invoice.ts'
import { creditLine } from './credit-line.ts'
import { issueAdvanceBill, type ReceivedAdvance } from './issue-advance-bill.ts'
import { issueCreditBill } from './issue-credit-bill.ts'
import { issueInvoice } from './issue-invoice.ts'
import { clearPaid, markOverdue } from './mark-overdue.ts'
import { printDocument } from './print-document.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'papers.issue-invoice': { deliveryId: number }
    'papers.issue-advance-bill': ReceivedAdvance
    'papers.credit-advance': { orderId: number }
    'papers.credit-invoice': { deliveryId: number }
    'papers.credit-line': { lineRefundId: number }
    'papers.issue-credit-bill': { disputeId: number; depositCents: number }
    'papers.print': { paperId: number }
    'papers.bill-last-month': object
    'papers.mark-overdue': object
    'papers.clear-paid': object
  }
}

/** By Riga's clocks, which are two or three hours before those of the crontab. */
const billsTime = '03:10'

export const documentJobs = (app: AppWithDb) => ({
  'papers.issue-invoice': async ({ deliveryId }: { deliveryId: number }) =>
    void (await inTransaction(app.db, (tx) => issueInvoice(app, tx, deliveryId))),
  'papers.issue-advance-bill': async (received: ReceivedAdvance) =>
    void (await inTransaction(app.db, (tx) => issueAdvanceBill(app, tx, received))),
  'papers.credit-advance': async (cancelled: { orderId: number }) =>
    void (await inTransaction(app.db, (tx) => creditAdvance(app, tx, cancelled))),
  'papers.credit-invoice': async (reversed: { deliveryId: number }) =>
    void (await inTransaction(app.db, (tx) => creditInvoice(app, tx, reversed))),
  'papers.credit-line': async (refunded: { lineRefundId: number }) =>
    void (await inTransaction(app.db, (tx) => creditLine(app, tx, refunded))),
  'papers.issue-credit-bill': async (correction: { disputeId: number; depositCents: number }) =>
    void (await inTransaction(app.db, (tx) => issueCreditBill(app, tx, correction))),
  // Scheduled every morning, so that a shop that was down on the day of the bills catches up.
  'papers.bill-last-month': async () => {
    if (rigaTime(app.clock.now().getTime()) >= billsTime) await billEndedMonths(app, bySystem)
  },
  'papers.mark-overdue': async () => void (await markOverdue(app)),
  'papers.clear-paid': () => clearPaid(app),
  'papers.print': ({ paperId }: { paperId: number }) => printDocument(app.db, paperId),
})
