import { api } from '../../client/api.ts'
import { whyRefused } from '../../client/refused-fields.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartButtonWords } from '../../words/cart-button.ts'
import { cartDrawerWords } from '../../words/cart-drawer.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartStore } from './cart-store.ts'
import { inTurn } from './change-counts.ts'

let coming: Promise<boolean> | undefined

/** The goods of the last order into the cart, once however often it is pressed meanwhile. True when they are there. */
export const repeatCart = (): Promise<boolean> =>
  (coming ??= repeat().finally(() => (coming = undefined)))

/** What could not come along is named. */
async function repeat(): Promise<boolean> {
  const { skipped: skippedWords } = wordsNow(cartDrawerWords)
  const { notReached } = wordsNow(cartButtonWords)
  let isThere = false
  await inTurn(async () => {
    try {
      const { data, skipped_goods: skipped } = await api.repeatLastOrder()
      cartStore.set(data)
      isThere = true
      if (skipped.length > 0)
        toasts.tell({ text: skippedWords(skipped.join(', ')), kind: 'important', icon: 'warn' })
    } catch (refused) {
      const text = whyRefused(refused, notReached)
      toasts.tell({ text, kind: 'important', icon: 'warn' })
    }
  })
  return isThere
}
