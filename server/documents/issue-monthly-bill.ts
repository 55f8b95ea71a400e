import type { Actor } from '../../domain/actor.ts'
import { addMonths, type Day } from '../../domain/calendar.ts'
import { numericDate } from '../../domain/calendar/phrases.ts'
import { rentBilled } from '../../domain/ledger/month.ts'
import { sumOf } from '../../domain/money.ts'
import { type DocumentLine, sumLine } from '../../domain/documents/document.ts'
import { vatPercent, vatTable } from '../../domain/documents/vat.ts'
import { loadVatRates } from '../catalogue/vat-rates.ts'
import { chargeRent, rentDue, type RentDue } from '../bottles/rentals.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import { post } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { issueDocument } from './issue-document.ts'
import { billedDebt } from './debts.ts'
import { firstDayOf, monthNumber } from './month.ts'
import { findCustomerDocument, toDocument } from './store.ts'
import { findDeferredInvoices } from './deferred-invoices.ts'
import { lineWords } from './words.ts'

/**
 * A customer's bill of a month, issued once: the rent, which is charged to the account now, and the
 * deferred orders, which were charged when they were placed. It asks for what it bills, less what
 * the account has paid of it: the debt of orders that no bill asks for yet is left out.
 */
export async function issueMonthlyBill(
  app: App,
  tx: Tx,
  by: Actor,
  customerId: number,
  month: string,
): Promise<number | undefined> {
  // Under the customer's lock, so that the second of two runs finds the bill of the first.
  await lockBalances(tx, customerId)
  const causeId = monthNumber(month)
  if (await findCustomerDocument(tx, customerId, { kind: 'monthly_bill', causeId }))
    return undefined
  const firstDay = firstDayOf(month)
  const rent = await rentDue(tx, customerId, firstDay)
  const deferred = await deferredLines(tx, customerId, firstDay)
  const lines = [...(await rentLines(tx, rent, firstDay)), ...deferred]
  if (lines.length === 0) return undefined

  await chargeRent(tx, customerId, firstDay, rent)
  const taxed = lines.flatMap(({ grossCents, percent }) =>
    percent === null ? [] : [{ grossCents, percent }],
  )
  const cause = { kind: 'bill', id: customerId, step: month } as const
  await post(tx, { customerId, cause, entry: rentBilled(vatTable(taxed)), at: app.clock.now(), by })
  const totalCents = sumOf(lines, (line) => line.grossCents)
  const deferredCents = sumOf(deferred, (line) => line.grossCents)
  const toPayCents = Math.min(totalCents, await billedDebt(tx, customerId, deferredCents))
  return issueDocument(tx, app, {
    customerId,
    kind: 'monthly_bill',
    cause: { kind: 'month', id: causeId },
    suppliedOn: firstDay,
    lines,
    settled: [{ by: 'account', cents: totalCents - toPayCents }],
    toPayCents,
  })
}

async function rentLines(tx: Tx, rent: readonly RentDue[], day: Day): Promise<DocumentLine[]> {
  const percent = vatPercent('standard', day, await loadVatRates(tx))
  return rent.map(({ nameLv, count, isWhole, from, to, cents }) => ({
    name: isWhole
      ? lineWords.rent(nameLv)
      : lineWords.rentOfDays(nameLv, numericDate(from), numericDate(to)),
    unit: isWhole ? 'month' : 'piece',
    quantity: count,
    unitCents: cents,
    discountCents: 0,
    grossCents: count * cents,
    percent,
  }))
}

/** Without VAT: each deferred order has its own invoice. */
async function deferredLines(tx: Tx, customerId: number, firstDay: Day): Promise<DocumentLine[]> {
  const rows = await findDeferredInvoices(tx, customerId, firstDay, addMonths(firstDay, 1))
  return rows.map(toDocument).flatMap(({ number, issuedOn, settled }) => {
    const cents = sumOf(settled, ({ by, cents }) => (by === 'deferred' ? cents : 0))
    return sumLine(lineWords.deferredInvoice(number, numericDate(issuedOn)), cents, null)
  })
}
