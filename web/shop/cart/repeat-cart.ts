import { api } from '../session/api.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { cartDrawerWords } from '../../words/shop/cart-drawer.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartStore } from '../session/cart-store.ts'

let running: Promise<boolean> | undefined

/** Adds the last order's goods to the cart, once even if pressed again; true on success. */
export const repeatCart = (): Promise<boolean> =>
  (running ??= repeatLastOrder().finally(() => (running = undefined)))

async function repeatLastOrder(): Promise<boolean> {
  const { skipped: skippedWords } = wordsNow(cartDrawerWords)
  const { notReached } = wordsNow(cartButtonWords)
  let isDone = false
  await cartEditor.enqueue(async () => {
    try {
      const { data, skipped_goods: skipped } = await api.repeatLastOrder()
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
