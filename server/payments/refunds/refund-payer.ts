import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { Cents } from '../../../domain/money.ts'
import { MIN_REFUND_CENTS, type PaymentLeft } from '../../../domain/payments/allocate-refund.ts'
import type { App } from '../../app-context.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { refundPayment } from './refund-payment.ts'

/** Payments whose money can go back to where it came from, the latest first. */
export const refundablePayments = (db: Db, customerId: number): Promise<PaymentLeft[]> =>
  refundable(db, customerId).execute()

/** The same, locked; before the balances, as everything that settles a payment does. */
export const lockRefundablePayments = (tx: Tx, customerId: number): Promise<PaymentLeft[]> =>
  refundable(tx, customerId).forNoKeyUpdate().execute()

const left = sql<Cents>`amount_cents - refunded_cents`

// A payment with a flag waits for a person; a refund that the provider refused leaves one.
const refundable = (db: Db, customerId: number) =>
  db
    .selectFrom('payments')
    .select(['id as paymentId', left.as('leftCents')])
    .where('customerId', '=', customerId)
    .where('paidAt', 'is not', null)
    .where('status', '<>', 'VOIDED')
    .where('flag', 'is', null)
    .where(left, '>=', MIN_REFUND_CENTS)
    .orderBy('id', 'desc')

/** What is on its way back to the payer. */
export async function refundsUnderWay(db: Db, customerId: number): Promise<Cents> {
  const { cents } = await db
    .selectFrom('providerRefunds')
    .select(sql<Cents>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
    .where('customerId', '=', customerId)
    .where('settledAt', 'is', null)
    .executeTakeFirstOrThrow()
  return cents
}

/** Sends money of the account back to the payer, at the customer's wish. */
export async function refundPayer(
  app: App,
  tx: Tx,
  by: Actor,
  shares: readonly { paymentId: number; cents: Cents }[],
): Promise<void> {
  for (const { paymentId, cents: amountCents } of shares) {
    const refund = { paymentId, amountCents, reason: 'Klients lūdza atmaksu' }
    const refunded = await refundPayment(app, tx, by, refund)
    if (!refunded.ok) throw new Error(`Payment ${paymentId}: ${refunded.refusal.code}`)
  }
}
