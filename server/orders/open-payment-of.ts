import type { Refusal } from '../../contract/refusals.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { openPayment } from '../payments/open-payment.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { giveBackOrder } from './give-back-order.ts'
import type { PlacedOrder } from './place-order.ts'
import { lockOrder } from './store.ts'

type Opening = { customerId: number; orderId: number; paymentId: number }

/** Asks the bank for the place to pay. If the bank gives none the cart comes back, and another method can be chosen. */
export async function openPaymentOf(
  app: App,
  opening: Opening,
): Promise<Outcome<PlacedOrder, Refusal>> {
  const { customerId, orderId, paymentId } = opening
  const opened = await openPayment(app, paymentId)
  if (opened.ok) return done({ orderId, paymentUrl: opened.value.paymentUrl })
  const isOrdered = await inTransaction(app.db, async (tx) => {
    await giveBackOrder(app, tx, { customerId, orderId, paymentId, madeBy: 'system' })
    return (await lockOrder(tx, customerId, orderId))?.status === 3
  })
  // Only a top-up that went along with it was to be paid there, or another bank has been quicker.
  if (isOrdered) return done({ orderId, paymentUrl: null })
  return refuse({ code: 'method_not_open', extra: { reason: 'provider_is_off' } })
}
