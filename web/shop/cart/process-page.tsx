import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { api } from '../../client/api.ts'
import { isRefusal } from '../../client/refusals.ts'
import { waitingStore } from '../orders/waiting-store.ts'
import { userStore } from '../people/user-store.ts'
import { cartStore } from './cart-store.ts'
import { placedCart } from './placed-cart.ts'

/** Back from the bank: the token stands at the end of the address, after an equals sign. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const payment_token = request.url.split('=').at(-1) ?? ''
  const path = await api.orderCallback({ body: { payment_token } }).then(
    ({ data }) => (data.order ? `/cart/confirmation/${data.order.id}` : '/cart'),
    (refused) => pathAfterFailure(refused),
  )
  void cartStore.load().catch(() => undefined)
  void userStore.load().catch(() => undefined)
  void waitingStore.load().catch(() => undefined)
  throw redirect(path)
}

/** Where nobody has said "no", the order that waits tells how it stands. */
function pathAfterFailure(refused: unknown): string {
  const waiting = placedCart.read()
  if (!isRefusal(refused) && waiting !== undefined) return `/cart/confirmation/${waiting}`
  placedCart.clear()
  const status =
    isRefusal(refused) && (refused.body.data as { payment_status?: string })?.payment_status
  return `/cart/canceled?why=${status === 'ABANDONED' ? 'given_up' : status === 'VOIDED' ? 'refused' : 'unknown'}`
}

export { ProcessWait as default, ProcessWait as HydrateFallback } from './process-wait.tsx'
