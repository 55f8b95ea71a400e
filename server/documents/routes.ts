import type { documentCalls } from '../../contract/shop/documents.ts'
import { type Cents, eurosOf } from '../../domain/money.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { findInvoiceOfOrder, findDocumentOfTransaction } from './find-document.ts'
import { openDocuments } from './debts.ts'
import { documentUrl } from './document-url.ts'
import { countDocuments, findCustomerDocument, listDocuments, toDocument } from './store.ts'

const PAGE_SIZE = 6

const kinds = {
  monthly: 'monthly_bill',
  advance: 'advance_bill',
  credit: 'credit_bill',
  invoice: 'invoice',
} satisfies Record<string, DocumentKind>

export function documentRoutes(app: AppWithDb): Handlers<typeof documentCalls> {
  const { db } = app
  const urlOrNotFound = (document: { id: number; number: string } | undefined) =>
    document ? done({ url: documentUrl(app, document) }) : refuse({ code: 'not_found' } as const)
  return {
    readOrderInvoice: async ({ caller, params }) =>
      urlOrNotFound(await findInvoiceOfOrder(db, caller.customerId, params.id)),
    readTransactionInvoice: async ({ caller, params }) =>
      urlOrNotFound(await findDocumentOfTransaction(db, caller.customerId, params.id)),
    readBillFile: async ({ caller, params }) =>
      urlOrNotFound(await findCustomerDocument(db, caller.customerId, { id: params.id })),
    listBills: async ({ caller: { customerId }, query: { page, kind } }) => {
      const total = await countDocuments(db, customerId, kinds[kind])
      const rows = await listDocuments(db, customerId, kinds[kind], {
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      })
      const open = new Map(
        (await openDocuments(db, customerId)).map(({ id, openCents }) => [id, openCents]),
      )
      const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
      return done({
        bill: {
          current_page: page,
          last_page: last,
          per_page: PAGE_SIZE,
          total,
          data: rows.map((row) => billAnswer(row, open.get(row.id) ?? 0)),
        },
      })
    },
  }
}

type BillRow = Awaited<ReturnType<typeof listDocuments>>[number]

/** A bill in the words of the API; its amount is what the customer was charged. */
function billAnswer(row: BillRow, openCents: Cents) {
  const { id, number, issuedOn, totalCents, toPayCents, dueOn, suppliedOn } = toDocument(row)
  return {
    id,
    ramus_id: number,
    created_at: issuedOn,
    amount: eurosOf(totalCents),
    to_pay: eurosOf(toPayCents),
    open: eurosOf(openCents),
    due_on: dueOn,
    month: row.causeKind === 'month' ? suppliedOn : null,
    overdue: eurosOf(row.openCents ?? 0),
  }
}
