import { useEffect } from 'react'
import { useStore } from '../../client/store.ts'
import { MenuCount } from '../../ui/menu-count.tsx'
import { menuWords } from '../../words/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { notCancelled, waitingStore } from './waiting-store.ts'

/** Beside the menu's "waiting for delivery": how many there are. */
export function WaitingCount() {
  const words = useWords(menuWords)
  const { value } = useStore(waitingStore)
  useEffect(() => {
    const { loaded, loading } = waitingStore.read()
    // a menu without a number is still a menu
    if (!loaded && !loading) waitingStore.load().catch(() => undefined)
  }, [])
  const count = notCancelled(value ?? []).length
  if (count === 0) return null
  return <MenuCount count={count} label={words.waitingCount(count)} />
}
