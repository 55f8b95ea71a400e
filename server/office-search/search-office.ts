import type { Found } from '../../contract/office/search.ts'
import { documentNumber, type DocumentName } from '../../domain/documents/numbers.ts'
import { searchTerms, type SearchTerms } from '../../domain/office/search-terms.ts'
import { findCustomers } from '../customers/find-customers.ts'
import type { Db } from '../platform/database/connect.ts'
import { masked, type SeenFields } from './seen-fields.ts'

const mostCustomers = 8

/** What one field of the office finds: an order or a document by its number, and customers. */
export async function searchOffice(db: Db, seen: SeenFields, typed: string): Promise<Found[]> {
  const terms = permittedTerms(searchTerms(typed), seen)
  const [orders, documents, customers] = await Promise.all([
    terms.orderId === undefined ? [] : findOrder(db, terms.orderId),
    terms.document ? findDocument(db, terms.document) : [],
    findCustomers(db, terms, mostCustomers),
  ])
  return [
    ...orders.map((order) => ({ kind: 'order' as const, ...order })),
    ...documents.map((document) => ({ kind: 'document' as const, ...document })),
    ...customers
      .filter(({ matched }) => seen.email || matched !== 'email')
      .map((customer) => ({ kind: 'customer' as const, ...masked(customer, seen) })),
  ]
}

/** What a person may not see is not searched either: hits would spell it out. */
const permittedTerms = ({ email, iban, phoneTail, ...terms }: SearchTerms, seen: SeenFields) => ({
  ...terms,
  ...(seen.email && email !== undefined && { email }),
  ...(seen.iban && iban !== undefined && { iban }),
  ...(seen.phone && phoneTail !== undefined && { phoneTail }),
})

const findOrder = (db: Db, orderId: number) =>
  db
    .selectFrom('orders as o')
    .innerJoin('customers as c', 'c.id', 'o.customerId')
    .select(['o.id', 'o.status', 'o.deliveryOn', 'o.customerId', 'c.name as customerName'])
    .select(({ fn }) => fn.coalesce('o.deliveredCents', 'o.totalWithDepositCents').as('totalCents'))
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
  return rows.map((row) => ({ ...row, number: documentNumber(kind, year, number) }))
}
