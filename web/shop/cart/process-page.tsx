import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { api } from '../session/api.ts'
import { isRefusal, isRefusedWith } from '../../client/refusals.ts'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { confirmationWords } from '../../words/shop/confirmation.ts'
import { useWords } from '../../words/use-words.ts'
import { reloadUpcoming } from '../session/upcoming-store.ts'
import { userStore } from '../session/user-store.ts'
import { cartStore } from '../session/cart-store.ts'
import { placedCart } from './placed-cart.ts'
import { CartFrame } from './cart-frame.tsx'
import './thanks.css'

/** The return from the bank; the token follows the last equals sign of the address. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const payment_token = request.url.split('=').at(-1) ?? ''
  const path = await api.orderCallback({ body: { payment_token } }).then(
    ({ data }) => (data.order ? `/cart/confirmation/${data.order.id}` : '/cart'),
    (failed) => pathAfterFailure(failed),
  )
  // A cart that is not there yet is not an empty one, which would lead away from the page.
  cartStore.clear()
  void cartStore.load().catch(() => undefined)
  void userStore.load().catch(() => undefined)
  reloadUpcoming()
  // It stays in the history: Back leads here and not to the bank's page of a payment that is made.
  throw redirect(path)
}

/** Without a clear refusal the placed order's own page shows its state. */
function pathAfterFailure(failed: unknown): string {
  const placedId = placedCart.read()
  if (!isRefusal(failed) && placedId !== undefined) return `/cart/confirmation/${placedId}`
  placedCart.clear()
  const status = isRefusedWith(failed, 'payment_not_made') && failed.body.data.payment_status
  const reason = status === 'ABANDONED' ? 'given_up' : status === 'VOIDED' ? 'refused' : 'unknown'
  return `/cart/canceled?why=${reason}`
}

export default function ProcessPage() {
  return <PaymentProcessing />
}

export function HydrateFallback() {
  return <PaymentProcessing />
}

function PaymentProcessing() {
  const { waiting } = useWords(confirmationWords)
  return (
    <CartFrame step={2} title={waiting}>
      <div className="cart-thanks cart-thanks--one">
        <Skeleton label={waiting}>
          <SkeletonBlock width="most" />
          <SkeletonBlock width="half" />
        </Skeleton>
      </div>
    </CartFrame>
  )
}
