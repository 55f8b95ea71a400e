import type { Db } from '../platform/database/connect.ts'
import { personalTables } from './personal-tables.ts'
import { readRows } from './store.ts'

export type MyData = Record<string, Record<string, unknown>[]>

/** Everything stored about a customer, table by table, with the columns' own names. */
export async function downloadMyData(db: Db, customerId: number): Promise<MyData> {
  const data: MyData = {}
  for (const [table, personal] of Object.entries(personalTables)) {
    data[table] = await readRows(db, table, personal, customerId)
  }
  return data
}
