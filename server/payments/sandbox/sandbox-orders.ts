import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { eurosOf } from '../../../domain/money.ts'
import { done, refuse, type Outcome } from '../../../domain/outcome.ts'
import type { AppWithDb } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { enqueue } from '../../platform/queue.ts'
import type { OrderRequest } from '../montonio/records.ts'
import { SANDBOX_PATH } from '../provider.ts'
import {
  lockSandboxOrder,
  lockSandboxOrderByReference,
  type SandboxOrder,
  saveSandboxOrder,
  saveSandboxRefunds,
} from './sandbox-store.ts'

export type SandboxRefusal = { status: 404 | 409 | 422; message: string }

/** `POST /orders`. */
export const createSandboxOrder = (
  { db, clock }: AppWithDb,
  request: OrderRequest,
): Promise<Outcome<SandboxOrder, SandboxRefusal>> =>
  inTransaction(db, async (tx) => {
    const earlier = await lockSandboxOrderByReference(tx, request.merchantReference)
    if (earlier && earlier.status !== 'PENDING')
      return refuse({ status: 409, message: 'ORDER_ALREADY_PROCESSED' })
    const createdAt = clock.now()
    const expiresAt = new Date(createdAt.getTime() + request.expiresIn * MINUTE_MS)
    const cents = Math.round(request.grandTotal * 100)
    await saveSandboxOrder(tx, {
      uuid: earlier?.uuid ?? randomUUID(),
      request,
      cents,
      createdAt,
      expiresAt,
    })
    return done((await lockSandboxOrderByReference(tx, request.merchantReference))!)
  })

export type RefundRequest = { orderUuid: string; amount: number; idempotencyKey: string }

/** `POST /refunds`: the same key is the same refund. */
export const refundSandboxOrder = (
  { db }: AppWithDb,
  { orderUuid, amount, idempotencyKey }: RefundRequest,
) =>
  inTransaction(db, async (tx): Promise<Outcome<Record<string, unknown>, SandboxRefusal>> => {
    const order = await lockSandboxOrder(tx, orderUuid)
    if (!order) return refuse({ status: 404, message: 'ORDER_NOT_FOUND' })
    const known = order.refunds.find((refund) => refund.idempotencyKey === idempotencyKey)
    const amountCents = Math.round(amount * 100)
    const leftCents =
      order.grandTotalCents - order.refunds.reduce((sum, refund) => sum + refund.amountCents, 0)
    if (!known && !['PAID', 'PARTIALLY_REFUNDED'].includes(order.status))
      return refuse({ status: 422, message: 'ORDER_NOT_PAID' })
    if (!known && (amountCents < 5 || amountCents > leftCents))
      return refuse({ status: 422, message: 'AMOUNT_NOT_REFUNDABLE' })
    const refund = known ?? {
      uuid: randomUUID(),
      amountCents,
      idempotencyKey,
      status: 'SUCCESSFUL' as const,
    }
    if (!known) {
      const status = amountCents === leftCents ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
      await saveSandboxRefunds(tx, orderUuid, status, [...order.refunds, refund])
      await enqueue(tx, 'sandbox.notify', { uuid: orderUuid, refundUuid: refund.uuid })
    }
    // The answer is always pending; success is reported by the webhook.
    return done({
      uuid: refund.uuid,
      amount: eurosOf(refund.amountCents),
      currency: order.currency,
      status: 'PENDING',
    })
  })

/** As full as the real provider's, payer included; its sums are texts, too. */
export const sandboxOrderAnswer = (order: SandboxOrder, publicUrl: string) => ({
  uuid: order.uuid,
  locale: order.request.locale,
  merchantReferenceDisplay: order.merchantReference,
  merchantReturnUrl: order.request.returnUrl,
  merchantNotificationUrl: order.request.notificationUrl,
  paymentMethodType: order.request.payment.method,
  billingAddress: order.request.billingAddress,
  shippingAddress: null,
  lineItems: order.request.lineItems,
  storeName: 'Avots',
  paymentStatus: order.status,
  merchantReference: order.merchantReference,
  grandTotal: eurosOf(order.grandTotalCents).toFixed(2),
  currency: order.currency,
  paymentUrl: `${publicUrl}${SANDBOX_PATH}/pay/${order.uuid}`,
  expiresAt: order.expiresAt.toISOString(),
  createdAt: order.createdAt.toISOString(),
  refunds: order.refunds.map(({ uuid, amountCents, status }) => ({
    uuid,
    status,
    amount: eurosOf(amountCents).toFixed(2),
  })),
})
