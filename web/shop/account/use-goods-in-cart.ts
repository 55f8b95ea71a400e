import { useEffect, useState } from 'react'
import { useStore } from '../../client/store.ts'
import { cartStore } from '../session/cart-store.ts'

const MARK_DELAY_MS = 500

/** Good ids in the cart; empty for the first half second, as the spec requires. */
export function useGoodsInCart(): ReadonlySet<number> {
  const lines = useStore(cartStore).value?.items ?? []
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), MARK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return new Set(ready ? lines.map(({ good_id: goodId }) => goodId) : [])
}
