import { useEffect } from 'react'
import { useStore } from '../../client/store.ts'
import { MenuCount } from '../../ui/menu-count.tsx'
import { menuWords } from '../../words/shop/menu.ts'
import { useWords } from '../../words/use-words.ts'
import { autoshipStore } from '../session/autoship-store.ts'

/** The number of active autoships beside the menu's link. */
export function AutoshipCount() {
  const words = useWords(menuWords)
  const { value } = useStore(autoshipStore)
  useEffect(() => {
    const { loaded, loading } = autoshipStore.read()
    // On failure the menu shows no number.
    if (!loaded && !loading) autoshipStore.load().catch(() => undefined)
  }, [])
  const count = (value ?? []).filter(({ status }) => status === 1).length
  if (count === 0) return null
  return <MenuCount count={count} label={words.autoshipCount(count)} />
}
