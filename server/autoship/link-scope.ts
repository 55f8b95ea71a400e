import type { LinkAction } from '../../contract/autoship-diary.ts'
import type { App } from '../app-context.ts'
import { verifyLink } from '../platform/signed-link.ts'

type About = { customerId: number; orderId: number }

/** The page that shows what a mail's link is for; pressing a button there does it. */
export const linkPath = (action: LinkAction) => `/piegade/${action}`

/** A key is good for one action of one delivery, known by its order. */
export const linkScope = (action: LinkAction, { customerId, orderId }: About) => ({
  purpose: `autoship-${action}`,
  subject: `${customerId}:${orderId}`,
})

export function deliveryOfKey(
  { secret, clock }: App,
  action: LinkAction,
  key: string,
): About | undefined {
  const link = verifyLink(secret, `autoship-${action}`, key, clock.now())
  if (!link.ok) return undefined
  const [customerId, orderId] = link.value.subject.split(':').map(Number)
  return { customerId: customerId!, orderId: orderId! }
}
