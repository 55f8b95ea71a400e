import { useEffect } from 'react'
import { useStore } from '../../client/store.ts'
import { MenuCount } from '../../ui/menu-count.tsx'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { notCancelled, waitingStore } from '../session/waiting-store.ts'

/** The number of orders in progress beside the menu's link. */
export function WaitingCount() {
  const words = useWords(menuWords)
  const { value } = useStore(waitingStore)
  useEffect(() => {
    const { loaded, loading } = waitingStore.read()
    // On failure the menu shows no number.
    if (!loaded && !loading) waitingStore.load().catch(() => undefined)
  }, [])
  const count = notCancelled(value ?? []).length
  if (count === 0) return null
  return <MenuCount count={count} label={words.waitingCount(count)} />
}
