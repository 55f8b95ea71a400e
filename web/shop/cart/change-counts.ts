import { CallRefused } from '../../../contract/http-client.ts'
import { api } from '../../client/api.ts'
import { createObserved } from '../../client/observed.ts'
import { toasts } from '../../ui/toasts.ts'
import { cartButtonWords } from '../../words/cart-button.ts'
import { wordsNow } from '../../words/words-now.ts'
import { cartStore, openCart } from './cart-store.ts'
import { unsentWishes } from './unsent-wishes.ts'
import { type Counts, createWishes } from './wishes.ts'

/** How many could be granted of a good that was asked for beyond the stock. */
export const shortages = createObserved<ReadonlyMap<number, number>>(new Map())

let isLeft = false

async function send(goodId: number, counts: Counts): Promise<void> {
  try {
    const cart = await openCart()
    const line = cart.items.find(({ good_id }) => good_id === goodId)
    unsentWishes.drop(goodId, counts)
    if (line === undefined && counts.order === 0 && counts.return === 0) return
    const { data } = await api.changeCartItem(
      {
        params: { id: String(cart.id) },
        body: { ...(line && { id: line.id }), good_id: goodId, ...counts },
      },
      { keepalive: true },
    )
    cartStore.set({ ...data.cart, items: data.data, details: data.details })
    noteShortage(goodId, data.granted < data.requested ? data.granted : undefined)
  } catch (failed) {
    // A page that is left breaks off its calls, sometimes before it is told: that is no answer.
    await new Promise((resolve) => setTimeout(resolve))
    if (isLeft) return
    unsentWishes.drop(goodId, counts)
    tellFailure(failed)
    // the cart may be another one now: ordered in another tab, or given back
    if (failed instanceof CallRefused) await cartStore.load().catch(() => undefined)
  }
}

function noteShortage(goodId: number, granted: number | undefined) {
  const next = new Map(shortages.read())
  if (granted === undefined) next.delete(goodId)
  else next.set(goodId, granted)
  shortages.set(next)
}

function tellFailure(failed: unknown) {
  const words = wordsNow(cartButtonWords)
  const said =
    failed instanceof CallRefused && typeof failed.error === 'string'
      ? failed.message
      : words.notReached
  toasts.tell({ text: `${words.notChanged} ${said}`, kind: 'important' })
}

const cart = createWishes(send)

export const wishes = cart.wishes

/** Other writes to the cart wait for those of its counts, and those for them. */
export const inTurn = cart.inTurn

function wish(goodId: number, counts: Counts, quietMs?: number) {
  unsentWishes.keep(goodId, counts)
  cart.wish(goodId, counts, quietMs)
}

/** Shown at once, sent after half a second of quiet; none ordered and none returned takes the good out of the cart. */
export const changeCounts = (goodId: number, counts: Counts) => wish(goodId, counts)

/** A good that is put into the cart by its button is sent without waiting. */
export const addToCart = (goodId: number, counts: Counts) => wish(goodId, counts, 0)

/** The page before this one was left so soon after a press that it could not be sent: it is sent now. */
export function resumeCounts() {
  for (const [goodId, counts] of unsentWishes.ofLastPage()) addToCart(goodId, counts)
}

export const settleCart = () => cart.settle()

/** A count that was changed just before the page is left must not be lost; a page can be come back to as it was. */
export function sendBeforeLeaving() {
  addEventListener('pagehide', () => {
    isLeft = true
    void settleCart()
  })
  addEventListener('pageshow', () => (isLeft = false))
}
