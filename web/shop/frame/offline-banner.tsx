import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { useObserved } from '../../client/observed.ts'
import { subscribeToNetwork } from '../../client/subscribe-to-network.ts'
import { Note } from '../../ui/note.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { offlineParts } from '../page/offline-parts.ts'
import './offline-banner.css'

/** Without a network no page can come; the installed shop has its own. */
const isCutOff = () => !navigator.onLine && !offlineParts.read()

/** Stays in sight while the browser is offline; a pressed link is followed afterwards. */
export function OfflineBanner() {
  const words = useWords(frameWords)
  const installed = useObserved(offlineParts)
  const online = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  )
  const waiting = useBlocker(isCutOff)
  useEffect(() => {
    if (online) waiting.proceed?.()
  }, [online, waiting])
  const text = waiting.state === 'blocked' ? words.opensLater : words.offline
  return (
    <output className="frame-offline">
      {installed ? installed.note : !online && <Note look="sun">{text}</Note>}
    </output>
  )
}
