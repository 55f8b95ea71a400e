import type { House } from '../house.ts'
import { issueAdvanceBill } from './issue-advance-bill.ts'
import { issueInvoice } from './issue-invoice.ts'
import { printPaper } from './print-paper.ts'

declare module '../platform/queue.ts' {
  interface Jobs {
    'papers.issue-invoice': { deliveryId: number }
    'papers.issue-advance-bill': { paymentId: number }
    'papers.print': { paperId: number }
  }
}

export const paperJobs = (house: House) => ({
  'papers.issue-invoice': async ({ deliveryId }: { deliveryId: number }) =>
    void (await issueInvoice(house, deliveryId)),
  'papers.issue-advance-bill': async ({ paymentId }: { paymentId: number }) =>
    void (await issueAdvanceBill(house, paymentId)),
  'papers.print': ({ paperId }: { paperId: number }) => printPaper(house.db, paperId),
})
