import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { api } from '../../client/api.ts'
import { isRefusal } from '../../client/refusals.ts'
import { confirmationWords } from '../../words/confirmation.ts'
import { useWords } from '../../words/use-words.ts'
import { track } from '../tracking/track.ts'
import { CartFrame } from './cart-frame.tsx'
import { cartStore } from './cart-store.ts'
import { OrderThanks } from './order-thanks.tsx'
import { OrderUnpaid } from './order-unpaid.tsx'
import { placedCart } from './placed-cart.ts'
import { trackedLines } from './tracked-lines.ts'

const AWAITING_PAYMENT = 2

export { PageSkeleton as HydrateFallback } from '../frame/page-skeleton.tsx'

/** The order is read anew, so that a reload, another tab or another day shows it as it stands. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  if (params.orderid === undefined) throw redirect('/waiting-for-delivery')
  try {
    return (await api.readOrder({ params: { id: params.orderid } })).order
  } catch (failed) {
    // where no answer came, the order may well be there: that page asks again
    if (!isRefusal(failed)) throw failed
    placedCart.clear()
    throw redirect('/cart')
  }
}
clientLoader.hydrate = true as const

/** Step 3: what happens next. */
export default function ConfirmationPage() {
  const words = useWords(confirmationWords)
  const order = useLoaderData<typeof clientLoader>()
  const isUnpaid = order.status === AWAITING_PAYMENT
  // Not before this page stands: an empty cart would lead the one before it away.
  useEffect(() => {
    if (cartStore.read().value?.id === order.id) cartStore.set(null)
    if (order.status !== AWAITING_PAYMENT) placedCart.clear()
  }, [order])
  useEffect(() => {
    if (order.status > AWAITING_PAYMENT)
      track({ name: 'Purchase', orderId: order.id, lines: trackedLines(order.items) })
  }, [order])
  const title = isUnpaid ? words.notConfirmed : order.status === 0 ? words.cancelled : words.thanks
  return (
    <CartFrame step={2} title={title}>
      {isUnpaid ? <OrderUnpaid order={order} /> : <OrderThanks order={order} />}
    </CartFrame>
  )
}
