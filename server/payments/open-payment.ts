import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { done, refuse, type Outcome } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { orderRequest } from './order-request.ts'
import { findPayment } from './store.ts'

export type OpenRefusal = { code: 'provider_unavailable' }

/**
 * Creates the order at the provider and returns its payment page, in the language of the page that
 * it leads back to; a repeated call returns the same page. If the provider refuses, the payment is abandoned; money that a bank should report for it
 * later goes to the account.
 */
export async function openPayment(
  app: AppWithDb,
  paymentId: number,
  language: Language,
): Promise<Outcome<{ paymentUrl: string }, OpenRefusal>> {
  const { db, clock } = app
  const payment = await findPayment(db, paymentId)
  if (payment?.paymentUrl) return done({ paymentUrl: payment.paymentUrl })
  const provider = app.provider
  if (!payment || !provider || payment.status !== null)
    return refuse({ code: 'provider_unavailable' })

  const payer = await db
    .selectFrom('customers')
    .select(['name', 'email', 'phone'])
    .where('id', '=', payment.customerId)
    .executeTakeFirstOrThrow()
  const minutes = Math.max(
    5,
    Math.floor((payment.expiresAt.getTime() - clock.now().getTime()) / MINUTE_MS),
  )
  const answer = await provider.createOrder(
    orderRequest(app, payment, { ...payer, language }, minutes),
  )
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
  // Two calls may have created it at once; the first answer is valid for both.
  const paymentUrl = (await findPayment(db, paymentId))?.paymentUrl
  return paymentUrl ? done({ paymentUrl }) : refuse({ code: 'provider_unavailable' })
}

export async function findLatestPayment(db: Db, orderId: number): Promise<number | undefined> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return payment?.id
}
