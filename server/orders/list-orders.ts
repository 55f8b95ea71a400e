import type { House } from '../house.ts'
import { countOrders, loadOrders } from './load-orders.ts'

const pageSize = 6

export type Listing = { customerId: number; page: number; status: number | undefined }

/** A page of a customer's orders, the newest first. */
export async function listOrders({ db }: House, { customerId, page, status }: Listing) {
  const statuses = status === undefined ? [0, 2, 3, 4, 5] : [status]
  const which = { customerId, statuses, limit: pageSize, offset: (page - 1) * pageSize }
  const [total, orders] = await Promise.all([countOrders(db, customerId, statuses), loadOrders(db, which)])
  return { orders, page, pageSize, total, lastPage: Math.max(1, Math.ceil(total / pageSize)) }
}
