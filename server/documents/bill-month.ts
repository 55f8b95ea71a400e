import type { Actor } from '../../domain/actor.ts'
import { addMonths } from '../../domain/calendar.ts'
import { customersWithRent } from '../bottles/rentals.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { issueMonthlyBill } from './issue-monthly-bill.ts'
import { firstDayOf, latestMonthToBill, monthNumber, monthOfDay } from './month.ts'
import {
  findBilledCustomers,
  findCustomersWithDeferred,
  findLatestBilledMonth,
} from './deferred-invoices.ts'

/**
 * Issues the missing bills of a month, each in its own transaction, so that a run that stops can be
 * repeated. A bill that fails does not stop the others; the error is thrown at the end.
 */
export async function billMonth(
  app: AppWithDb,
  by: Actor,
  month: string,
): Promise<{ issued: number }> {
  const customerIds = await findCustomersToBill(app.db, month)
  let issued = 0
  const failed: number[] = []
  for (const customerId of customerIds) {
    try {
      const documentId = await inTransaction(app.db, (tx) =>
        issueMonthlyBill(app, tx, by, customerId, month),
      )
      if (documentId !== undefined) issued += 1
    } catch (err) {
      app.log.error({ err, customerId, month }, 'a monthly bill could not be made')
      failed.push(customerId)
    }
  }
  if (failed.length > 0)
    throw new Error(`${issued} bills of ${month} were made, but not those of ${failed.join(', ')}`)
  return { issued }
}

/** Customers with rent or deferred orders of a month who have no bill of it yet. */
export async function findCustomersToBill(db: Db, month: string): Promise<number[]> {
  const firstDay = firstDayOf(month)
  const renting = await customersWithRent(db, firstDay)
  const deferring = await findCustomersWithDeferred(db, firstDay, addMonths(firstDay, 1))
  const billed = new Set(await findBilledCustomers(db, monthNumber(month)))
  return [...new Set([...renting, ...deferring])]
    .filter((id) => !billed.has(id))
    .sort((a, b) => a - b)
}

/**
 * Bills every month whose day has come since the latest billed one, so that a shop that was down on
 * that day catches up. Months before the first bill are not billed; held bills wait.
 */
export async function billEndedMonths(app: AppWithDb, by: Actor): Promise<{ issued: number }> {
  const { monthlyBillsDay, monthlyBillsHeld } = await app.settings()
  if (monthlyBillsHeld) return { issued: 0 }
  const lastMonth = latestMonthToBill(app.clock.today(), monthlyBillsDay)
  let month = (await findLatestBilledMonth(app.db)) ?? lastMonth
  let issued = 0
  while (month <= lastMonth) {
    issued += (await billMonth(app, by, month)).issued
    month = monthOfDay(addMonths(firstDayOf(month), 1))
  }
  return { issued }
}
