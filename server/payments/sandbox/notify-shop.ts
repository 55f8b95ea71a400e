import { eurosOf } from '../../../domain/money.ts'
import type { AppWithDb } from '../../app-context.ts'
import { signToken } from '../montonio/tokens.ts'
import { localUrl, sandboxKeys } from '../provider.ts'
import { orderToken } from './choose-outcome.ts'
import { findSandboxOrder, type SandboxOrder } from './sandbox-store.ts'

const answerMs = 10_000

/** Sends the webhook of an order or a refund; the queue retries until the shop accepts it. */
export async function notifyShop(
  app: AppWithDb,
  event: { uuid: string; refundUuid?: string },
): Promise<void> {
  const order = await findSandboxOrder(app.db, event.uuid)
  if (!order) return
  const body =
    event.refundUuid === undefined
      ? { orderToken: await orderToken(app, order) }
      : { refundToken: await refundToken(app, order, event.refundUuid) }
  const { config } = app
  // The public address may not be reachable from this machine.
  const address = order.request.notificationUrl.replace(config.publicUrl, localUrl(config))
  const { status } = await fetch(address, {
    method: 'POST',
    signal: AbortSignal.timeout(answerMs),
    headers: { 'content-type': 'application/json', 'user-agent': 'AvotsSandboxWebhooks/1.0' },
    body: JSON.stringify(body),
  })
  if (status !== 200 && status !== 201)
    throw new Error(`the shop answered a notification with ${status}`)
}

function refundToken(
  { clock, secret }: AppWithDb,
  { uuid, refunds }: SandboxOrder,
  refundUuid: string,
) {
  const refund = refunds.find((known) => known.uuid === refundUuid)
  const refundAmount = eurosOf(refund?.amountCents ?? 0)
  const claims = {
    refundUuid,
    orderUuid: uuid,
    refundStatus: refund?.status ?? 'REJECTED',
    refundAmount,
  }
  return signToken(claims, sandboxKeys(secret), clock.now(), 60)
}
