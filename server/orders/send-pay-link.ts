import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { balancesOf } from '../ledger/balances.ts'
import type { Tx } from '../platform/database/connect.ts'
import { queueMail } from '../platform/mail/queue-mail.ts'
import { lockOrder } from './order-record.ts'

type Link = { customerId: number; orderId?: number | undefined; cents?: Cents | undefined }

/** Mails a link for what an order lacks on the account; without an order, for the sum or the debt. */
export async function sendPayLink(
  { clock }: App,
  tx: Tx,
  _by: Actor,
  { customerId, orderId, cents }: Link,
): Promise<Outcome<{ cents: Cents }, Refusal>> {
  const { accountCents } = await balancesOf(tx, customerId)
  const order = orderId === undefined ? null : await lockOrder(tx, orderId, { customerId })
  if (order === undefined) return refuse({ code: 'not_found' })
  const missingCents = Math.max(0, (order?.awaitedCents ?? 0) - accountCents)
  const linkCents = cents ?? missingCents
  if (linkCents === 0) return refuse({ code: 'nothing_missing' })
  await queueMail(tx, {
    template: 'orders.pay-link',
    cause: `pay-link:${orderId ?? customerId}:${clock.now().toISOString()}`,
    customerId,
    payload: {
      cents: linkCents,
      order: order && { id: order.id, deliveryOn: order.deliveryOn },
    },
  })
  return done({ cents: linkCents })
}
