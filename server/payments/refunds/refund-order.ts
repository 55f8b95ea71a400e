import { sql } from 'kysely'
import type { Actor } from '../../../domain/actor.ts'
import type { Cents } from '../../../domain/money.ts'
import { MIN_REFUND_CENTS } from '../../../domain/payments/allocate-refund.ts'
import type { OnlineMethodKey } from '../../../domain/payments/methods.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { App } from '../../app-context.ts'
import { balancesOf, lockBalances } from '../../ledger/balances.ts'
import type { Db, Tx } from '../../platform/database/connect.ts'
import { refundPayment } from './refund-payment.ts'

export type OrderRefundState = {
  availableCents: Cents
  onTheWayCents: Cents
  returnedCents: Cents
  method: OnlineMethodKey | null
}

type Refundable = { paymentId: number; leftCents: Cents; method: OnlineMethodKey }

// The charge stays, and a payment with a flag waits for a person.
const refundable = (db: Db, orderId: number) =>
  db
    .selectFrom('payments')
    .select(['id as paymentId', 'method'])
    .select(sql<Cents>`greatest(order_cents - refunded_cents, 0)`.as('leftCents'))
    .where('orderId', '=', orderId)
    .where('paidAt', 'is not', null)
    .where('status', '<>', 'VOIDED')
    .where('flag', 'is', null)
    .where((where) =>
      where.or([where('creditedTo', '=', 'order'), where('lateOutcome', '=', 'ordered')]),
    )
    .orderBy('id')

/** What a bank or card had paid of a cancelled order, as far as it is still on the account. */
export async function orderRefundState(
  db: Db,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<OrderRefundState> {
  const payments = (await refundable(db, orderId).execute()) as Refundable[]
  const { accountCents } = await balancesOf(db, customerId)
  const leftCents = payments.reduce((sum, payment) => sum + payment.leftCents, 0)
  const availableCents = Math.max(0, Math.min(leftCents, accountCents))
  const { rows } = await sql<{ onTheWayCents: Cents; returnedCents: Cents }>`
    select coalesce(sum(r.amount_cents) filter (where r.settled_at is null), 0)::bigint
        as on_the_way_cents,
      coalesce(sum(r.amount_cents) filter (where r.status = 'successful'), 0)::bigint
        as returned_cents
    from provider_refunds r join payments p on p.id = r.payment_id
    where p.order_id = ${orderId}`.execute(db)
  return {
    availableCents: availableCents < MIN_REFUND_CENTS ? 0 : availableCents,
    ...rows[0]!,
    method: payments[0]?.method ?? null,
  }
}

type Refusal = { code: 'nothing_to_send_back' }

/** Sends it back whole, or as much of it as the account still has. Safe to repeat. */
export async function refundOrderPayments(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<Outcome<null, Refusal>> {
  const payments = (await refundable(tx, orderId).forNoKeyUpdate().execute()) as Refundable[]
  const { accountCents } = await lockBalances(tx, customerId)
  let leftCents = accountCents
  let sentCents = 0
  for (const { paymentId, leftCents: ofPayment } of payments) {
    const amountCents = Math.min(ofPayment, leftCents)
    if (amountCents < MIN_REFUND_CENTS) continue
    const reason = `Pasūtījums Nr. ${orderId} atcelts`
    const refunded = await refundPayment(app, tx, by, { paymentId, amountCents, reason })
    if (!refunded.ok) continue
    leftCents -= amountCents
    sentCents += amountCents
  }
  return sentCents > 0 ? done(null) : refuse({ code: 'nothing_to_send_back' })
}
