import { CallRefused } from '../../../contract/http-client.ts'
import { api } from '../../client/api.ts'
import { createObserved } from '../../client/observed.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartButtonWords } from '../../words/cart-button.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartStore, openCart } from './cart-store.ts'
import { unsentCounts } from './unsent-counts.ts'
import { type Counts, createCountOutbox } from './count-outbox.ts'

/** How many could be granted of a good that was asked for beyond the stock. */
export const shortages = createObserved<ReadonlyMap<number, number>>(new Map())

let isPageHidden = false

async function send(goodId: number, counts: Counts): Promise<void> {
  try {
    const cart = await openCart()
    const line = cart.items.find(({ good_id }) => good_id === goodId)
    unsentCounts.remove(goodId, counts)
    if (line === undefined && counts.order === 0 && counts.return === 0) return
    const { data } = await api.changeCartItem(
      {
        params: { id: String(cart.id) },
        body: { ...(line && { id: line.id }), good_id: goodId, ...counts },
      },
      { keepalive: true },
    )
    cartStore.set({ ...data.cart, items: data.data, details: data.details })
    setShortage(goodId, data.granted < data.requested ? data.granted : undefined)
  } catch (failed) {
    // A page that is left breaks off its calls, sometimes before it is told: that is no answer.
    await new Promise((resolve) => setTimeout(resolve))
    if (isPageHidden) return
    unsentCounts.remove(goodId, counts)
    showFailure(failed)
    // the cart may be another one now: ordered in another tab, or given back
    if (failed instanceof CallRefused) await cartStore.load().catch(() => undefined)
  }
}

function setShortage(goodId: number, granted: number | undefined) {
  const next = new Map(shortages.read())
  if (granted === undefined) next.delete(goodId)
  else next.set(goodId, granted)
  shortages.set(next)
}

function showFailure(failed: unknown) {
  const words = wordsNow(cartButtonWords)
  const said =
    failed instanceof CallRefused && typeof failed.error === 'string'
      ? failed.message
      : words.notReached
  toasts.show({ text: `${words.notChanged} ${said}`, kind: 'important' })
}

const outbox = createCountOutbox(send)

export const pendingCounts = outbox.wishes

/** Other writes to the cart wait for those of its counts, and those for them. */
export const enqueueCartWrite = outbox.inTurn

function queueCounts(goodId: number, counts: Counts, quietMs?: number) {
  unsentCounts.save(goodId, counts)
  outbox.wish(goodId, counts, quietMs)
}

/** Shown at once, sent after half a second of quiet; none ordered and none returned takes the good out of the cart. */
export const changeCounts = (goodId: number, counts: Counts) => queueCounts(goodId, counts)

/** A good that is put into the cart by its button is sent without waiting. */
export const addToCart = (goodId: number, counts: Counts) => queueCounts(goodId, counts, 0)

/** The page before this one was left so soon after a press that it could not be sent: it is sent now. */
export function resendUnsentCounts() {
  for (const [goodId, counts] of unsentCounts.fromLastPage()) addToCart(goodId, counts)
}

export const flushCartChanges = () => outbox.flush()

/** A count that was changed just before the page is left must not be lost; a page can be come back to as it was. */
export function flushOnPageHide() {
  addEventListener('pagehide', () => {
    isPageHidden = true
    void flushCartChanges()
  })
  addEventListener('pageshow', () => (isPageHidden = false))
}
