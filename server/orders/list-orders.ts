import type { App } from '../app-context.ts'
import { loadOrderPage } from './load-orders.ts'

const pageSize = 6

export type Listing = { customerId: number; page: number; status: number | undefined }

/** A page of a customer's orders, the newest first. */
export async function listOrders({ db }: App, { customerId, page, status }: Listing) {
  const statuses = status === undefined ? [0, 2, 3, 4, 5] : [status]
  const offset = (page - 1) * pageSize
  const { total, orders } = await loadOrderPage(db, {
    customerId,
    statuses,
    limit: pageSize,
    offset,
  })
  return { orders, pageSize, total, lastPage: Math.max(1, Math.ceil(total / pageSize)) }
}
