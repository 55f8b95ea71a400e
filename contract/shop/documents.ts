import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText, Euros, Id, IdText, PageText, paginator } from '../shared/scalars.ts'

const IdParams = z.object({ id: IdText })

const FileUrl = z.object({ url: z.string() })

/** A row of the list of bills. */
export const Bill = z
  .object({
    id: Id,
    created_at: DayText,
    /** The document's number. */
    ramus_id: z.string(),
    amount: Euros,
    /** The sum that was unpaid when the bill was issued. */
    to_pay: Euros,
    /** What of it is unpaid now. */
    open: Euros,
    due_on: DayText.nullable(),
    /** The month of a monthly bill, by its first day. */
    month: DayText.nullable(),
    overdue: Euros,
  })
  .meta({ id: 'Bill' })
export type Bill = z.output<typeof Bill>

const BillPage = z.object({ bill: paginator(Bill) })

export const documentCalls = callTable({
  readOrderInvoice: {
    method: 'GET',
    path: '/order/:id/invoice',
    summary: 'A short-lived address of the invoice’s PDF',
    audience: 'customer',
    params: IdParams,
    answer: FileUrl,
    refusals: ['not_found'],
  },
  readTransactionInvoice: {
    method: 'GET',
    path: '/transaction/:id/invoice',
    summary: 'A short-lived address of the PDF that belongs to a movement of money',
    audience: 'customer',
    params: IdParams,
    answer: FileUrl,
    refusals: ['not_found'],
  },
  readBillFile: {
    method: 'GET',
    path: '/bill/:id/invoice',
    summary: 'A short-lived address of a bill’s PDF',
    audience: 'customer',
    params: IdParams,
    answer: FileUrl,
    refusals: ['not_found'],
  },
  listBills: {
    method: 'GET',
    path: '/bill',
    summary: 'Bills or invoices of one kind, the newest first',
    audience: 'customer',
    query: z.object({
      page: PageText,
      kind: z.enum(['monthly', 'advance', 'credit', 'invoice'], 'invalid').default('monthly'),
    }),
    answer: BillPage,
  },
})
