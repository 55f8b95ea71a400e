import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { MenuCount } from '../../ui/menu-count.tsx'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { useUpcoming } from '../session/upcoming-store.ts'

/** The number of active autoships beside the menu's link. */
export function AutoshipCount() {
  const words = useWords(menuWords)
  const count = (useUpcoming()?.autoships ?? []).filter(isActiveAutoship).length
  if (count === 0) return null
  return <MenuCount count={count} label={words.autoshipCount(count)} />
}
