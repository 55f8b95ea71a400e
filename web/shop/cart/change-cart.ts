import { CallRefused } from '../../../contract/http-client.ts'
import type { CartChange } from '../../../contract/cart.ts'
import { api } from '../../client/api.ts'
import { createObserved } from '../../client/observed.ts'
import { whyRefused } from '../../client/refused-fields.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartWords } from '../../words/cart.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartStore } from './cart-store.ts'
import { inTurn } from './change-counts.ts'

type Fields = Partial<CartChange>

/** What of the cart is wished and not answered yet. */
export const wishedFields = createObserved<Fields>({})

/**
 * How the cart is delivered and paid: shown at once and sent in its turn. The server answers with the whole cart; a refusal
 * says why, and the cart is again as it was.
 */
export function changeCart(change: Fields): Promise<void> {
  wishedFields.set({ ...wishedFields.read(), ...change })
  return inTurn(() => send(change))
}

async function send(change: Fields) {
  const cart = cartStore.read().value
  try {
    if (cart == null) return
    const params = { id: String(cart.id) }
    cartStore.set((await api.changeCart({ params, body: change }, { keepalive: true })).data)
  } catch (refused) {
    const words = wordsNow(cartWords)
    const said = whyRefused(refused, words.noAnswer)
    toasts.tell({ text: `${words.notChanged} ${said}`, kind: 'important', icon: 'warn' })
    if (refused instanceof CallRefused) await cartStore.load().catch(() => undefined)
  } finally {
    wishedFields.set(without(wishedFields.read(), change))
  }
}

/** A newer wish for the same field waits for its own answer. */
const without = (fields: Fields, answered: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => answered[name as keyof Fields] !== value),
  )
