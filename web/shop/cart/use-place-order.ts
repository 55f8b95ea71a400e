import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../contract/shop/cart-record.ts'
import { CallRefused } from '../../../contract/shared/http-client.ts'
import type { CartDifference } from '../../../contract/shared/refusals.ts'
import type { ProviderWayKey } from '../../../domain/payments/provider-ways.ts'
import { api } from '../session/api.ts'
import { logFailure } from '../session/log-failure.ts'
import { isRefusal, isRefusedWith, refusalMessage } from '../../client/refusals.ts'
import { usePageRestored } from '../../client/use-page-restored.ts'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { reloadUpcoming } from '../session/upcoming-store.ts'
import { userStore } from '../session/user-store.ts'
import { track } from '../tracking/track.ts'
import { cartEditor } from '../goods/cart-editor.ts'
import { cartStore } from '../session/cart-store.ts'
import { agreedCart, placedCart } from './placed-cart.ts'
import { trackedLines } from './tracked-lines.ts'

export type PlaceOrderRefusal = { text: string; changes: readonly CartDifference[] }

/** `accountPart`, in euros, is taken from the account; a bank or card is asked for the rest. */
type Terms = { agreed: boolean; accountPart: number; way: ProviderWayKey | null }

/** Places the order, then goes to the bank or the confirmation, or shows the refusal. */
export function usePlaceOrder(cart: Cart, terms: Terms) {
  const words = useWords(cartWords)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<PlaceOrderRefusal>()
  // A press without an answer is retried under its own key; any other press gets a new one.
  const key = useRef<string>(undefined)
  usePageRestored(() => {
    setBusy(false)
    void cartStore.load().catch(() => undefined)
  })

  async function placeOrder() {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    await cartEditor.flush()
    key.current ??= `place-${cart.id}-${Date.now()}`
    placedCart.save(cart.id)
    if (terms.agreed) agreedCart.save(cart.id)
    try {
      const { payment_url, order } = await sendOrder(cart, terms, key.current)
      // The bank returns to /cart/process.
      if (payment_url !== null) return location.assign(payment_url)
      void userStore.load().catch(() => undefined)
      reloadUpcoming()
      void navigate(`/cart/confirmation/${order.id}`, { replace: true })
    } catch (failed) {
      setBusy(false)
      const text = refusalMessage(failed, words.noAnswer)
      setRefusal({ text, changes: cartDifferencesIn(failed) })
      if (!(failed instanceof CallRefused)) return
      key.current = undefined
      // A server error may still have placed the order.
      if (isRefusal(failed)) placedCart.clear()
      await Promise.all([cartStore.load(), userStore.load()]).catch(() => undefined)
    }
  }
  return { busy, refusal, placeOrder }
}

/** Places the order for the total that the customer saw. */
async function sendOrder(
  { id, details, items, payment_type: method }: Cart,
  { agreed, accountPart, way }: Terms,
  key: string,
) {
  const { total_price_with_bail_and_vat } = details
  const answer = await api
    .placeOrder(
      {
        params: { id: String(id) },
        body: {
          total_price_with_bail_and_vat,
          ...(agreed && { confirmed_agreement: 1 as const }),
          ...(accountPart > 0 && { account_part: accountPart }),
          ...(way !== null && { provider_way: way }),
        },
      },
      { idempotencyKey: key },
    )
    .catch(logFailure('Order was not processed'))
  track({ name: 'AddPaymentInfo', lines: trackedLines(items), method: String(method) })
  return answer
}

export const cartDifferencesIn = (failed: unknown): readonly CartDifference[] =>
  isRefusedWith(failed, 'cart_changed') && 'changes' in failed.body ? failed.body.changes : []
