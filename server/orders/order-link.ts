import type { Writing } from '../platform/mail/mails.ts'
import { orderKeyScope } from './order-key.ts'

/** As long as one looks for an order in one's mails. */
const DAYS = 30

/** The order's page for a mail: it opens without logging in, and shows this order alone. */
export function orderLink({ customerId, page, keyed }: Writing, orderId: number): string {
  const path = `/order/${orderId}`
  return customerId === null
    ? page(path)
    : keyed(path, { ...orderKeyScope({ customerId, orderId }), days: DAYS })
}
