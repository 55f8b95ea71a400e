import type { Db, Tx } from '../platform/database/connect.ts'

export type OrderRef = { customerId: number; orderId: number }

/** What was said of an order, the oldest first, with the photos that came with it. */
export const readFeedback = async (db: Db, orderId: number) => {
  const said = await db
    .selectFrom('feedback')
    .leftJoin('goods', 'goods.id', 'feedback.goodId')
    .selectAll('feedback')
    .select(['goods.nameLv', 'goods.nameEn'])
    .where('orderId', '=', orderId)
    .orderBy('feedback.id')
    .execute()
  const photos = await photosOf(
    db,
    said.map(({ id }) => id),
  )
  return said.map((one) => ({ ...one, photos: (photos.get(one.id) ?? []).map(({ id }) => id) }))
}

async function photosOf(db: Db, ids: number[]): Promise<Map<number, { id: number }[]>> {
  if (ids.length === 0) return new Map()
  const files = await db
    .selectFrom('files')
    .select(['id', 'ownerId'])
    .where('ownerKind', '=', 'feedback')
    .where('ownerId', 'in', ids)
    .orderBy('id')
    .execute()
  return Map.groupBy(files, ({ ownerId }) => ownerId)
}

/** Undefined where the order is not the customer's. */
export async function isDelivered(
  db: Db,
  { customerId, orderId }: OrderRef,
): Promise<boolean | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .where('customerId', '=', customerId)
    .where('status', '<>', 'returnedToCart')
    .executeTakeFirst()
  return order && order.status === 'delivered'
}

export const lockFeedback = (
  tx: Tx,
  { feedbackId, orderId }: { feedbackId: number; orderId: number },
) =>
  tx
    .selectFrom('feedback')
    .leftJoin('goods', 'goods.id', 'feedback.goodId')
    .select(['feedback.customerId', 'answeredAt', 'nameLv', 'nameEn'])
    .where('feedback.id', '=', feedbackId)
    .where('orderId', '=', orderId)
    .forUpdate('feedback')
    .executeTakeFirst()
