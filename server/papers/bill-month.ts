import { addMonths } from '../../domain/calendar.ts'
import { customersWithRent } from '../dispatch/rent-due.ts'
import type { House } from '../house.ts'
import { issueMonthlyBill } from './issue-monthly-bill.ts'
import { firstDayOf } from './month.ts'
import { customersWithDeferred } from './store.ts'

/** Makes the bills of a month that are not made yet, each in a transaction of its own: what falls over goes on where it stopped. */
export async function billMonth(house: House, month: string): Promise<{ issued: number }> {
  const firstDay = firstDayOf(month)
  const renting = await customersWithRent(house.db, firstDay)
  const deferring = await customersWithDeferred(house.db, firstDay, addMonths(firstDay, 1))
  const customerIds = [...new Set([...renting, ...deferring])].sort((a, b) => a - b)
  let issued = 0
  for (const customerId of customerIds) {
    const paperId = await issueMonthlyBill(house, customerId, month)
    if (paperId !== undefined) issued += 1
  }
  return { issued }
}
