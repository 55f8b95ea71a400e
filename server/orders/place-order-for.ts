import { sql } from 'kysely'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import type { Day } from '../../domain/calendar.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { MethodKey } from '../../domain/payments/methods.ts'
import type { App } from '../app-context.ts'
import { draftCartFor } from '../cart/draft-cart.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import { type PricedCart, priceWith } from '../cart/price-cart.ts'
import { firstPossibleDay } from '../cart/read-cart.ts'
import { loadOrderedGoods, withHeldEmpties } from '../cart/repeat-order.ts'
import { goodsForCart } from '../catalogue/goods-for-cart.ts'
import { lockBalances } from '../ledger/balances.ts'
import type { Tx } from '../platform/database/connect.ts'
import { reserveStock } from '../stock/reserve-stock.ts'
import { checkDelivery, checkMethod } from './check-cart.ts'
import { queueOrderPlacedMail } from './mails.ts'
import { lockNewDay } from './order-day.ts'
import { paidLater, splitPayment } from './payment-split.ts'
import { loadOfCart } from './snapshot-order.ts'
import { placedRow, postPayment, writePlacedRows } from './write-placed-order.ts'

/** `link`: the sum is awaited on the account; the caller mails the link. */
export type PhonePayment = 'account' | 'cash' | 'deferred' | 'link'

export type OrderFor = {
  customerId: number
  /** What is left out is as in the last order, on the next day that the route has. */
  lines?: readonly { goodId: number; ordered: number; returned?: number | undefined }[] | undefined
  addressId?: number | undefined
  day?: Day | undefined
  payment?: PhonePayment | undefined
  notes?: string | undefined
}

export type OrderPlacedFor = {
  orderId: number
  deliveryOn: Day | null
  totalCents: Cents
  payment: PhonePayment
  /** What the account lacks for it. */
  missingCents: Cents
}

/** Orders for a customer who calls. The customer's own cart stays as it is. */
export async function placeOrderFor(
  app: App,
  tx: Tx,
  by: Actor,
  order: OrderFor,
): Promise<Outcome<OrderPlacedFor, Refusal>> {
  await lockBalances(tx, order.customerId)
  const draft = await draftOf(app, tx, order)
  if (!draft.ok) return draft
  const settings = await app.settings()
  const goods = await goodsForCart(
    tx,
    draft.value.items.map(({ goodId }) => goodId),
  )
  const unknown = draft.value.items.some(({ goodId }) => !goods.has(goodId))
  if (unknown) return refuse({ fields: { lines: [{ problem: 'invalid' }] } })
  const payment = paymentFor(app, order, draft.value, (cart) =>
    priceWith(cart, goods, settings, app),
  )
  if (!payment.ok) return payment
  const { priced, how } = payment.value
  const { cart } = priced
  const impossible = (await checkDelivery(app, priced)) ?? (await lockDay(app, tx, priced))
  return impossible ? refuse(impossible) : writeOrderFor(app, tx, by, priced, { how, cart })
}

/** The cart as it would be, under a number of its own. */
async function draftOf(
  app: App,
  tx: Tx,
  { customerId, notes = '', ...order }: OrderFor,
): Promise<Outcome<LoadedCart, Refusal>> {
  const last = await findLastOrder(tx, customerId)
  const empty = { customerId, addressId: null, deliveryOn: null, notes }
  const blank = await draftCartFor(tx, empty)
  const addressId = order.addressId ?? last?.addressId ?? blank.defaultAddressId
  const regionId = addressId === null ? undefined : await findRegion(tx, customerId, addressId)
  if (regionId === undefined)
    return refuse({
      fields: { address_id: [{ problem: order.addressId ? 'invalid' : 'required' }] },
    })
  const deliveryOn = order.day ?? (await firstPossibleDay(app, regionId, null))
  const wanted = order.lines ?? (await loadOrderedGoods(tx, customerId, undefined))
  if (wanted.length === 0) return refuse({ code: 'cart_is_empty' })
  const cart = await draftCartFor(tx, { customerId, addressId, deliveryOn, notes })
  const { id, lineIds } = await nextNumbers(tx, wanted.length)
  const items = itemsOf(wanted, cart).map((item, index) => ({ ...item, id: lineIds[index]! }))
  return done({ ...cart, id, items })
}

/** Empties that were not named go back one for one, as far as the customer has them. */
function itemsOf(wanted: NonNullable<OrderFor['lines']>, cart: LoadedCart): LoadedCart['items'] {
  const named = new Map(wanted.map(({ goodId, returned }) => [goodId, returned]))
  return withHeldEmpties(wanted, cart).map((line) => ({
    ...line,
    returned: named.get(line.goodId) ?? line.returned,
    id: 0,
    listPriceCents: null,
    priceBeforePromoCents: null,
  }))
}

type Way = { priced: PricedCart; how: PhonePayment }

/** The chosen way to pay; else from the account, and where that is short by a link. */
function paymentFor(
  app: App,
  { payment }: OrderFor,
  draft: LoadedCart,
  price: (cart: LoadedCart) => PricedCart,
): Outcome<Way, Refusal> {
  const how = payment ?? 'account'
  const method: MethodKey = how === 'link' ? 'account' : how
  const priced = price({ ...draft, paymentMethod: method })
  if (how === 'link') return done({ priced, how })
  const open = checkMethod(app, priced)
  if (open.ok) return done({ priced, how })
  return payment === undefined ? done({ priced, how: 'link' }) : open
}

async function lockDay(app: App, tx: Tx, priced: PricedCart): Promise<Refusal | undefined> {
  const { id: orderId, address, deliveryOn: day } = priced.cart
  if (priced.totals.onlyServices || !address || day === null) return undefined
  return lockNewDay(app, tx, { regionId: address.regionId, day, load: loadOfCart(priced), orderId })
}

async function writeOrderFor(
  app: App,
  tx: Tx,
  by: Actor,
  priced: PricedCart,
  { how, cart }: { how: PhonePayment; cart: LoadedCart },
): Promise<Outcome<OrderPlacedFor, Refusal>> {
  const { id: orderId, customerId } = cart
  const totalCents = priced.totals.totalWithDepositCents
  const method = how === 'link' ? 'account' : how
  const paid =
    how === 'link'
      ? paidLater(totalCents)
      : splitPayment(method, totalCents, cart.customer.creditLimitCents)
  const { pendingPaymentHours: hoursToPay } = priced.settings
  const row = placedRow(priced, { method, hoursToPay }, paid, app.clock.now())
  await writePlacedRows(tx, by, priced, row, undefined)
  const reserved = await reserveStock(tx, orderId)
  if (!reserved.ok) {
    const [short] = reserved.refusal.shortages
    return refuse({ code: 'cart_changed', requested: short!.wanted, granted: short!.available })
  }
  await postPayment(tx, by, priced, paid, row)
  await queueOrderPlacedMail(app, tx, { customerId, orderId })
  const missingCents = how === 'link' ? missingFor(totalCents, cart.customer.accountCents) : 0
  return done({ orderId, deliveryOn: row.deliveryOn, totalCents, payment: how, missingCents })
}

export const missingFor = (totalCents: Cents, accountCents: Cents): Cents =>
  Math.max(0, totalCents - accountCents)

const findLastOrder = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('orders')
    .innerJoin('addresses', 'addresses.id', 'orders.addressId')
    .select('orders.addressId')
    .where('orders.customerId', '=', customerId)
    .where('orders.status', 'not in', ['returnedToCart', 'cancelled'])
    .where('addresses.removedAt', 'is', null)
    .orderBy('orders.placedAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(1)
    .executeTakeFirst()

const findRegion = async (tx: Tx, customerId: number, addressId: number) =>
  (
    await tx
      .selectFrom('addresses')
      .select('regionId')
      .where('customerId', '=', customerId)
      .where('id', '=', addressId)
      .where('removedAt', 'is', null)
      .executeTakeFirst()
  )?.regionId

/** Of the order and of its lines. */
async function nextNumbers(tx: Tx, lines: number): Promise<{ id: number; lineIds: number[] }> {
  const { rows } = await sql<{ id: number; lineIds: number[] }>`
    select nextval('order_numbers')::int as id,
      array(select nextval('order_line_numbers')::int from generate_series(1, ${lines})) as line_ids`.execute(
    tx,
  )
  return rows[0]!
}
