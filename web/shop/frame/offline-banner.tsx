import { useSyncExternalStore } from 'react'
import { Note } from '../../ui/note.tsx'
import { frameWords } from '../../words/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './offline-banner.css'

const watch = (listener: () => void) => {
  const events = ['online', 'offline'] as const
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** Says that the network is gone, where it stays in sight, and leaves by itself when it is back. */
export function OfflineBanner() {
  const words = useWords(frameWords)
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  return <output className="offline">{!online && <Note look="sun">{words.offline}</Note>}</output>
}
