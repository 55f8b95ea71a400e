import type { Db } from '../platform/database/connect.ts'

const open = ['waitsForPayment', 'processing', 'waitingForDelivery'] as const

export const isOrderedToAddress = async (
  db: Db,
  customerId: number,
  addressId: number,
): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('customerId', '=', customerId)
    .where('addressId', '=', addressId)
    .where('status', 'in', open)
    .limit(1)
    .executeTakeFirst()) !== undefined
