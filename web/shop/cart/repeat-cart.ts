import type { Cart } from '../../../contract/shop/cart-record.ts'
import { sumOf } from '../../../domain/money.ts'
import { api } from '../session/api.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { cartDrawerWords } from '../../words/shop/cart-drawer.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartStore } from '../session/cart-store.ts'

/** Adds the last order's goods to the cart. */
export async function repeatCart(): Promise<void> {
  const { skipped: skippedWords } = wordsNow(cartDrawerWords)
  const { notReached } = wordsNow(cartButtonWords)
  await cartEditor.enqueue(async () => {
    const before = cartStore.read().value
    try {
      const { data, skipped_goods: skipped } = await api.repeatLastOrder()
      cartStore.set(data)
      offerWithoutEmpties(before, data)
      if (skipped.length > 0)
        toasts.show({ text: skippedWords(skipped.join(', ')), kind: 'important', icon: 'warn' })
    } catch (refused) {
      const text = refusalMessage(refused, notReached)
      toasts.show({ text, kind: 'important', icon: 'warn' })
    }
  })
}

/** Says how many empties were filled in, and takes them out again with one press. */
export function offerWithoutEmpties(before: Cart | null | undefined, { items }: Cart): void {
  const returnedBefore = (goodId: number) =>
    before?.items.find(({ good_id }) => good_id === goodId)?.return ?? 0
  const filled = items.filter((item) => item.return > returnedBefore(item.good_id))
  const count = sumOf(filled, (item) => item.return - returnedBefore(item.good_id))
  if (count === 0) return
  const words = wordsNow(cartDrawerWords)
  const undo = () => {
    for (const { good_id, order } of filled)
      cartEditor.add(good_id, { order, return: returnedBefore(good_id) })
  }
  toasts.show({
    text: words.emptiesFilledIn(count),
    kind: 'important',
    icon: 'bottle',
    action: { label: words.withoutEmpties, press: undo },
  })
}
