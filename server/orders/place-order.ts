import { randomUUID } from 'node:crypto'
import type { CartDifference } from '../../contract/order-record.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { bonusUsed } from '../../domain/ledger/bonus-entries.ts'
import { orderPaidFromAccount } from '../../domain/ledger/money-in.ts'
import { eurosOf, parseEuros } from '../../domain/money.ts'
import { type MethodId, paymentMethod } from '../../domain/payments/methods.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import { loadCart } from '../cart/load-cart.ts'
import { priceCart, type PricedCart } from '../cart/price-cart.ts'
import { keepStockWithCommit, type Shortage, untilStockStays } from '../catalogue/stock.ts'
import { tellStock } from '../catalogue/tell-stock.ts'
import { prepareShipment } from '../delivery/shipments.ts'
import type { App } from '../app-context.ts'
import { postWithCommit } from '../ledger/post.ts'
import { startPayment } from '../payments/start-payment.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { postMail } from '../platform/mail/post-mail.ts'
import { checkDelivery, checkMethod, seenDifferences } from './check-cart.ts'
import { earlierResult } from './earlier-result.ts'
import { type HowPaid, howPaid } from './how-paid.ts'
import { openPaymentOf } from './open-payment-of.ts'
import { refusalOfLimit } from './refusal-of-limit.ts'
import { showDifferences } from './show-differences.ts'
import { letterOfCart } from './tell-customer.ts'
import { holdCartToPlace, usePromo } from './store.ts'
import { type PlacedLetter, writePlaced } from './write-placed.ts'

export type Placing = {
  customerId: number
  cartId: number
  /** The total that the customer agreed to, in euros. */
  agreedTotal?: number | undefined
}

export type PlacedOrder = { orderId: number; paymentUrl: string | null }

/** `paymentId` where somebody must still go to a bank; `messageId` of a letter that has been written just now. */
export type Placed = {
  orderId: number
  paymentId: number | null
  messageId?: string | undefined
  keepsStock?: boolean
}

/**
 * The cart becomes the order under its own number, in one transaction with stock, promo code and ledger; fifty clicks, another tab
 * and a lost answer find the first result. The bank is asked after the commit, so that nobody's rows wait for it.
 */
export async function placeOrder(
  app: App,
  placing: Placing,
): Promise<Outcome<PlacedOrder, Refusal>> {
  const placed = await untilStockStays(() =>
    inTransaction(app.db, (tx) => place(app, tx, placing)),
  ).catch((error: unknown) => refusalOfLimit(app, placing, error))
  if (!placed.ok) return placed
  const { orderId, paymentId, messageId, keepsStock } = placed.value
  await Promise.all([messageId && postMail(app)(messageId), keepsStock && tellStock(app)(orderId)])
  return paymentId === null
    ? done({ orderId, paymentUrl: null })
    : openPaymentOf(app, { customerId: placing.customerId, orderId, paymentId })
}

async function place(app: App, tx: Db, placing: Placing): Promise<Outcome<Placed, Refusal>> {
  const { customerId, cartId } = placing
  await holdCartToPlace(tx, customerId, cartId)
  const cart = await loadCart(tx, { customerId, cartId })
  if (!cart || cart.copyOfId !== null) return refuse({ code: 'not_found' })
  if (cart.status !== 1) return earlierResult(tx, cart)
  const priced = await priceCart(app, cart)

  const impossible = await checkDelivery(app, priced)
  if (impossible) return refuse(impossible)
  const seen = [...seenDifferences(priced), ...otherTotal(priced, placing.agreedTotal)]
  if (seen.length > 0) return showDifferences(app, tx, priced, seen)
  const method = checkMethod(app, priced)
  if (!method.ok) return method
  const shortages = shortagesOf(priced)
  if (shortages.length > 0) return showDifferences(app, tx, priced, [], shortages)
  return write(app, tx, priced, method.value)
}

function shortagesOf({ lines, goods }: PricedCart): Shortage[] {
  return lines.flatMap(({ goodId, order: wanted }) => {
    const { available } = goods.get(goodId)!
    return available !== null && wanted > available ? [{ goodId, wanted, available }] : []
  })
}

function otherTotal({ totals }: PricedCart, agreed: number | undefined): CartDifference[] {
  const now = totals.totalWithBailCents
  if (agreed === undefined || parseEuros(agreed) === now) return []
  return [{ kind: 'total', good_id: null, name: null, old: agreed, new: eurosOf(now) }]
}

/**
 * What is the customer's alone is written first: the rows that others wait for are held from the stock on, to the commit, and
 * these last statements are sent together with it.
 */
async function write(
  app: App,
  tx: Db,
  priced: PricedCart,
  methodId: MethodId,
): Promise<Outcome<Placed, Refusal>> {
  const { cart, totals, settings } = priced
  const { id: orderId, customerId } = cart
  const at = app.clock.now()
  const version = cart.version + 1
  const paid = howPaid(methodId, totals.totalWithBailCents, cart.customer.creditLimitCents)
  const placed = {
    ...sumsOf(paid),
    status: paid.status,
    paymentMethod: methodId,
    paymentState: paid.status === 2 ? 2 : 0,
    deliveryOn: totals.onlyServices ? null : cart.deliveryOn,
    addressText: cart.address?.text ?? null,
    phone: cart.address?.phone ?? cart.customer.phone,
    version,
    placedAt: at,
    payUntil:
      paid.status === 2 ? new Date(at.getTime() + settings.pendingPaymentHours * 3_600_000) : null,
  }
  const told = paid.status === 3 ? letterFor(priced, paid) : undefined
  await writePlaced(tx, priced, placed, told)
  if (cart.deliveryType !== 1) await prepareShipment(tx, shipmentOf(priced))
  const goesToBank = paid.status === 2 || (cart.topupCents > 0 && paymentMethod(methodId)!.isOnline)
  const paymentId = goesToBank
    ? await startPayment(tx, app, {
        customerId,
        methodId,
        ...(paid.awaitedCents > 0 && { orderId }),
        orderCents: paid.awaitedCents,
        topUpCents: cart.topupCents,
      })
    : null
  const keepsStock = priced.lines.some(
    ({ goodId, order }) => order > 0 && priced.goods.get(goodId)!.available !== null,
  )
  if (keepsStock) await keepStockWithCommit(tx, orderId)
  if (cart.promo && totals.activePromoCode !== null)
    await usePromo(tx, { promoCodeId: cart.promo.id, customerId, orderId, usedAt: at })
  await takeMoney(tx, priced, paid, version, at)
  return done({ orderId, paymentId, messageId: told?.messageId, keepsStock })
}

const letterFor = (priced: PricedCart, { cashDueCents, prepaidCents }: HowPaid): PlacedLetter => ({
  messageId: randomUUID(),
  letter: letterOfCart(priced, { orderId: priced.cart.id, cashDueCents, paidCents: prepaidCents }),
})

const sumsOf = ({ prepaidCents, cashDueCents, awaitedCents, chargeCents }: HowPaid) => ({
  prepaidCents,
  cashDueCents,
  awaitedCents,
  paymentChargeCents: chargeCents,
})

/** Each placing of a cart that came back posts under its own step. */
async function takeMoney(
  tx: Db,
  { cart, totals }: PricedCart,
  paid: HowPaid,
  version: number,
  at: Date,
) {
  const { id: orderId, customerId } = cart
  const posting = {
    customerId,
    orderId,
    at,
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
  deliveryType: cart.deliveryType as 2 | 3,
  parcelMachineId: cart.deliveryType === 2 ? cart.parcelMachineId : null,
  weightGrams: lines.reduce(
    (grams, line) => grams + goods.get(line.goodId)!.weightGrams * line.order,
    0,
  ),
})
