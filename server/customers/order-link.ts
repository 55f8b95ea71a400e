import type { AppWithDb } from '../app-context.ts'
import type { Writing } from '../platform/mail/mails.ts'
import { openCustomerLink } from './customer-links.ts'
import { signLink } from '../platform/signed-link.ts'

type OrderRef = { customerId: number; orderId: number }

const linkDays = 30

/** A link in a mail opens this one order without logging in. */
export function orderLink({ customerId, page, keyed }: Writing, orderId: number): string {
  const path = `/order/${orderId}`
  return customerId === null
    ? page(path)
    : keyed(path, { ...orderKeyScope({ customerId, orderId }), days: linkDays })
}

const purpose = 'order'

/** The key gives the right to see one order, to confirm it and to rate it, without logging in. */
const orderKeyScope = ({ customerId, orderId }: OrderRef) => ({
  purpose,
  subject: `${customerId}:${orderId}`,
})

export const orderKey = (app: AppWithDb, order: OrderRef, expires: Date): string =>
  signLink(app.secret, { ...orderKeyScope(order), expires, issuedAt: app.clock.now() })

export async function orderOfKey(app: AppWithDb, key: string): Promise<OrderRef | undefined> {
  const [customerId, orderId] = (await openCustomerLink(app, purpose, key)) ?? []
  return customerId === undefined || orderId === undefined ? undefined : { customerId, orderId }
}
