import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '../../domain/actor.ts'
import { type BillSign, billSigns, signsOfBill } from '../../domain/documents/bill-signs.ts'
import type { IssuedDocument } from '../../domain/documents/document.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import type { AppWithDb } from '../app-context.ts'
import { preview } from '../platform/database/transaction.ts'
import { findCustomersToBill } from './bill-month.ts'
import type { Language } from '../../domain/words/language.ts'
import { findBillFacts, type RepricedGood } from './find-bill-facts.ts'
import { issueMonthlyBill } from './issue-monthly-bill.ts'
import { firstDayOf } from './month.ts'
import { loadDocument } from './store.ts'

export type RehearsedBill = {
  customerId: number
  customer: string
  rentCents: Cents
  deferredCents: Cents
  totalCents: Cents
  toPayCents: Cents
  /** Why it asks for a look. */
  signs: BillSign[]
  repriced: RepricedGood[]
}

/** More are counted only: each is made and rolled back, one after another, within one answer. */
const mostRehearsed = 200

/**
 * The bills of a month as they would be now, those with signs first: the very verb, in transactions
 * that are rolled back.
 */
export async function rehearseBills(
  app: AppWithDb,
  by: Actor,
  month: string,
  language: Language = 'lv',
): Promise<{ bills: RehearsedBill[]; more: number }> {
  const customerIds = await findCustomersToBill(app.db, month)
  const documents: IssuedDocument[] = []
  for (const customerId of customerIds.slice(0, mostRehearsed)) {
    const document = await preview(app.db, async (tx) => {
      const id = await issueMonthlyBill(app, tx, by, customerId, month)
      return id === undefined ? undefined : loadDocument(tx, id)
    })
    if (document) documents.push(document)
  }
  const bills = await withSigns(app, documents, month, language)
  return {
    bills: bills.toSorted((a, b) => rankOf(a) - rankOf(b) || b.totalCents - a.totalCents),
    more: Math.max(0, customerIds.length - mostRehearsed),
  }
}

/** The gravest sign first, bills without one last. */
const rankOf = ({ signs }: RehearsedBill) =>
  signs[0] === undefined ? billSigns.length : billSigns.indexOf(signs[0])

async function withSigns(
  app: AppWithDb,
  documents: readonly IssuedDocument[],
  month: string,
  language: Language,
): Promise<RehearsedBill[]> {
  const customerIds = documents.map(({ customerId }) => customerId)
  const known = await findBillFacts(app.db, customerIds, firstDayOf(month), language)
  return documents.map(({ customerId, buyer, lines, totalCents, toPayCents }) => {
    const { formerBuyer, repriced, ...facts } = known.find((row) => row.customerId === customerId)!
    const isChanged = formerBuyer !== null && !isDeepStrictEqual(formerBuyer, buyer)
    // A deferred order has its VAT on its own invoice.
    const deferredCents = sumOf(lines, (line) => (line.percent === null ? line.grossCents : 0))
    const rentCents = totalCents - deferredCents
    const isRepriced = repriced.length > 0
    const signs = signsOfBill({ ...facts, totalCents, isChanged, isRepriced })
    return {
      customerId,
      customer: buyer.name,
      rentCents,
      deferredCents,
      totalCents,
      toPayCents,
      signs,
      repriced,
    }
  })
}
