import { useEffect } from 'react'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { cartDrawerWords } from '../../words/shop/cart-drawer.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { cartStore } from '../session/cart-store.ts'
import { DrawerLine } from './drawer-line.tsx'
import { cartDrawer } from '../goods/drawer-state.ts'
import { DrawerSums } from './drawer-sums.tsx'
import { useCart } from './use-cart.ts'

const close = () => cartDrawer.set(false)
const load = () => void cartStore.load().catch(() => undefined)

/** Also for guests; ordering itself starts on the cart page. */
export default function CartDrawer() {
  const words = useWords(cartDrawerWords)
  const { cart, isPending } = useCart()
  const user = useStore(userStore).value
  const lines = cart?.items ?? []
  // Another device may have changed the cart; without a cart there is nothing to load.
  useEffect(() => void (cartStore.read().value !== null && load()), [])
  const footer = cart && lines.length > 0 && (
    <DrawerSums details={cart.details} isPending={isPending}>
      {!isCustomer(user) && <p className="tiny quiet">{words.guest}</p>}
      <LinkButton wide to="/cart" onClick={close}>
        {words.toCart}
      </LinkButton>
    </DrawerSums>
  )
  return (
    <Sheet open onClose={close} title={words.title} words={words} side="right" footer={footer}>
      {lines.length > 0 ? (
        <ul>
          {lines.map((item) => (
            <DrawerLine key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <NoLines />
      )}
    </Sheet>
  )
}

/** Until the cart is loaded, after a failure, and without goods. */
function NoLines() {
  const words = useWords(cartDrawerWords)
  const { loaded, error } = useStore(cartStore)
  if (loaded)
    return (
      <EmptyState
        picture="cart"
        title={words.empty}
        level={3}
        action={
          <LinkButton to="/goods/1" onClick={close}>
            {words.browse}
          </LinkButton>
        }
      >
        {words.emptyText}
      </EmptyState>
    )
  if (error !== undefined)
    return (
      <EmptyState
        picture="drop"
        title={words.failed}
        level={3}
        action={<Button onClick={load}>{words.tryAgain}</Button>}
      />
    )
  return (
    <Skeleton label={words.loading}>
      <SkeletonBlock shape="thumb" />
      <SkeletonBlock width="most" />
      <SkeletonBlock width="half" />
    </Skeleton>
  )
}
