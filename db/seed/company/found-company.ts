import type { Day } from '../../../domain/calendar.ts'
import type { AppWithDb } from '../../../server/app-context.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { addCustomers, type KnownCustomer } from './add-customers.ts'
import { type Crew, hireCrew } from './crew.ts'

export type Founded = { crew: Crew; customers: KnownCustomer[]; today: Day }

/** The company begins: its crew is hired and its customers are known. */
export async function foundCompany(past: AppWithDb, today: Day): Promise<Founded> {
  const crew = await hireCrew(past)
  const customers = await inTransaction(past.db, (tx) => addCustomers(tx, today))
  return { crew, customers, today }
}
