import { type PaymentState, reportedPayment } from '../../../domain/payments/payment-states.ts'
import { eurosOf } from '../../../domain/money.ts'
import type { AppWithDb } from '../../app-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { enqueue } from '../../platform/queue.ts'
import { signToken } from '../montonio/tokens.ts'
import { sandboxKeys } from '../provider.ts'
import { lockSandboxOrder, moveSandboxOrder, type SandboxOrder } from './sandbox-store.ts'

export const outcomes = {
  paid: 'PAID',
  pending: 'PENDING',
  abandoned: 'ABANDONED',
  voided: 'VOIDED',
} as const

export type ChosenOutcome = keyof typeof outcomes

/** Sets the outcome that the tester chose. Returns the address to return to. */
export const chooseOutcome = (
  app: AppWithDb,
  uuid: string,
  chosen: ChosenOutcome,
): Promise<string | undefined> =>
  inTransaction(app.db, async (tx) => {
    const order = await lockSandboxOrder(tx, uuid)
    if (!order) return undefined
    const transition = reportedPayment(order.status, outcomes[chosen])
    const status = transition.kind === 'moves' ? transition.to : order.status
    if (transition.kind === 'moves') await moveSandboxOrder(tx, uuid, status)
    await enqueue(tx, 'sandbox.notify', { uuid })
    const token = await orderToken(app, { ...order, status })
    return `${order.request.returnUrl}?order-token=${token}`
  })

/** The real provider's tokens name the payer's account. */
const payer = ({ request }: SandboxOrder) => ({
  merchantReferenceDisplay: request.merchantReference,
  senderName: `${request.billingAddress.firstName} ${request.billingAddress.lastName}`,
  senderIban: 'LV80BANK0000435195001',
  paymentProviderName: request.payment.methodDisplay,
})

/** The provider's token for the browser and the webhook. */
export function orderToken(
  { clock, secret }: AppWithDb,
  order: SandboxOrder & { status: PaymentState },
) {
  const { uuid, merchantReference, status, grandTotalCents, currency, request } = order
  const claims = {
    uuid,
    merchantReference,
    paymentStatus: status,
    paymentMethod: request.payment.method,
    grandTotal: eurosOf(grandTotalCents),
    currency,
    ...payer(order),
  }
  return signToken(claims, sandboxKeys(secret), clock.now(), 60)
}
