import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { isEmptyLine } from '../../domain/cart/cart-line.ts'
import { grantedPieces, maxLines, maxPieces } from '../../domain/cart/quantity.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import { type CartGood, goodsForCart } from '../catalogue/goods-for-cart.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { LoadedCart, LoadedItem } from './load-cart.ts'
import { lockCart } from './lock-cart.ts'
import { isDeliverable } from './offers.ts'
import { availableForCart, goodsById, type PricedCart, priceWith } from './price-cart.ts'
import { firstPossibleDay, rereadCart } from './read-cart.ts'
import { type CartRef, deleteLines, updateCart, upsertLines } from './store.ts'

/** Without an id the quantities are added; with it they replace the line's, and 0 removes it. */
export type ItemChange = { id?: number | undefined; goodId: number; order: number; return: number }

export type ChangedItem = { priced: PricedCart; goodId: number; requested: number; granted: number }

export async function changeItem(
  app: App,
  tx: Tx,
  _by: Actor,
  { change, ...ref }: CartRef & { change: ItemChange },
): Promise<Outcome<ChangedItem, Refusal>> {
  const opened = await lockCart(tx, ref)
  if (!opened.ok) return opened
  const cart = opened.value
  const line = lineOf(cart, change)
  if (change.id !== undefined && !line) return refuse({ code: 'not_found' })
  const goodId = line?.goodId ?? change.goodId
  const goods = goodsById([
    ...cart.goods,
    ...(line ? [] : (await goodsForCart(tx, [goodId])).values()),
  ])
  const good = goods.get(goodId)
  if (!good) return refuse({ fields: { good_id: [{ problem: 'invalid' }] } })

  const wanted = requestedQuantities(good, line, change)
  if (!wanted.ok) return wanted
  const ordered = grantedPieces(wanted.value.ordered, availableForCart(cart, good))
  const granted = change.id === undefined ? Math.max(0, ordered - (line?.ordered ?? 0)) : ordered
  const next = { id: line?.id ?? 0, goodId, ordered, returned: wanted.value.returned }
  const isEmpty = isEmptyLine({ order: next.ordered, return: next.returned })
  if (!line && !isEmpty && cart.items.length >= maxLines) return refuse({ code: 'cart_is_full' })

  const changed = withLine(cart, next)
  const priced = priceWith(changed, goods, await app.settings(), app)
  await saveLine(tx, priced, next, app.clock.now())
  const isPossible =
    cart.deliveryKind === 'courier' || cart.copyOfId !== null || isDeliverable(priced)
  return done({
    priced: isPossible ? priced : await moveToCourier(app, tx, priced),
    goodId,
    requested: change.order,
    granted,
  })
}

const lineOf = (cart: LoadedCart, { id, goodId }: ItemChange) =>
  cart.items.find((item) => (id === undefined ? item.goodId === goodId : item.id === id))

function requestedQuantities(
  good: CartGood,
  line: LoadedItem | undefined,
  change: ItemChange,
): Outcome<{ ordered: number; returned: number }, Refusal> {
  const isAdded = change.id === undefined
  const ordered = change.order + (isAdded ? (line?.ordered ?? 0) : 0)
  const returned = change.return + (isAdded ? (line?.returned ?? 0) : 0)
  if (returned > 0 && !good.isLent)
    return refuse({ fields: { return: [{ problem: 'not_returnable' }] } })
  const tooMany = { problem: 'too_big', values: { maximum: maxPieces } }
  if (ordered > maxPieces) return refuse({ fields: { order: [tooMany] } })
  return returned > maxPieces
    ? refuse({ fields: { return: [tooMany] } })
    : done({ ordered, returned })
}

type ChangedLine = { id: number; goodId: number; ordered: number; returned: number }

/** Saves the line with the prices that the answer shows, or deletes it when it has become empty. */
async function saveLine(
  tx: Tx,
  { cart, totals }: PricedCart,
  line: ChangedLine,
  now: Date,
): Promise<void> {
  const { goodId } = line
  const price = totals.lines.find((priced) => priced.goodId === goodId)
  if (!price) return deleteLines(tx, cart.id, [goodId], now)
  const seen = {
    listPriceCents: price.listPriceCents,
    priceBeforePromoCents: price.priceWithoutDiscountCents,
  }
  const ids = await upsertLines(tx, cart, [{ ...line, ...seen }], now)
  Object.assign(
    cart.items.find((item) => item.goodId === goodId)!,
    { id: ids.get(goodId), ...seen },
  )
}

/** The goods do not fit the cart's delivery type any more: it goes back to our courier. */
async function moveToCourier(
  app: App,
  tx: Tx,
  { cart, goods, settings }: PricedCart,
): Promise<PricedCart> {
  const { address } = cart
  const deliveryOn = address ? await firstPossibleDay(app, address.regionId, null) : null
  const byCourier = { deliveryKind: 'courier', parcelMachineId: null, deliveryOn } as const
  await updateCart(tx, cart.id, byCourier, app.clock.now())
  return priceWith({ ...cart, ...byCourier, parcelMachine: null }, goods, settings, app)
}

/** The cart with the line changed in memory; empty lines are left out. */
function withLine(cart: LoadedCart, next: ChangedLine): LoadedCart {
  const old = cart.items.find((item) => item.goodId === next.goodId)
  const line: LoadedItem = {
    listPriceCents: null,
    priceBeforePromoCents: null,
    ...old,
    ...next,
  }
  const items = old
    ? cart.items.map((item) => (item === old ? line : { ...item }))
    : [...cart.items, line]
  return { ...cart, items: items.filter((item) => item.ordered + item.returned > 0) }
}

/** Succeeds for a good that is not in the cart, so that a second click gets the same answer. */
export async function removeItem(
  app: App,
  tx: Tx,
  _by: Actor,
  { goodId, ...ref }: CartRef & { goodId: number },
): Promise<Outcome<PricedCart, Refusal>> {
  const opened = await lockCart(tx, ref)
  if (!opened.ok) return opened
  await deleteLines(tx, opened.value.id, [goodId], app.clock.now())
  return done(await rereadCart(app, tx, { ...ref, cartId: opened.value.id }))
}
