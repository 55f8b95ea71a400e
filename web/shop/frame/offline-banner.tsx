import { useSyncExternalStore } from 'react'
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

/** Stays in sight while the browser is offline. */
export function OfflineBanner() {
  const words = useWords(frameWords)
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="frame-offline">{!online && <Note look="sun">{words.offline}</Note>}</output>
  )
}
