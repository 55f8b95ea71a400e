import { Suspense } from 'react'
import { useObserved } from '../../client/observed.ts'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { cartDrawer } from '../goods/drawer-state.ts'

const CartDrawer = lazyWithRetry(() => import('./cart-drawer.tsx'))

/** The drawer's code is loaded when it first opens. */
export function LazyCartDrawer() {
  return <Suspense>{useObserved(cartDrawer) && <CartDrawer />}</Suspense>
}
