import { CallRefused } from '../../../contract/http-client.ts'
import { api } from '../session/api.ts'
import { createObserved } from '../../client/observed.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartButtonWords } from '../../words/shop/cart-button.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartStore, openCart } from '../session/cart-store.ts'
import { unsentCounts } from '../session/unsent-counts.ts'
import { type Counts, createCountOutbox } from './count-outbox.ts'

/** Granted counts of goods that exceeded the stock. */
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
    // Browsers abort calls of a page being left, sometimes before `pagehide`: not a failure.
    await new Promise((resolve) => setTimeout(resolve))
    if (isPageHidden) return
    unsentCounts.remove(goodId, counts)
    showFailure(failed)
    // The active cart may have changed: ordered in another tab, or returned by a failed payment.
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
  const message =
    failed instanceof CallRefused && typeof failed.error === 'string'
      ? failed.message
      : words.notReached
  toasts.show({ text: `${words.notChanged} ${message}`, kind: 'important' })
}

const outbox = createCountOutbox(send)

export const pendingCounts = outbox.pending

/** Serializes other cart writes with those of the counts. */
export const enqueueCartWrite = outbox.enqueue

function queueCounts(goodId: number, counts: Counts, quietMs?: number) {
  unsentCounts.save(goodId, counts)
  outbox.change(goodId, counts, quietMs)
}

/** Shown at once, sent half a second after the last change; zero of both removes the line. */
export const changeCounts = (goodId: number, counts: Counts) => queueCounts(goodId, counts)

/** Sent without the delay of a stepper. */
export const addToCart = (goodId: number, counts: Counts) => queueCounts(goodId, counts, 0)

/** Sends counts that the previous page could not send before it was left. */
export function resendUnsentCounts() {
  for (const [goodId, counts] of unsentCounts.fromLastPage()) addToCart(goodId, counts)
}

export const flushCartChanges = () => outbox.flush()

/** Sends counts changed just before leaving; `pageshow` is a return from the back/forward cache. */
export function flushOnPageHide() {
  addEventListener('pagehide', () => {
    isPageHidden = true
    void flushCartChanges()
  })
  addEventListener('pageshow', () => (isPageHidden = false))
}
