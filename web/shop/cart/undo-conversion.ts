import type { Cart } from '../../../contract/shop/cart-record.ts'
import { api } from '../session/api.ts'
import { cartStore, openCart } from '../session/cart-store.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { toasts } from '../../ui/toasts.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { cartJoiningWords } from '../../words/shop/cart-joining.ts'
import { wordsNow } from '../../words/words-now.ts'
import { reloadUpcoming } from '../session/upcoming-store.ts'
import { userStore } from '../session/user-store.ts'

const UNDO = { kind: 'important', icon: 'check' } as const

type Offer = { text: string; undo: () => Promise<unknown> }

/** Says what was done with the cart; for ten seconds one press takes it back. */
export function offerUndo({ text, undo }: Offer): void {
  const words = wordsNow(cartJoiningWords)
  const press = () =>
    void undo()
      .then(() => toasts.show({ text: words.undone, icon: 'check' }))
      .catch((refused: unknown) => {
        const reason = refusalMessage(refused, wordsNow(cartButtonWords).notReached)
        toasts.show({ text: reason, kind: 'important', icon: 'warn' })
      })
  toasts.show({ text, ...UNDO, action: { label: words.undo, press } })
}

/** Ends the autoship that the cart has become, and fills the cart as it was. */
export async function undoConversion(before: Cart, autoshipId: number): Promise<void> {
  await api.removeAutoship({ params: { id: String(autoshipId) } })
  const { id } = await openCart()
  const inCart = new Set(cartStore.read().value?.items.map(({ good_id }) => good_id))
  for (const { good_id, order, return: back } of before.items)
    if (!inCart.has(good_id)) cartEditor.add(good_id, { order, return: back })
  await cartEditor.flush()
  const { address_id, delivery_type_id, parcel_machine_id, notes, use_bonus } = before
  const place = { address_id, delivery_type_id, parcel_machine_id }
  const { data } = await api.changeCart({
    params: { id: String(id) },
    body: { ...place, delivery_date: before.delivery_date, notes, use_bonus },
  })
  cartStore.set(data)
}

/** Takes the cart's goods out of the order again, unless something else has changed it. */
export async function undoAddition(
  before: Cart,
  order: { id: number; version: number; notes: string },
): Promise<void> {
  const lines = before.items.map(({ good_id, order: count, return: back }) => ({
    good_id,
    order: count,
    return: back,
  }))
  const { id, version, notes } = order
  await api.takeOutOfOrder({ params: { id: String(id) }, body: { version, notes, lines } })
  await cartStore.load()
  reloadUpcoming()
  void userStore.load().catch(() => undefined)
}
