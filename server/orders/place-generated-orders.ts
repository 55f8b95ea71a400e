import type { Actor } from '../../domain/actor.ts'
import { autoshipMethod } from '../../domain/autoship/autoship-method.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Cents } from '../../domain/money.ts'
import { orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import type { MethodKey } from '../../domain/payments/methods.ts'
import type { App } from '../app-context.ts'
import { draftCartsFor } from '../cart/draft-cart.ts'
import { paymentInput } from '../cart/offers.ts'
import { type PricedCart, priceWith } from '../cart/price-cart.ts'
import type { CartGood } from '../catalogue/goods-for-cart.ts'
import { postAll } from '../ledger/post.ts'
import type { Tx } from '../platform/database/connect.ts'
import { RetryTransaction } from '../platform/database/errors.ts'
import { reserveStockForOrders } from '../stock/reserve-stock.ts'
import { insertGeneratedOrders, insertLinesSql, insertPlacedChanges } from './insert-orders.ts'
import { paidLater, type PaymentSplit, splitPayment } from './payment-split.ts'
import { orderLines, snapshotLoad, snapshotTotals } from './snapshot-order.ts'

export type GeneratedOrder = {
  customerId: number
  /** The occurrence's row exists already; an occurrence has one order at most. */
  autoshipId: number
  plannedOn: Day
  deliveryOn: Day
  addressId: number
  notes: string
  lines: readonly { goodId: number; ordered: number; returned: number }[]
}

export type PlacedGeneratedOrder = {
  orderId: number
  method: MethodKey | null
  paid: PaymentSplit
  priced: PricedCart
}

type Priced = {
  generated: GeneratedOrder
  priced: PricedCart
  method: MethodKey | null
  paid: PaymentSplit
}

/**
 * Places orders for autoships, any number in a fixed number of statements. Each order waits to be
 * confirmed, unpaid where no method is open. Returns undefined where an occurrence already has an
 * order. The caller has reduced the lines to available goods.
 */
export async function placeGeneratedOrders(
  app: App,
  tx: Tx,
  by: Actor,
  orders: readonly GeneratedOrder[],
  goods: Map<number, CartGood>,
): Promise<(PlacedGeneratedOrder | undefined)[]> {
  if (orders.length === 0) return []
  const at = app.clock.now()
  const priced = await priceAll(app, tx, orders, goods)
  const ids = await insertGeneratedOrders(
    tx,
    priced.map((order) => rowOf(order, at)),
  )
  const placed = priced.flatMap((order, index) =>
    ids[index] ? [{ ...order, orderId: ids[index] }] : [],
  )
  if (placed.length === 0) return priced.map(() => undefined)
  const lines = placed.flatMap((order) => orderLines(order.priced, order.orderId))
  await insertLinesSql(lines.map(({ id: _draft, ...line }) => line)).execute(tx)
  const reserved = await reserveStockForOrders(
    tx,
    placed.map(({ orderId }) => orderId),
  )
  // The stock changed since it was read: the retry reads it again.
  if (!reserved.ok) throw new RetryTransaction('the stock changed meanwhile')
  await recordPlaced(tx, by, placed, at)
  return priced.map(({ method, paid, priced: cart }, index) => {
    const orderId = ids[index]
    return orderId === undefined ? undefined : { orderId, method, paid, priced: cart }
  })
}

/** Appends the first change of each order's history and posts what is prepaid. */
async function recordPlaced(
  tx: Tx,
  by: Actor,
  placed: readonly (Priced & { orderId: number })[],
  at: Date,
): Promise<void> {
  const orders = placed.map(({ orderId, paid, generated: { customerId } }) => ({
    orderId,
    customerId,
    paid,
  }))
  await insertPlacedChanges(tx, by, orders, at)
  await postAll(
    tx,
    orders.map(({ orderId, customerId, paid }) => ({
      customerId,
      orderId,
      at,
      by,
      cause: { kind: 'order', id: orderId, step: 'placed:1' },
      entry: orderPaidFromAccount(paid.prepaidCents),
      accountFloorCents: paid.floorCents,
    })),
  )
}

/**
 * Orders of one customer share the account and the deposit paid beyond what is required: what an
 * earlier order uses is not available to a later.
 */
async function priceAll(
  app: App,
  tx: Tx,
  orders: readonly GeneratedOrder[],
  goods: Map<number, CartGood>,
): Promise<Priced[]> {
  const settings = await app.settings()
  const used = new Map<number, { accountCents: Cents; depositCents: Cents }>()
  const carts = await draftCartsFor(tx, orders)
  return orders.map((generated, index) => {
    const { customerId, autoshipId, lines } = generated
    const facts = carts[index]!
    const items = lines.map((line) => ({
      ...line,
      id: 0,
      listPriceCents: null,
      priceBeforePromoCents: null,
    }))
    const before = used.get(customerId) ?? { accountCents: 0, depositCents: 0 }
    const customer = {
      ...facts.customer,
      accountCents: facts.customer.accountCents - before.accountCents,
      depositPromisedCents: facts.customer.depositPromisedCents + before.depositCents,
    }
    const priced = priceWith({ ...facts, customer, autoshipId, items }, goods, settings, app)
    const total = priced.totals.totalWithDepositCents
    const method = autoshipMethod(paymentInput(priced, app), settings)
    const paid =
      method === null
        ? paidLater(total)
        : splitPayment(method, total, facts.customer.creditLimitCents)
    used.set(customerId, {
      accountCents: before.accountCents + paid.prepaidCents,
      depositCents: before.depositCents + priced.totals.explained.deposit.paidBeyondCents,
    })
    return { generated, priced, method, paid }
  })
}

const rowOf = ({ generated, priced, method, paid }: Priced, at: Date) => ({
  customerId: generated.customerId,
  status: 'processing' as const,
  autoshipId: generated.autoshipId,
  autoshipPlannedOn: generated.plannedOn,
  addressId: generated.addressId,
  addressText: priced.cart.address?.text ?? null,
  phone: priced.cart.address?.phone ?? priced.cart.customer.phone,
  deliveryOn: generated.deliveryOn,
  notes: generated.notes,
  paymentMethod: method,
  warnings: ['NOT-CONFIRMED'],
  createdAt: at,
  updatedAt: at,
  placedAt: at,
  prepaidCents: paid.prepaidCents,
  cashDueCents: paid.cashDueCents,
  awaitedCents: paid.awaitedCents,
  ...snapshotTotals(priced),
  ...snapshotLoad(priced),
})
