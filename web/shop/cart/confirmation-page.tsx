import { useCallback, useEffect } from 'react'
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { orderStateOf } from '../../../contract/shop/vocabularies/order-status.ts'
import { api } from '../session/api.ts'
import { isRefusal } from '../../client/refusals.ts'
import { confirmationWords } from '../../words/shop/confirmation.ts'
import { useWords } from '../../words/use-words.ts'
import { isToCome } from '../delivery/order-phrases.ts'
import { leadOn } from '../page/lead-on.ts'
import { useBankAnswer } from '../page/use-bank-answer.ts'
import { reloadUpcoming } from '../session/upcoming-store.ts'
import { track } from '../tracking/track.ts'
import { CartFrame } from './cart-frame.tsx'
import { cartStore } from '../session/cart-store.ts'
import { OrderThanks } from './order-thanks.tsx'
import { OrderUnpaid } from './order-unpaid.tsx'
import { placedCart } from './placed-cart.ts'
import { trackedLines } from './tracked-lines.ts'

export { PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'

/** Always read from the server: a reload or another tab shows the order's current state. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  if (params.orderid === undefined) throw leadOn(request, '/waiting-for-delivery')
  try {
    return (await api.readOrder({ params: { id: params.orderid } })).order
  } catch (failed) {
    // Without an answer the order may exist; the error page retries.
    if (!isRefusal(failed)) throw failed
    throw leadOn(request, await pathOfUnpaid(params.orderid))
  }
}
clientLoader.hydrate = true as const

/**
 * An order that was not paid in time is a cart again, as its customer is told; the cart itself
 * tells of money that came after that.
 */
async function pathOfUnpaid(orderId: string): Promise<string> {
  const wasPlacedHere = placedCart.read() === Number(orderId)
  placedCart.clear()
  if (!wasPlacedHere) return '/cart'
  reloadUpcoming()
  cartStore.clear()
  const cart = await cartStore.load().catch(() => undefined)
  return cart && cart.late_payment === null ? '/cart/canceled?why=unknown' : '/cart'
}

/** The order that waits for the bank is paid, or no order any more. */
const hasAnswered = (orderId: number): Promise<boolean> =>
  api
    .readOrder({ params: { id: String(orderId) } })
    .then(({ order }) => orderStateOf(order.status) !== 'waitsForPayment', isRefusal)

/** Step 3: what happens next. */
export default function ConfirmationPage() {
  const words = useWords(confirmationWords)
  const order = useLoaderData<typeof clientLoader>()
  const state = orderStateOf(order.status)
  const isUnpaid = state === 'waitsForPayment'
  useBankAnswer(
    isUnpaid,
    useCallback(() => hasAnswered(order.id), [order.id]),
  )
  // Clear the cart only after this page has rendered: the payment page redirects on an empty cart.
  useEffect(() => {
    if (cartStore.read().value?.id === order.id) cartStore.set(null)
    if (!isUnpaid) placedCart.clear()
  }, [order, isUnpaid])
  useEffect(() => {
    if (isToCome(order) || state === 'delivered')
      track({ name: 'Purchase', orderId: order.id, lines: trackedLines(order.items) })
  }, [order, state])
  const title = isUnpaid
    ? words.notConfirmed
    : state === 'cancelled'
      ? words.cancelled
      : words.thanks
  return (
    <CartFrame step={2} title={title}>
      {isUnpaid ? <OrderUnpaid order={order} /> : <OrderThanks order={order} />}
    </CartFrame>
  )
}
