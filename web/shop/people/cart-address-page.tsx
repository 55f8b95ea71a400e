import { useNavigate } from 'react-router'
import { maxAddresses } from '../../../domain/customers/max-addresses.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { cartWords } from '../../words/shop/cart.ts'
import { useWords } from '../../words/use-words.ts'
import { CartFrame } from '../cart/cart-frame.tsx'
import { CartPlaceholder } from '../cart/cart-placeholder.tsx'
import { changeCart } from '../cart/change-cart.ts'
import { readAddressesIfAnswered } from '../session/addresses.ts'
import { cartStore } from '../session/cart-store.ts'
import type { Route } from './+types/cart-address-page.ts'
import { AddressForm, TooManyAddresses } from './address-add-page.tsx'
import './address-list.css'
import { loadTerritory } from './territory.ts'

export async function clientLoader() {
  const [addresses, territory] = await Promise.all([
    readAddressesIfAnswered(),
    loadTerritory(),
    cartStore.load().catch(() => undefined),
  ])
  return { isFull: (addresses ?? []).length >= maxAddresses, territory }
}

/** A new address without leaving the order: it is saved, chosen, and the cart goes on. */
export default function CartAddressPage({
  loaderData: { isFull, territory },
}: Route.ComponentProps) {
  const words = useWords(cartWords)
  const navigate = useNavigate()
  const choose = async ({ id }: { id: number }) => {
    await changeCart({ address_id: id })
    await navigate('/cart', { replace: true })
  }
  return (
    <CartFrame step={0} title={words.addAddress}>
      <div className="people-address-add">
        {isFull ? (
          <TooManyAddresses />
        ) : (
          <AddressForm territory={territory} label={words.saveAddress} onAdded={choose} />
        )}
      </div>
      <p>
        <LinkButton look="text" icon="back" to="/cart">
          {words.backToCart}
        </LinkButton>
      </p>
    </CartFrame>
  )
}

export function HydrateFallback() {
  return (
    <CartFrame step={0} title={useWords(cartWords).addAddress}>
      <CartPlaceholder />
    </CartFrame>
  )
}
