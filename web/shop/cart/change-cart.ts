import { CallRefused } from '../../../contract/http-client.ts'
import type { CartChange } from '../../../contract/cart.ts'
import { api } from '../../client/api.ts'
import { refusedFields } from '../../client/refused-fields.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartWords } from '../../words/cart.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartStore } from './cart-store.ts'

/** How the cart is delivered and paid: the server answers with the whole cart; a refusal says what it would take instead. */
export async function changeCart(change: Partial<CartChange>): Promise<void> {
  const cart = cartStore.read().value
  if (cart == null) return
  try {
    cartStore.set((await api.changeCart({ params: { id: String(cart.id) }, body: change })).data)
  } catch (refused) {
    const words = wordsNow(cartWords)
    const said = Object.values(refusedFields(refused, words.noAnswer))[0]
    toasts.tell({ text: `${words.notChanged} ${said}`, kind: 'important', icon: 'warn' })
    if (refused instanceof CallRefused) await cartStore.load().catch(() => undefined)
  }
}
