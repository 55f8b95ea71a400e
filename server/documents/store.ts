import { type Selectable, sql } from 'kysely'
import type { Papers } from '../../db/schema.ts'
import { type Day, dayOf } from '../../domain/calendar.ts'
import { paperNumber, type PaperKind } from '../../domain/documents/numbers.ts'
import type { Paper, Party, Seller, Settled, PaperLine } from '../../domain/documents/document.ts'
import type { VatTable } from '../../domain/documents/vat.ts'
import type { Db } from '../platform/database/connect.ts'

export type PaperCause = {
  kind: 'delivery' | 'payment' | 'month' | 'audit' | 'dispute'
  id: number
}

/** A paper before it has its number. */
export type UnnumberedPaper = Omit<Paper, 'id' | 'number' | 'corrects'> & {
  cause: PaperCause
  paymentId: number | null
  correctsId: number | null
}

/** No id when this cause has its paper; then no number was taken. */
export async function insertPaper(
  tx: Db,
  { cause, ...paper }: UnnumberedPaper,
): Promise<number | undefined> {
  const row = {
    ...paper,
    causeKind: cause.kind,
    causeId: cause.id,
    seller: JSON.stringify(paper.seller),
    buyer: JSON.stringify(paper.buyer),
    lines: JSON.stringify(paper.lines),
    vat: JSON.stringify(paper.vat),
    settled: JSON.stringify(paper.settled),
  }
  const made = await tx
    .insertInto('papers')
    .values(row)
    .onConflict((conflict) => conflict.constraint('papers_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export async function findPaper(db: Db, paperId: number): Promise<Paper> {
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow()
  const corrected = row.correctsId === null ? null : await findPaper(db, row.correctsId)
  return {
    ...paperOf(row),
    corrects: corrected && { number: corrected.number, issuedOn: corrected.issuedOn },
  }
}

export const paperOf = (row: Selectable<Papers>): Omit<Paper, 'corrects'> => ({
  id: row.id,
  customerId: row.customerId,
  kind: row.kind as PaperKind,
  number: paperNumber(row.kind as PaperKind, row.year, row.number),
  issuedOn: dayOf(row.issuedOn),
  suppliedOn: dayOf(row.suppliedOn),
  dueOn: row.dueOn === null ? null : dayOf(row.dueOn),
  orderId: row.orderId,
  seller: row.seller as unknown as Seller,
  buyer: row.buyer as unknown as Party,
  lines: row.lines as unknown as PaperLine[],
  vat: row.vat as unknown as VatTable,
  depositCents: row.depositCents,
  totalCents: row.totalCents,
  settled: row.settled as unknown as Settled[],
  toPayCents: row.toPayCents,
  bankReference: row.bankReference,
  issuedAt: row.issuedAt,
})

/** Whoever prints second finds the bytes of whoever was first. */
export const insertPdf = (db: Db, row: { paperId: number; customerId: number; pdf: Buffer }) =>
  db
    .insertInto('paperPdfs')
    .values(row)
    .onConflict((conflict) => conflict.column('paperId').doNothing())
    .execute()

export async function findPdf(db: Db, paperId: number) {
  const row = await db
    .selectFrom('paperPdfs')
    .innerJoin('papers', 'papers.id', 'paperPdfs.paperId')
    .select(['pdf', 'sha256', 'kind', 'year', 'number'])
    .where('paperId', '=', paperId)
    .executeTakeFirst()
  if (!row) return undefined
  const { pdf, sha256, kind, year, number } = row
  return { pdf, sha256: sha256!, number: paperNumber(kind as PaperKind, year, number) }
}

/** A customer's own paper: of an order, of a payment, of a month, or by its own id. */
export async function findOwnPaper(db: Db, customerId: number, by: OwnPaper) {
  const row = await db
    .selectFrom('papers')
    .selectAll()
    .where('customerId', '=', customerId)
    .$if(by.id !== undefined, (papers) => papers.where('id', '=', by.id!))
    .$if(by.orderId !== undefined, (papers) => papers.where('orderId', '=', by.orderId!))
    .$if(by.kind !== undefined, (papers) => papers.where('kind', '=', by.kind!))
    .$if(by.causeId !== undefined, (papers) => papers.where('causeId', '=', by.causeId!))
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && paperOf(row)
}

export type OwnPaper = { id?: number; orderId?: number; kind?: PaperKind; causeId?: number }

/** A customer's own papers of a kind, the newest first. */
export const listPapers = (
  db: Db,
  customerId: number,
  kind: PaperKind,
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

export async function countPapers(db: Db, customerId: number, kind: PaperKind): Promise<number> {
  const { count } = await db
    .selectFrom('papers')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('customerId', '=', customerId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return count
}

/** Invoices issued in a month whose sum waits for the monthly bill. */
export const deferredInvoices = (db: Db, customerId: number, from: Day, before: Day) =>
  deferred(db, from, before)
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute()

export async function customersWithDeferred(db: Db, from: Day, before: Day): Promise<number[]> {
  const rows = await deferred(db, from, before).select('customerId').distinct().execute()
  return rows.map(({ customerId }) => customerId)
}

/** Who has the bill of a month. */
export async function customersBilled(db: Db, month: number): Promise<number[]> {
  const rows = await ofMonths(db).select('customerId').where('causeId', '=', month).execute()
  return rows.map(({ customerId }) => customerId)
}

/** "2026-11", or nothing before the first bill. */
export async function latestBilledMonth(db: Db): Promise<string | undefined> {
  const row = await ofMonths(db)
    .select((paper) => paper.fn.max('causeId').as('month'))
    .executeTakeFirst()
  return row?.month ? String(row.month).replace(/(..)$/, '-$1') : undefined
}

const ofMonths = (db: Db) =>
  db.selectFrom('papers').where('kind', '=', 'monthly_bill').where('causeKind', '=', 'month')

const deferred = (db: Db, from: Day, before: Day) =>
  db
    .selectFrom('papers')
    .where('kind', '=', 'invoice')
    .where('issuedOn', '>=', from)
    .where('issuedOn', '<', before)
    .where(sql<boolean>`settled @> '[{"by": "deferred"}]'`)
