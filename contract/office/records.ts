import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { DayText, Id, IdText } from '../shared/scalars.ts'
import { AuditRow } from './audit.ts'

const params = z.object({ id: IdText })
const query = z.object({ cursor: z.string().max(1_000).optional() })
const History = z.object({ rows: z.array(AuditRow), nextCursor: z.string().nullable() })

const Kind = z.enum(['invoice', 'credit_bill', 'advance_bill', 'monthly_bill'])

const OfficeDocument = z
  .object({
    id: Id,
    number: z.string(),
    kind: Kind,
    customerId: Id,
    customerName: z.string().nullable(),
    orderId: Id.nullable(),
    issuedOn: DayText,
    suppliedOn: DayText,
    dueOn: DayText.nullable(),
    totalCents: z.int(),
    depositCents: z.int(),
    reference: z.string(),
    /** What it asks for, and what of that is not paid yet. */
    toPayCents: z.int(),
    openCents: z.int(),
    /** Past its day and not paid yet. */
    overdueCents: z.int(),
    lines: z.array(z.object({ name: z.string(), quantity: z.number(), grossCents: z.int() })),
    /**
     * The document that this one corrects, and those that correct it; of a corrected delivery its
     * former invoices, their credit bills and the new one.
     */
    related: z.array(z.object({ id: Id, kind: Kind, number: z.string() })),
    /** Where its file opens for the next minutes. */
    file: z.string(),
  })
  .meta({ id: 'OfficeDocument' })
export type OfficeDocument = z.output<typeof OfficeDocument>

const OfficeGood = z
  .object({
    id: Id,
    nameLv: z.string(),
    nameEn: z.string(),
    link: z.string(),
    sku: z.string().nullable(),
    priceCents: z.int(),
    autoshipPriceCents: z.int().nullable(),
    depositCents: z.int(),
    isOffered: z.boolean(),
    /** Null where its pieces are not counted. */
    stock: z.object({ onHand: z.int(), reserved: z.int() }).nullable(),
  })
  .meta({ id: 'OfficeGood' })
export type OfficeGood = z.output<typeof OfficeGood>

/** Documents and goods, each with what was done to it. */
export const recordCalls = callTable({
  readOfficeDocument: {
    method: 'GET',
    path: '/documents/:id',
    summary: 'A document with its sums, what it belongs to and where its file opens',
    audience: { staff: 'searchEverything' },
    params,
    answer: OfficeDocument,
    refusals: ['not_found'],
  },
  readDocumentHistory: {
    method: 'GET',
    path: '/documents/:id/history',
    summary: 'How a document was issued, sent and reminded of, the latest first',
    audience: { staff: 'searchEverything' },
    params,
    query,
    answer: History,
    refusals: ['not_found'],
  },
  readOfficeGood: {
    method: 'GET',
    path: '/goods/:id',
    summary: 'A good with its price and stock',
    audience: { staff: 'seeToday' },
    params,
    answer: OfficeGood,
    refusals: ['not_found'],
  },
  readGoodHistory: {
    method: 'GET',
    path: '/goods/:id/history',
    summary: 'What was done to a good: its counts, receipts and prices, the latest first',
    audience: { staff: 'seeToday' },
    params,
    query,
    answer: History,
    refusals: ['not_found'],
  },
})
