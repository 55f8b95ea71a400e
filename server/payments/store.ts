import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Payments } from '../../db/schema.ts'
import type { ProviderWayKey } from '../../domain/payments/provider-ways.ts'
import type { PaymentState } from '../../domain/payments/payment-states.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import type { Db } from '../platform/database/connect.ts'

export type Payment = Omit<
  Selectable<Payments>,
  'status' | 'creditedTo' | 'lateOutcome' | 'providerWay'
> & {
  status: PaymentState | null
  /** Chosen instead of the method's own page. */
  providerWay: ProviderWayKey | null
  creditedTo: 'order' | 'account' | null
  /** What became of money that its order no longer waited for. */
  lateOutcome: 'ordered' | 'account' | null
}

export async function insertPayment(tx: Db, payment: Insertable<Payments>): Promise<number> {
  const { id } = await tx
    .insertInto('payments')
    .values(payment)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findPayment = (db: Db, paymentId: number) =>
  payments(db).where('id', '=', paymentId).executeTakeFirst() as Promise<Payment | undefined>

export const findPaymentOfCustomer = (db: Db, customerId: number, paymentId: number) =>
  payments(db)
    .where('id', '=', paymentId)
    .where('customerId', '=', customerId)
    .executeTakeFirst() as Promise<Payment | undefined>

export const findOpenTopUp = (db: Db, customerId: number, now: Date) =>
  payments(db)
    .where('customerId', '=', customerId)
    .where('orderId', 'is', null)
    .where('status', 'in', ['PENDING', 'AUTHORIZED'])
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst() as Promise<Payment | undefined>

/** By the provider's id, or by our reference if the provider's answer was lost. */
export const findPaymentOfProvider = (db: Db, uuid: string, merchantReference: string) =>
  payments(db)
    .where((where) =>
      where.or([
        where('providerUuid', '=', uuid),
        where('merchantReference', '=', merchantReference),
      ]),
    )
    .executeTakeFirst() as Promise<Payment | undefined>

/** Saves the provider's id if the answer that should have brought it was lost. */
export const saveProviderUuid = (tx: Db, paymentId: number, providerUuid: string) =>
  tx
    .updateTable('payments')
    .set({ providerUuid })
    .where('id', '=', paymentId)
    .where('providerUuid', 'is', null)
    .execute()

/** Everything that settles a payment locks its row first. */
export const lockPayment = (tx: Db, paymentId: number) =>
  payments(tx)
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow() as Promise<Payment>

export const updatePayment = (tx: Db, paymentId: number, change: Updateable<Payments>) =>
  tx.updateTable('payments').set(change).where('id', '=', paymentId).execute()

/** Payments whose next check is due; the caller postpones it. */
export const findDuePayments = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(limit)
    .execute()

export type FlaggedPayment = Payment & { orderState: OrderState | null; deliveryOn: string | null }

/** With their orders, which may have to be stopped. */
export const findFlaggedPayments = (db: Db) =>
  db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.orderId')
    .selectAll('payments')
    .select(['orders.status as orderState', 'orders.deliveryOn'])
    .where('flag', 'is not', null)
    .orderBy('payments.id')
    .execute() as Promise<FlaggedPayment[]>

/** False for an order that was returned to the cart or paid another way. */
export const isOrderAwaitingPayment = async (db: Db, orderId: number): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('status', '=', 'waitsForPayment')
    .executeTakeFirst()) !== undefined

export type ProviderEvent = {
  payment: Pick<Payment, 'id' | 'customerId'>
  source: 'return' | 'poll'
  hash: Buffer
  /** The fields that we read; the provider's messages name the payer as well. */
  payload: unknown
  outcome: string
}

/** Stores a provider's message; a repeated one is stored once. */
export async function recordEvent(tx: Db, event: ProviderEvent): Promise<void> {
  const { payment, source, hash, payload, outcome } = event
  await tx
    .insertInto('providerEvents')
    .values({
      customerId: payment.customerId,
      paymentId: payment.id,
      source,
      tokenHash: hash,
      payload: JSON.stringify(payload),
      outcome,
    })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute()
}

const payments = (db: Db) => db.selectFrom('payments').selectAll()
