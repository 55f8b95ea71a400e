import { CallRefused } from '../../../contract/shared/http-client.ts'
import type { Cart, CartItem } from '../../../contract/shop/cart-record.ts'
import { api } from '../session/api.ts'
import { selectFrom } from '../../client/observed.ts'
import { type NewToast, toasts } from '../../ui/toasts.ts'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { wordsNow } from '../../words/words-now.ts'
import { createLineEditor } from '../goods/line-editor.ts'
import { cartStore, openCart } from '../session/cart-store.ts'
import { unsentCounts } from '../session/unsent-counts.ts'

let isPageHidden = false

const noItems: readonly CartItem[] = []

/** Changes the cart, which the first good creates. */
export const cartEditor = createLineEditor<Cart>({
  items: selectFrom(cartStore, ({ value }) => value?.items ?? noItems),
  open: openCart,
  unsent: unsentCounts,
  async send({ id }, body) {
    const { data } = await api.changeCartItem(
      { params: { id: String(id) }, body },
      { keepalive: true },
    )
    cartStore.set({ ...data.cart, items: data.data, details: data.details })
    return data
  },
  async onFailure(failed, goodId, counts) {
    // Browsers abort calls of a page being left, sometimes before `pagehide`: not a failure.
    await new Promise((resolve) => setTimeout(resolve))
    if (isPageHidden) return
    unsentCounts.remove(goodId, counts)
    showFailure(failed)
    // The active cart may have changed: ordered in another tab, or returned by a failed payment.
    if (failed instanceof CallRefused) await cartStore.load().catch(() => undefined)
  },
})

let addedToastId: number | undefined

/** Says at once that a good was added; the message goes if it could not be. */
export const showAdded = (toast: NewToast): void => void (addedToastId = toasts.show(toast))

function showFailure(failed: unknown) {
  const words = wordsNow(cartButtonWords)
  if (addedToastId !== undefined) toasts.dismiss(addedToastId)
  const message =
    failed instanceof CallRefused && typeof failed.body['message'] === 'string'
      ? failed.message
      : words.notReached
  toasts.show({ text: `${words.notChanged} ${message}`, kind: 'important' })
}

/** Sends counts that the previous page could not send before it was left. */
export function resendUnsentCounts() {
  for (const [goodId, counts] of unsentCounts.fromLastPage()) cartEditor.add(goodId, counts)
}

/** Sends counts changed just before leaving; `pageshow` is a return from the back/forward cache. */
export function flushOnPageHide() {
  addEventListener('pagehide', () => {
    isPageHidden = true
    void cartEditor.flush()
  })
  addEventListener('pageshow', () => (isPageHidden = false))
}
