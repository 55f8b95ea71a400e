import { MenuCount } from '../../ui/menu-count.tsx'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { notCancelled, useUpcoming } from '../session/upcoming-store.ts'

/** The number of orders in progress beside the menu's link. */
export function WaitingCount() {
  const words = useWords(menuWords)
  const count = notCancelled(useUpcoming()?.orders ?? []).length
  if (count === 0) return null
  return <MenuCount count={count} label={words.waitingCount(count)} />
}
