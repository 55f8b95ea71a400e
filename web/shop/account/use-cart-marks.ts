import { useEffect, useState } from 'react'
import { useStore } from '../../client/store.ts'
import { cartStore } from '../cart/cart-store.ts'

const MARK_DELAY_MS = 500

/** The goods that are in the cart now; the marks are set half a second after the page has come, as the spec has it. */
export function useGoodIdsInCart(): ReadonlySet<number> {
  const lines = useStore(cartStore).value?.items ?? []
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), MARK_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return new Set(ready ? lines.map(({ good_id: goodId }) => goodId) : [])
}
