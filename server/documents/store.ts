import type { Selectable } from 'kysely'
import type { Papers } from '../../db/schema.ts'
import { dayOf } from '../../domain/calendar.ts'
import { documentNumber, type DocumentKind } from '../../domain/documents/numbers.ts'
import type {
  IssuedDocument,
  Party,
  Seller,
  Settlement,
  DocumentLine,
} from '../../domain/documents/document.ts'
import type { VatTable } from '../../domain/documents/vat.ts'
import type { Db } from '../platform/database/connect.ts'

export type DocumentCause = {
  kind: 'delivery' | 'payment' | 'month' | 'audit' | 'dispute' | 'line_refund'
  id: number
}

/** A document before it has its number. */
export type UnnumberedDocument = Omit<IssuedDocument, 'id' | 'number' | 'corrects'> & {
  cause: DocumentCause
  paymentId: number | null
  correctsId: number | null
}

/** Undefined when the cause has its document already; then no number is used up. */
export async function insertDocument(
  tx: Db,
  { cause, ...document }: UnnumberedDocument,
): Promise<number | undefined> {
  const row = {
    ...document,
    causeKind: cause.kind,
    causeId: cause.id,
    seller: JSON.stringify(document.seller),
    buyer: JSON.stringify(document.buyer),
    lines: JSON.stringify(document.lines),
    vat: JSON.stringify(document.vat),
    settled: JSON.stringify(document.settled),
  }
  const inserted = await tx
    .insertInto('papers')
    .values(row)
    .onConflict((conflict) => conflict.constraint('papers_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function loadDocument(db: Db, documentId: number): Promise<IssuedDocument> {
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow()
  const correctedDocument = row.correctsId === null ? null : await loadDocument(db, row.correctsId)
  return {
    ...toDocument(row),
    corrects: correctedDocument && {
      number: correctedDocument.number,
      issuedOn: correctedDocument.issuedOn,
    },
  }
}

export const toDocument = (row: Selectable<Papers>): Omit<IssuedDocument, 'corrects'> => ({
  id: row.id,
  customerId: row.customerId,
  kind: row.kind as DocumentKind,
  number: documentNumber(row.kind as DocumentKind, row.year, row.number),
  issuedOn: dayOf(row.issuedOn),
  suppliedOn: dayOf(row.suppliedOn),
  dueOn: row.dueOn === null ? null : dayOf(row.dueOn),
  orderId: row.orderId,
  seller: row.seller as unknown as Seller,
  buyer: row.buyer as unknown as Party,
  lines: row.lines as unknown as DocumentLine[],
  vat: row.vat as unknown as VatTable,
  depositCents: row.depositCents,
  totalCents: row.totalCents,
  settled: row.settled as unknown as Settlement[],
  toPayCents: row.toPayCents,
  bankReference: row.bankReference,
  issuedAt: row.issuedAt,
})

/** The first of two prints wins. */
export const insertPdf = (db: Db, row: { paperId: number; customerId: number; pdf: Buffer }) =>
  db
    .insertInto('paperPdfs')
    .values(row)
    .onConflict((conflict) => conflict.column('paperId').doNothing())
    .execute()

export async function findPdf(db: Db, documentId: number) {
  const row = await db
    .selectFrom('paperPdfs')
    .innerJoin('papers', 'papers.id', 'paperPdfs.paperId')
    .select(['pdf', 'sha256', 'kind', 'year', 'number', 'papers.customerId'])
    .where('paperId', '=', documentId)
    .executeTakeFirst()
  if (!row) return undefined
  const { pdf, sha256, kind, year, number, customerId } = row
  const named = documentNumber(kind as DocumentKind, year, number)
  return { pdf, sha256: sha256!, number: named, customerId }
}

/** A customer's own document: of an order, of a payment, of a month, or by its own id. */
export async function findCustomerDocument(db: Db, customerId: number, filter: DocumentFilter) {
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where('customerId', '=', customerId)
    .$if(filter.id !== undefined, (documents) => documents.where('id', '=', filter.id!))
    .$if(filter.orderId !== undefined, (documents) =>
      documents.where('orderId', '=', filter.orderId!),
    )
    .$if(filter.kind !== undefined, (documents) => documents.where('kind', '=', filter.kind!))
    .$if(filter.causeId !== undefined, (documents) =>
      documents.where('causeId', '=', filter.causeId!),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && toDocument(row)
}

export type DocumentFilter = {
  id?: number
  orderId?: number
  kind?: DocumentKind
  causeId?: number
}

/** The newest first. */
export const listDocuments = (
  db: Db,
  customerId: number,
  kind: DocumentKind,
  page: { limit: number; offset: number },
) =>
  db
    .selectFrom('papers')
    .leftJoin('overduePapers', 'overduePapers.paperId', 'papers.id')
    .selectAll('papers')
    .select('openCents')
    .where('papers.customerId', '=', customerId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()

export async function countDocuments(
  db: Db,
  customerId: number,
  kind: DocumentKind,
): Promise<number> {
  const { count } = await db
    .selectFrom('papers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}
