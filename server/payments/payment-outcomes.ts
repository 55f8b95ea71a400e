import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import type { OnlineMethodKey } from '../../domain/payments/methods.ts'
import type { OrderAdvance } from '../../domain/ledger/order-advance.ts'
import type { Cents } from '../../domain/money.ts'
import type { Tx } from '../platform/database/connect.ts'

export type PaidPayment = { paymentId: number; customerId: number; at: Date }
export type PaymentOfOrder = PaidPayment & { orderId: number }
/** A payment whose order no longer waits for it. */
export type LatePayment = Omit<PaymentOfOrder, 'at'>
export type PaidForOrder = PaymentOfOrder & {
  cents: Cents
  method: OnlineMethodKey
  chargeCents: Cents
}

/** Callbacks of other rooms, inside the settling transaction; app and worker pass them in. */
export type PaymentOutcomes = {
  /** What was prepaid, if the order awaited this payment; else the money is the account's. */
  orderPaid: (tx: Tx, by: Actor, payment: PaidForOrder) => Promise<OrderAdvance | undefined>
  /** The order's money is in the ledger. */
  orderCredited: (tx: Tx, order: Pick<PaymentOfOrder, 'customerId' | 'orderId'>) => Promise<void>
  /** The money is on the account; what becomes of it is decided after the commit. */
  queueLatePayment: (tx: Tx, late: LatePayment) => Promise<void>
  /** Decides it at once, in a transaction of its own; safe to repeat. */
  settleLatePayment: (late: LatePayment) => Promise<void>
  /** The order may have another payment since. */
  orderFailed: (tx: Tx, by: Actor, payment: PaymentOfOrder) => Promise<void>
  /** Holds the open orders that lived on money that the bank took back. */
  ordersHeld: (
    tx: Tx,
    by: Actor,
    gone: { customerId: number; paidOrderId: number | null; livesOnAccount: boolean; at: Date },
  ) => Promise<{ id: number; deliveryOn: Day | null }[]>
  /** Money has come for an order or the account, so an advance bill must be issued. */
  advanceReceived: (
    tx: Tx,
    payment: { paymentId: number; advance?: OrderAdvance | undefined },
  ) => Promise<void>
}
