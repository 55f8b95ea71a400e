import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { onDay } from '../../../domain/calendar/phrases.ts'
import { rigaDay, rigaTime } from '../../../domain/calendar/riga-time.ts'
import { useObserved } from '../../client/observed.ts'
import { subscribeToNetwork } from '../../client/subscribe-to-network.ts'
import { Note } from '../../ui/note.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { offlineWords } from '../../words/shop/offline.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { pagesSince, storesSince } from './shown-since.ts'

/** Says from when the page is; what came back with the network takes its place. */
export function LastKnownNote() {
  const { offline } = useWords(frameWords)
  const words = useWords(offlineWords)
  const language = useLanguage()
  const since = useShownSince()
  const online = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => {
    if (since === undefined) return
    pagesSince.set(new Map())
    void revalidate()
  })
  useEffect(() => {
    const follow = () => refresh()
    addEventListener('online', follow)
    return () => removeEventListener('online', follow)
  }, [])
  if (since === undefined) return online ? null : <Note look="sun">{offline}</Note>
  const day = onDay(rigaDay(since), language)
  return <Note look="sun">{words.lastKnown(day, rigaTime(since))}</Note>
}

/** The oldest of what the page was read for; else of what every page has. */
function useShownSince(): number | undefined {
  const page = useObserved(pagesSince).get(useLocation().pathname)
  const stores = [...useObserved(storesSince).values()]
  return page ?? (stores.length > 0 ? Math.min(...stores) : undefined)
}
