import type { CartChange } from '../../../contract/cart.ts'
import type { Order } from '../../../contract/order-record.ts'
import { safeSessionStorage } from '../../client/safe-storage.ts'
import type { Counts } from '../cart/count-outbox.ts'
import type { OpenCopy } from './open-copy.ts'

/** What was changed and not saved, for the same order in the same state. */
type Draft = {
  orderId: number
  version: number
  fields: Partial<CartChange>
  counts: [goodId: number, Counts][]
}

const KEY = 'avots.order-draft'

/** A reload must not lose what was typed, though it deletes the copy like a closing tab: they cannot be told apart. Nor must a way to the bank. */
export function saveDraft(
  { order, cart, typedNotes = cart.notes }: OpenCopy,
  wishes: ReadonlyMap<number, Counts>,
): void {
  const fields: Partial<CartChange> = {
    ...(cart.address_id !== order.address_id && { address_id: cart.address_id }),
    ...(cart.delivery_date !== order.delivery_date && { delivery_date: cart.delivery_date }),
    ...(typedNotes !== order.notes && { notes: typedNotes }),
  }
  const goodIds = new Set([...order.items.map(goodOf), ...cart.items.map(goodOf), ...wishes.keys()])
  const counts = [...goodIds].flatMap((goodId): Draft['counts'] => {
    const [was, is] = [countsIn(order, goodId), wishes.get(goodId) ?? countsIn(cart, goodId)]
    return was.order === is.order && was.return === is.return ? [] : [[goodId, is]]
  })
  if (counts.length + Object.keys(fields).length === 0) return
  safeSessionStorage.writeJson(KEY, { orderId: order.id, version: order.version, fields, counts })
}

const goodOf = ({ good_id: goodId }: { good_id: number }) => goodId

const countsIn = ({ items }: Pick<Order, 'items'>, goodId: number): Counts => {
  const item = items.find(({ good_id }) => good_id === goodId)
  return { order: item?.order ?? 0, return: item?.return ?? 0 }
}

export function popDraft({ id, version }: Order): Draft | undefined {
  const draft = safeSessionStorage.readJson<Draft>(KEY)
  safeSessionStorage.remove(KEY)
  return draft?.orderId === id && draft.version === version ? draft : undefined
}
