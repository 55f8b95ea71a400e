import { api } from '../session/api.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { cartDrawerWords } from '../../words/shop/cart-drawer.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartStore } from '../session/cart-store.ts'

let running: Promise<boolean> | undefined

/**
 * Adds an order's goods to the cart, by default the last one's, once even if pressed again; true on
 * success.
 */
export const repeatCart = (orderId?: number): Promise<boolean> =>
  (running ??= repeatOrder(orderId).finally(() => (running = undefined)))

async function repeatOrder(orderId: number | undefined): Promise<boolean> {
  const { skipped: skippedWords } = wordsNow(cartDrawerWords)
  const { notReached } = wordsNow(cartButtonWords)
  let isDone = false
  await cartEditor.enqueue(async () => {
    try {
      const { data, skipped_goods: skipped } = await api.repeatLastOrder(
        orderId === undefined ? {} : { body: { order_id: orderId } },
      )
      cartStore.set(data)
      isDone = true
      if (skipped.length > 0)
        toasts.show({ text: skippedWords(skipped.join(', ')), kind: 'important', icon: 'warn' })
    } catch (refused) {
      const text = refusalMessage(refused, notReached)
      toasts.show({ text, kind: 'important', icon: 'warn' })
    }
  })
  return isDone
}
