import type { LinkAction } from '../../../contract/shop/autoship-links.ts'
import type { App } from '../../app-context.ts'
import { verifyLink } from '../../platform/signed-link.ts'

type OrderReference = { customerId: number; orderId: number }

/** The page of a mail's link; only its button makes the change. */
export const linkPath = (action: LinkAction) => `/piegade/${action}`

/** A key allows one action on one order. */
export const linkScope = (action: LinkAction, { customerId, orderId }: OrderReference) => ({
  purpose: `autoship-${action}`,
  subject: `${customerId}:${orderId}`,
})

export function verifyDeliveryKey(
  { secret, clock }: App,
  action: LinkAction,
  key: string,
): OrderReference | undefined {
  const link = verifyLink(secret, `autoship-${action}`, key, clock.now())
  if (!link.ok) return undefined
  const [customerId, orderId] = link.value.subject.split(':').map(Number)
  return { customerId: customerId!, orderId: orderId! }
}
