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
    const before = cartStore.read().value
    try {
      const { data, skipped_goods: skipped } = await api.repeatLastOrder(
        orderId === undefined ? {} : { body: { order_id: orderId } },
      )
      cartStore.set(data)
      isDone = true
      offerWithoutEmpties(before, data)
      if (skipped.length > 0)
        toasts.show({ text: skippedWords(skipped.join(', ')), kind: 'important', icon: 'warn' })
    } catch (refused) {
      const text = refusalMessage(refused, notReached)
      toasts.show({ text, kind: 'important', icon: 'warn' })
    }
  })
  return isDone
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
