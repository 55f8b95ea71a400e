import { CallRefused } from '../../../contract/shared/http-client.ts'
import type { CartChange } from '../../../contract/shop/cart.ts'
import { api } from '../session/api.ts'
import { createObserved } from '../../client/observed.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartWords } from '../../words/shop/cart.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartStore } from '../session/cart-store.ts'

type Fields = Partial<CartChange>

/** Changes not answered yet. */
export const pendingFields = createObserved<Fields>({})

/** Shown at once and sent in its turn. After a refusal the server's cart is shown again. */
export function changeCart(change: Fields, onSaved?: () => void): Promise<void> {
  pendingFields.set({ ...pendingFields.read(), ...change })
  return cartEditor.enqueue(() => send(change, onSaved))
}

async function send(change: Fields, onSaved?: () => void) {
  const cart = cartStore.read().value
  try {
    if (cart == null) return
    const params = { id: String(cart.id) }
    cartStore.set((await api.changeCart({ params, body: change }, { keepalive: true })).data)
    onSaved?.()
  } catch (refused) {
    const words = wordsNow(cartWords)
    const message = refusalMessage(refused, words.noAnswer)
    toasts.show({ text: `${words.notChanged} ${message}`, kind: 'important', icon: 'warn' })
    if (refused instanceof CallRefused) await cartStore.load().catch(() => undefined)
  } finally {
    pendingFields.set(without(pendingFields.read(), change))
  }
}

/** A newer change of the same field waits for its own answer. */
const without = (fields: Fields, answered: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => answered[name as keyof Fields] !== value),
  )
