import type { LinkAction } from '../../../contract/shop/autoship-links.ts'
import type { AppWithDb } from '../../app-context.ts'
import { openCustomerLink } from '../../customers/customer-links.ts'

type OrderReference = { customerId: number; orderId: number }

/** The page of a mail's link; only its button makes the change. */
export const linkPath = (action: LinkAction) => `/piegade/${action}`

/** A key allows one action on one order. */
export const linkScope = (action: LinkAction, { customerId, orderId }: OrderReference) => ({
  purpose: `autoship-${action}`,
  subject: `${customerId}:${orderId}`,
})

export async function verifyDeliveryKey(
  app: AppWithDb,
  action: LinkAction,
  key: string,
): Promise<OrderReference | undefined> {
  const [customerId, orderId] = (await openCustomerLink(app, `autoship-${action}`, key)) ?? []
  return customerId === undefined || orderId === undefined ? undefined : { customerId, orderId }
}
