import { Link } from 'react-router'
import { useStore } from '../../client/store.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { readAddressesIfAnswered } from '../session/addresses.ts'
import type { Route } from './+types/cart-page.ts'
import { CartPlaceholder } from './cart-placeholder.tsx'
import { CartActions } from './cart-actions.tsx'
import { CartFrame } from './cart-frame.tsx'
import { cartStore } from '../session/cart-store.ts'
import { lastTimeStore } from './last-time-store.ts'
import { FilledCart } from './filled-cart.tsx'
import { emptyCartRedirect } from './placed-cart.ts'
import { useCart } from './use-cart.ts'
import { useHasOrdered } from './use-has-ordered.ts'

/** The cart is shown as it was left until its newest state is here. */
export function clientLoader() {
  void cartStore.load().catch(() => undefined)
  void lastTimeStore.load().catch(() => undefined)
  return readAddressesIfAnswered()
}

/** Step 1: goods, delivery method, address and day. */
export default function CartPage({ loaderData: addresses }: Route.ComponentProps) {
  const words = useWords(cartWords)
  const { loaded } = useStore(cartStore)
  const { cart } = useCart()
  const hasOrdered = useHasOrdered()
  const lastOrderPath = emptyCartRedirect()
  return (
    <CartFrame step={0} title={words.title}>
      {cart && cart.items.length > 0 ? (
        <FilledCart cart={cart} addresses={addresses} />
      ) : loaded ? (
        <EmptyState
          picture="cart"
          title={words.empty}
          level={2}
          action={
            <>
              <LinkButton to="/goods/1">{words.toGoods}</LinkButton>
              {lastOrderPath !== undefined && <Link to={lastOrderPath}>{words.lastOrder}</Link>}
              {hasOrdered && <CartActions cart={null} />}
            </>
          }
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <CartPlaceholder />
      )}
    </CartFrame>
  )
}

export function HydrateFallback() {
  return (
    <CartFrame step={0} title={useWords(cartWords).title}>
      <CartPlaceholder />
    </CartFrame>
  )
}
