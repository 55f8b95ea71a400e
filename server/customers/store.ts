import type { Language } from '../../contract/refusals.ts'
import type { Db } from '../platform/database/connect.ts'

export async function insertGuest(db: Db, language: Language): Promise<number> {
  const guest = await db.insertInto('customers').values({ language }).returning('id').executeTakeFirstOrThrow()
  return guest.id
}

export const findCustomer = (db: Db, customerId: number) =>
  db.selectFrom('customers').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow()
