import type { Db } from '../platform/database/connect.ts'

/** Whether an autoship that runs brings goods to this address. */
export const comesToAddress = async (
  db: Db,
  customerId: number,
  addressId: number,
): Promise<boolean> =>
  (await db
    .selectFrom('autoships')
    .select('id')
    .where('customerId', '=', customerId)
    .where('addressId', '=', addressId)
    .where('isActive', '=', true)
    .where('removedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()) !== undefined
