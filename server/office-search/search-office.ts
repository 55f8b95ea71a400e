import type { Found } from '../../contract/office/search.ts'
import { documentNumber, type DocumentName } from '../../domain/documents/numbers.ts'
import { searchTerms } from '../../domain/office/search-terms.ts'
import { findCustomers } from '../customers/find-customers.ts'
import type { Db } from '../platform/database/connect.ts'

const mostCustomers = 8

/** What one field of the office finds: an order or a document by its number, and customers. */
export async function searchOffice(db: Db, typed: string): Promise<Found[]> {
  const terms = searchTerms(typed)
  const [orders, documents, customers] = await Promise.all([
    terms.orderId === undefined ? [] : findOrder(db, terms.orderId),
    terms.document ? findDocument(db, terms.document) : [],
    findCustomers(db, terms, mostCustomers),
  ])
  return [
    ...orders.map((order) => ({ kind: 'order' as const, ...order })),
    ...documents,
    ...customers.map((customer) => ({ kind: 'customer' as const, ...customer })),
  ]
}

const findOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customerId')
    .select(['o.id', 'o.customerId', 'c.name as customerName', 'o.status', 'o.deliveryOn'])
    .where('o.id', '=', orderId)
    .execute()

async function findDocument(db: Db, { kind, year, number }: DocumentName) {
  const rows = await db
    .selectFrom('papers as p')
    .innerJoin('customers as c', 'c.id', 'p.customerId')
    .select(['p.id', 'p.customerId', 'c.name as customerName', 'p.orderId', 'p.totalCents'])
    .where('p.kind', '=', kind)
    .where('p.year', '=', year)
    .where('p.number', '=', number)
    .execute()
  return rows.map((row) => ({
    kind: 'document' as const,
    number: documentNumber(kind, year, number),
    ...row,
  }))
}
