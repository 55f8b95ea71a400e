import { Suspense } from 'react'
import { useObserved } from '../../client/observed.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { cartDrawer } from './drawer-state.ts'

const CartDrawer = lazyWithRetry(() => import('./cart-drawer.tsx'))

/** The drawer is fetched when it is opened for the first time. */
export function LazyCartDrawer() {
  return <Suspense>{useObserved(cartDrawer) && <CartDrawer />}</Suspense>
}
