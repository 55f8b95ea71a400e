import type { App } from '../app-context.ts'
import { signLink, verifyLink } from '../platform/signed-link.ts'

const purpose = 'order'

/** What a mail's link proves without logging in: the right to see one order and to confirm it. */
export const orderKeyScope = ({
  customerId,
  orderId,
}: {
  customerId: number
  orderId: number
}) => ({
  purpose,
  subject: `${customerId}:${orderId}`,
})

export const orderKey = (
  app: App,
  order: { customerId: number; orderId: number },
  expires: Date,
): string => signLink(app.secret, { ...orderKeyScope(order), expires })

export function orderOfKey(
  { secret, clock }: App,
  key: string,
): { customerId: number; orderId: number } | undefined {
  const link = verifyLink(secret, purpose, key, clock.now())
  if (!link.ok) return undefined
  const [customerId, orderId] = link.value.subject.split(':').map(Number)
  return { customerId: customerId!, orderId: orderId! }
}
