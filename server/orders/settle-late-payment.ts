import { sql } from 'kysely'
import { type Actor, bySystem } from '../../domain/actor.ts'
import { rigaDay } from '../../domain/calendar/riga-time.ts'
import type { OrderMoney } from '../../domain/orders/payment-summary.ts'
import type { App, AppWithDb } from '../app-context.ts'
import { loadCart } from '../cart/load-cart.ts'
import { lockCartForPlacement } from '../cart/lock-cart.ts'
import { removeTopUp } from '../cart/remove-top-up.ts'
import { priceCart } from '../cart/price-cart.ts'
import { decideLatePayment, type LateMoney, lockLatePayment } from '../payments/late-payment.ts'
import type { LatePayment } from '../payments/payment-outcomes.ts'
import type { Tx } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { enqueue } from '../platform/queue.ts'
import { retryWhenStockRunsOut } from '../stock/reserve-stock.ts'
import {
  checkDelivery,
  checkMethod,
  checkRoom,
  differencesFromSeen,
  shortagesOf,
} from './check-cart.ts'
import { queuePaidLateMail } from './mails.ts'
import { type Placed, writePlacedOrder } from './write-placed-order.ts'

export const queueLatePayment = (tx: Tx, late: LatePayment): Promise<void> =>
  enqueue(tx, 'orders.settle-late-payment', late)

/**
 * Money that came after its order had returned to the cart: the cart that still asks for just that
 * sum is ordered from the account; otherwise the money stays there. Decided once, however often
 * the job and the page that the customer returns to ask for it.
 */
export async function settleLatePayment(app: AppWithDb, late: LatePayment): Promise<void> {
  const placed = await retryWhenStockRunsOut(() =>
    inTransaction(app.db, (tx) => orderFromAccount(app, tx, bySystem, late)),
  ).catch(nothingIfRaceLost)
  if (!placed) return inTransaction(app.db, (tx) => leaveOnAccount(app, tx, late))
  const { orderId, messageId, reservesStock } = placed
  await Promise.all([
    messageId && app.enqueueCommittedMail(messageId),
    reservesStock && app.publishStockChange(orderId),
  ])
}

/** A constraint of the database lets the last pieces, a promo code or the balance go once. */
function nothingIfRaceLost(error: unknown): undefined {
  if ((error as { constraint?: string }).constraint === undefined) throw error
}

async function orderFromAccount(
  app: App,
  tx: Tx,
  by: Actor,
  { customerId, orderId, paymentId }: LatePayment,
): Promise<Placed | undefined> {
  const payment = await lockLatePayment(tx, paymentId)
  if (!payment) return undefined
  const ref = { customerId, cartId: orderId }
  await lockCartForPlacement(tx, ref)
  const cart = await loadCart(tx, ref)
  if (!cart || !(await isAsOrdered(tx, orderId))) return undefined
  // The top-up of the payment is on the account already.
  const priced = await priceCart(app, { ...cart, paymentMethod: 'account', topupCents: 0 })
  const isOpen =
    priced.totals.totalWithDepositCents === payment.orderCents + payment.accountCents &&
    (await checkDelivery(app, priced)) === undefined &&
    differencesFromSeen(priced).length === 0 &&
    shortagesOf(priced).length === 0 &&
    checkMethod(app, priced).ok &&
    (await checkRoom(app, tx, priced)) === undefined
  if (!isOpen) return undefined
  await decideLatePayment(tx, paymentId, 'ordered')
  const paidHow = { method: 'account' as const, hoursToPay: priced.settings.pendingPaymentHours }
  return writePlacedOrder(app, tx, by, priced, paidHow, [moneyOf(payment)])
}

/** Whether the cart asks for what its order did: the same goods to the same place and day. */
async function isAsOrdered(tx: Tx, cartId: number): Promise<boolean> {
  const { rows } = await sql`
    select from orders o join carts c on c.id = o.id
    where o.id = ${cartId} and o.status = 'returnedToCart'
      and row(o.delivery_kind, o.address_id, o.parcel_machine_id, o.delivery_on, o.use_bonus,
        o.promo_code_id) is not distinct from row(c.delivery_kind, c.address_id,
        c.parcel_machine_id, c.delivery_on, c.use_bonus, c.promo_code_id)
      and (select json_agg(row(i.good_id, i.ordered, i.returned) order by i.good_id)::text
          from order_items i where i.order_id = o.id)
        = (select json_agg(row(l.good_id, l.ordered, l.returned) order by l.good_id)::text
          from cart_lines l where l.cart_id = o.id)`.execute(tx)
  return rows.length > 0
}

/** As the ledger has it: the letter is worded before the order's own postings are written. */
const moneyOf = ({
  paidAt,
  method,
  orderCents,
  topupCents,
  amountCents,
}: LateMoney): OrderMoney => ({
  on: rigaDay(paidAt!.getTime()),
  method,
  accountCents: orderCents + topupCents,
  advanceCents: 0,
  providerCents: -amountCents!,
  cashCents: 0,
  stayedOnAccount: false,
})

async function leaveOnAccount(app: App, tx: Tx, late: LatePayment): Promise<void> {
  const payment = await lockLatePayment(tx, late.paymentId)
  if (!payment) return
  await decideLatePayment(tx, late.paymentId, 'account')
  const { orderCents, topupCents, chargeCents } = payment
  if (topupCents > 0) await removeTopUp(app, tx, late.orderId)
  const creditedCents = orderCents + topupCents
  await queuePaidLateMail(tx, { ...late, creditedCents, chargeCents })
}
