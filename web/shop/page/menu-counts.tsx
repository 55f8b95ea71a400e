import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { MenuCount } from '../../ui/menu-count.tsx'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { notCancelled, useUpcoming } from '../session/upcoming-store.ts'

/** The number of orders in progress beside the menu's link. */
export function WaitingCount() {
  const words = useWords(menuWords)
  const count = notCancelled(useUpcoming()?.orders ?? []).length
  return count === 0 ? null : <MenuCount count={count} label={words.waitingCount(count)} />
}

/** The number of active autoships beside the menu's link. */
export function AutoshipCount() {
  const words = useWords(menuWords)
  const count = (useUpcoming()?.autoships ?? []).filter(isActiveAutoship).length
  return count === 0 ? null : <MenuCount count={count} label={words.autoshipCount(count)} />
}
