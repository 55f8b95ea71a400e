import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import { Note } from '../../ui/note.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './offline-banner.css'

const subscribe = (listener: () => void) => {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** Without a network no page can come; the installed shop has its own. */
const isCutOff = () => !navigator.onLine && !navigator.serviceWorker?.controller

/** Stays in sight while the browser is offline; a pressed link is followed afterwards. */
export function OfflineBanner() {
  const words = useWords(frameWords)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const waiting = useBlocker(isCutOff)
  useEffect(() => {
    if (online) waiting.proceed?.()
  }, [online, waiting])
  const text = waiting.state === 'blocked' ? words.opensLater : words.offline
  return <output className="frame-offline">{!online && <Note look="sun">{text}</Note>}</output>
}
