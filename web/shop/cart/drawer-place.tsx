import { Suspense } from 'react'
import { useObserved } from '../../client/observed.ts'
import { lazily } from '../../ui/lazily.ts'
import { cartDrawer } from './drawer-state.ts'

const CartDrawer = lazily(() => import('./cart-drawer.tsx'))

/** The drawer is fetched when it is opened for the first time. */
export function DrawerPlace() {
  return <Suspense>{useObserved(cartDrawer) && <CartDrawer />}</Suspense>
}
