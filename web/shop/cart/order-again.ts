import type { MissingGood } from '../../../contract/shop/added/ordering-again.ts'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { deliveryTypes } from '../../../contract/shop/vocabularies/delivery-types.ts'
import { createObserved } from '../../client/observed.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { api } from '../session/api.ts'
import { cartStore } from '../session/cart-store.ts'
import { offerWithoutEmpties } from './repeat-cart.ts'

/** What the order had and this cart could not get. */
export const missingFromOrder = createObserved<{ cartId: number; goods: readonly MissingGood[] }>({
  cartId: 0,
  goods: [],
})

let running: Promise<string | undefined> | undefined

/**
 * Makes the cart ready as an order was, by default the last one, once even if pressed again; with
 * `goodIds` only these goods of it. Returns the step that is left, or nothing after a refusal.
 */
export const orderAgain = (
  orderId?: number,
  goodIds?: readonly number[],
): Promise<string | undefined> =>
  (running ??= makeReady(orderId, goodIds).finally(() => (running = undefined)))

async function makeReady(
  orderId: number | undefined,
  goodIds: readonly number[] | undefined,
): Promise<string | undefined> {
  let next: string | undefined
  await cartEditor.enqueue(async () => {
    const before = cartStore.read().value
    try {
      const { data, missing } = await api.orderAgain({
        body: {
          ...(orderId !== undefined && { order_id: orderId }),
          ...(goodIds && { good_ids: [...goodIds] }),
        },
      })
      cartStore.set(data)
      missingFromOrder.set({ cartId: data.id, goods: missing })
      offerWithoutEmpties(before, data)
      next = missing.length === 0 && hasDestination(data) ? '/cart/payment' : '/cart'
    } catch (refused) {
      const text = refusalMessage(refused, wordsNow(cartButtonWords).notReached)
      toasts.show({ text, kind: 'important', icon: 'warn' })
    }
  })
  return next
}

function hasDestination(cart: Cart): boolean {
  if (cart.address_id === null || cart.items.length === 0) return false
  const kind = deliveryTypes.nameOf(cart.delivery_type_id)
  if (kind === 'parcelMachine') return cart.parcel_machine_id !== null
  return kind !== 'courier' || cart.only_services === 1 || cart.delivery_date !== null
}
