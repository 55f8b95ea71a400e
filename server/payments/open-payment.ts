import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { orderRequest } from './order-request.ts'
import { providerOf } from './provider.ts'
import { findPayment } from './store.ts'

export type OpenRefusal = { code: 'provider_unavailable' }

/**
 * Asks the provider for the place to pay; asked again it gives the same one. Whoever is refused has been shown no place to pay:
 * the payment is over, and should the bank all the same report money for it, the money goes to the account.
 */
export async function openPayment(
  app: App,
  paymentId: number,
): Promise<Outcome<{ paymentUrl: string }, OpenRefusal>> {
  const { db, clock } = app
  const payment = await findPayment(db, paymentId)
  if (payment?.paymentUrl) return done({ paymentUrl: payment.paymentUrl })
  const provider = providerOf(app)
  if (!payment || !provider || payment.status !== null)
    return refuse({ code: 'provider_unavailable' })

  const payer = await db
    .selectFrom('customers')
    .select(['name', 'email', 'phone', 'language'])
    .where('id', '=', payment.customerId)
    .executeTakeFirstOrThrow()
  const minutes = Math.max(
    5,
    Math.floor((payment.expiresAt.getTime() - clock.now().getTime()) / 60_000),
  )
  const answer = await provider.createOrder(orderRequest(app, payment, payer, minutes))
  const order = answer.ok ? answer.value : undefined
  const change =
    order?.paymentUrl === undefined
      ? { status: 'ABANDONED', nextCheckAt: null }
      : { status: 'PENDING', providerUuid: order.uuid, paymentUrl: order.paymentUrl }
  await db
    .updateTable('payments')
    .set(change)
    .where('id', '=', paymentId)
    .where('status', 'is', null)
    .execute()
  // Two presses may both have asked: what the first was told stands for both.
  const paymentUrl = (await findPayment(db, paymentId))?.paymentUrl
  return paymentUrl ? done({ paymentUrl }) : refuse({ code: 'provider_unavailable' })
}
