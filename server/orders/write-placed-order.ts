import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '../../domain/actor.ts'
import { HOUR_MS } from '../../domain/calendar/durations.ts'
import { bonusUsed } from '../../domain/ledger/bonus-entries.ts'
import { orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import type { OrderMoney } from '../../domain/orders/payment-summary.ts'
import type { App } from '../app-context.ts'
import type { PricedCart } from '../cart/price-cart.ts'
import { deleteCartSql } from '../cart/delete-cart.ts'
import { insertPromoUse } from '../cart/promo-uses.ts'
import { postWithCommit } from '../ledger/post.ts'
import { prepareShipment } from '../parcels/shipments.ts'
import { startPayment } from '../payments/start-payment.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { pipelined } from '../platform/database/pipelined.ts'
import { customerMailSql } from '../platform/mail/insert-mails.ts'
import type { MailName } from '../platform/mail/mails.ts'
import { reserveStockAtCommit } from '../stock/reserve-stock.ts'
import { insertLinesSql, insertOrdersSql, overwriteSql } from './insert-orders.ts'
import { cartLetter, type PlacedCart } from './letter-of-order.ts'
import type { OrderLetter } from './order-letter.ts'
import { type PaidHow, paymentAtBank, type PaymentSplit, splitPayment } from './payment-split.ts'
import { orderLines, snapshotLoad, snapshotTotals } from './snapshot-order.ts'

/** `paymentId` is set when the customer must go to a bank, `messageId` when a mail was written. */
export type Placed = {
  orderId: number
  paymentId: number | null
  messageId?: string | undefined
  reservesStock?: boolean
}

/**
 * Writes the customer's own rows first. Stock, promo code and ledger rows, for which other
 * customers wait, are locked only by the last statements, which are pipelined with the commit.
 * `earlierMoney` came for this order before it could be placed.
 */
export async function writePlacedOrder(
  app: App,
  tx: Tx,
  by: Actor,
  priced: PricedCart,
  how: PaidHow,
  earlierMoney: readonly OrderMoney[] = [],
): Promise<Placed> {
  const { cart, totals } = priced
  const { id: orderId, customerId } = cart
  const { method, accountPartCents = 0 } = how
  const at = app.clock.now()
  const { creditLimitCents } = cart.customer
  const { totalWithDepositCents } = totals
  const paid = splitPayment(method, totalWithDepositCents, creditLimitCents, accountPartCents)
  const row = placedRow(priced, how, paid, at)
  const mail =
    paid.status === 'processing'
      ? placedLetter(priced, { method, paid, at, earlierMoney })
      : undefined
  await writePlacedRows(tx, by, priced, row, mail)
  const { deliveryKind } = cart
  if (deliveryKind !== 'courier') await prepareShipment(tx, { ...shipmentOf(priced), deliveryKind })
  const payment = paymentAtBank(cart, how, paid)
  const paymentId = payment ? await startPayment(app, tx, payment) : null
  const reservesStock = priced.lines.some(
    ({ goodId, order }) => order > 0 && priced.goods.get(goodId)!.available !== null,
  )
  if (reservesStock) await reserveStockAtCommit(tx, orderId)
  if (cart.promo && totals.activePromoCode !== null)
    await insertPromoUse(tx, { promoCodeId: cart.promo.id, customerId, orderId, usedAt: at })
  await postPayment(tx, by, priced, paid, row)
  return { orderId, paymentId, messageId: mail?.messageId, reservesStock }
}

export function placedRow(
  priced: PricedCart,
  { method, hoursToPay }: PaidHow,
  { status, chargeCents, floorCents: _floor, ...paid }: PaymentSplit,
  at: Date,
) {
  const { cart, totals } = priced
  const payUntil = new Date(at.getTime() + hoursToPay * HOUR_MS)
  const isAwaited = status === 'waitsForPayment'
  return {
    id: cart.id,
    customerId: cart.customerId,
    status,
    version: cart.version + 1,
    deliveryKind: cart.deliveryKind,
    addressId: cart.addressId,
    addressText: cart.address?.text ?? null,
    phone: cart.address?.phone ?? cart.customer.phone,
    parcelMachineId: cart.parcelMachineId,
    deliveryOn: totals.onlyServices ? null : cart.deliveryOn,
    notes: cart.notes,
    paymentMethod: method,
    paymentState: isAwaited ? ('pending' as const) : ('none' as const),
    useBonus: cart.useBonus,
    topupCents: cart.topupCents,
    promoCodeId: cart.promo?.id ?? null,
    createdAt: at,
    updatedAt: at,
    placedAt: at,
    payUntil: isAwaited ? payUntil : null,
    ...paid,
    paymentChargeCents: chargeCents,
    ...snapshotTotals(priced),
    ...snapshotLoad(priced),
  }
}

type PlacedRow = ReturnType<typeof placedRow>

/** The mail is written with the order; its job is enqueued after the commit (`queue-mail.ts`). */
type PlacedLetter = { messageId: string; letter: OrderLetter }

const placedLetter = (priced: PricedCart, placed: Omit<PlacedCart, 'orderId'>): PlacedLetter => ({
  messageId: randomUUID(),
  letter: cartLetter(priced, { ...placed, orderId: priced.cart.id }),
})

/** A cart that came back is placed again: the version in the step keeps the postings apart. */
export async function postPayment(
  tx: Tx,
  by: Actor,
  { cart, totals }: PricedCart,
  paid: PaymentSplit,
  { version, placedAt: at }: PlacedRow,
) {
  const { id: orderId, customerId } = cart
  const posting = {
    customerId,
    orderId,
    at,
    by,
    cause: { kind: 'order', id: orderId, step: `placed:${version}` },
  } as const
  const entry = orderPaidFromAccount(paid.prepaidCents)
  await postWithCommit(tx, [
    { ...posting, entry, accountFloorCents: paid.floorCents },
    { ...posting, entry: bonusUsed(totals.bonusCents) },
  ])
}

const shipmentOf = ({ cart, goods, lines }: PricedCart) => ({
  customerId: cart.customerId,
  orderId: cart.id,
  parcelMachineId: cart.deliveryKind === 'parcelMachine' ? cart.parcelMachineId : null,
  weightGrams: lines.reduce(
    (grams, line) => grams + goods.get(line.goodId)!.weightGrams * line.order,
    0,
  ),
})

/**
 * Deletes the cart and writes order, lines, first change and mail in one pipelined statement. An
 * order that had returned to the cart is still there, with its former lines.
 */
export async function writePlacedRows(
  tx: Tx,
  by: Actor,
  priced: PricedCart,
  row: PlacedRow,
  mail: PlacedLetter | undefined,
): Promise<void> {
  const { actorKind, actorId, onBehalfOf } = actorColumns(by)
  const { id: orderId, customerId, wasPlaced } = priced.cart
  if (wasPlaced)
    await sql`${pipelined} delete from order_items where order_id = ${orderId}`.execute(tx)
  await sql`${pipelined} with
    cart as (${deleteCartSql(orderId)}),
    placed as (${insertOrdersSql([row])} ${wasPlaced ? overwriteSql(row) : sql``}),
    lines as (${insertLinesSql(orderLines(priced, orderId))})
    ${mail ? sql`, mail as (${mailSql(priced, row.version, mail)})` : sql``}
    insert into order_changes (customer_id, order_id, version, kind, made_at,
      actor_kind, actor_id, on_behalf_of)
    values (${customerId}, ${orderId}, ${row.version}, 'placed', ${row.placedAt}, ${actorKind},
      ${actorId}, ${onBehalfOf})`.execute(tx)
}

const mailSql = ({ cart }: PricedCart, version: number, { messageId, letter }: PlacedLetter) =>
  customerMailSql({
    customerId: cart.customerId,
    template: 'orders.placed' satisfies MailName,
    cause: `order:${cart.id}:${version}`,
    payload: JSON.stringify(letter),
    messageId,
  })
