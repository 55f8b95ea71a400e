import type { Cart } from '../../../contract/shop/cart-record.ts'
import type { CartChange } from '../../../contract/shop/cart.ts'
import type { Order } from '../../../contract/shop/order-record.ts'
import { safeSessionStorage } from '../../client/safe-storage.ts'
import type { Counts } from '../goods/line-editor.ts'

/** An order with the copy that receives its changes. */
export type EditedOrder = {
  order: Order
  cart: Cart
  /** The typed courier note, sent when its field loses focus. */
  typedNotes?: string
}

/** Unsaved changes of an order; valid only for the same version of it. */
type Draft = {
  orderId: number
  version: number
  fields: Partial<CartChange>
  counts: [goodId: number, Counts][]
  /** To be saved at once when the customer is back from the bank and the total is still the same. */
  thenSave?: ThenSave
}

/** The scope is that of a new day in an autoship, as the customer answered. */
export type ThenSave = { total: number; scope?: 0 | 1 | undefined }

const KEY = 'avots.order-draft'

/**
 * Kept for a reload, which deletes the copy because it cannot be told from a closing tab, and for
 * the way to a top-up.
 */
export function saveDraft(
  { order, cart, typedNotes = cart.notes }: EditedOrder,
  pendingCounts: ReadonlyMap<number, Counts>,
  thenSave?: ThenSave,
): void {
  const fields: Partial<CartChange> = {
    ...(cart.address_id !== order.address_id && { address_id: cart.address_id }),
    ...(cart.delivery_date !== order.delivery_date && { delivery_date: cart.delivery_date }),
    ...(typedNotes !== order.notes && { notes: typedNotes }),
  }
  const goodIds = new Set([
    ...order.items.map(goodOf),
    ...cart.items.map(goodOf),
    ...pendingCounts.keys(),
  ])
  const counts = [...goodIds].flatMap((goodId): Draft['counts'] => {
    const before = countsIn(order, goodId)
    const after = pendingCounts.get(goodId) ?? countsIn(cart, goodId)
    const isSame = before.order === after.order && before.return === after.return
    return isSame ? [] : [[goodId, after]]
  })
  if (counts.length + Object.keys(fields).length === 0) return
  const draft = { orderId: order.id, version: order.version, fields, counts }
  safeSessionStorage.writeJson(KEY, { ...draft, ...(thenSave && { thenSave }) })
}

const goodOf = ({ good_id: goodId }: { good_id: number }) => goodId

const countsIn = ({ items }: Pick<Order, 'items'>, goodId: number): Counts => {
  const item = items.find(({ good_id }) => good_id === goodId)
  return { order: item?.order ?? 0, return: item?.return ?? 0 }
}

export function popDraft({ id, version }: Order): Draft | undefined {
  const draft = safeSessionStorage.readJson(KEY) as Draft | undefined
  safeSessionStorage.remove(KEY)
  return draft?.orderId === id && draft.version === version ? draft : undefined
}
