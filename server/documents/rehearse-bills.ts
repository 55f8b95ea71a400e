import type { Actor } from '../../domain/actor.ts'
import { type Cents, sumOf } from '../../domain/money.ts'
import type { AppWithDb } from '../app-context.ts'
import { preview } from '../platform/database/transaction.ts'
import { findCustomersToBill } from './bill-month.ts'
import { issueMonthlyBill } from './issue-monthly-bill.ts'
import { loadDocument } from './store.ts'

export type RehearsedBill = {
  customerId: number
  customer: string
  rentCents: Cents
  deferredCents: Cents
  totalCents: Cents
  toPayCents: Cents
}

/** More are counted only: each is made and rolled back, one after another, within one answer. */
const mostRehearsed = 200

/** The bills of a month as they would be now: the very verb, in transactions that are rolled back. */
export async function rehearseBills(
  app: AppWithDb,
  by: Actor,
  month: string,
): Promise<{ bills: RehearsedBill[]; more: number }> {
  const customerIds = await findCustomersToBill(app.db, month)
  const bills: RehearsedBill[] = []
  for (const customerId of customerIds.slice(0, mostRehearsed)) {
    const bill = await preview(app.db, async (tx) => {
      const id = await issueMonthlyBill(app, tx, by, customerId, month)
      return id === undefined ? undefined : loadDocument(tx, id)
    })
    if (!bill) continue
    // A deferred order has its VAT on its own invoice.
    const deferredCents = sumOf(bill.lines, (line) => (line.percent === null ? line.grossCents : 0))
    const { totalCents, toPayCents } = bill
    const rentCents = totalCents - deferredCents
    const customer = bill.buyer.name
    bills.push({ customerId, customer, rentCents, deferredCents, totalCents, toPayCents })
  }
  return {
    bills: bills.toSorted((a, b) => b.totalCents - a.totalCents),
    more: Math.max(0, customerIds.length - mostRehearsed),
  }
}
