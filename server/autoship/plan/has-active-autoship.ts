import type { Db } from '../../platform/database/connect.ts'

/** Used by customers: an address with an active autoship cannot be removed. */
export const hasActiveAutoshipAt = async (
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
