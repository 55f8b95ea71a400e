import { useEffect, useState } from 'react'
import { MINUTE_MS } from '../../domain/calendar/durations.ts'
import { safeLocalStorage } from '../client/safe-storage.ts'

const LOCK_AFTER_MS = 5 * MINUTE_MS
/** Since when the phone lies aside; it outlives the app, which a thief could kill. */
const KEY = 'avots.driver-aside-since'
const longAgo = 1

const isDue = () => {
  const sinceMs = Number(safeLocalStorage.read(KEY) ?? 0)
  return sinceMs > 0 && Date.now() - sinceMs >= LOCK_AFTER_MS
}

/** A phone that lay aside for five minutes, or was locked by a press, asks for the PIN again. */
export function useLock(): [boolean, (isLocked: boolean) => void] {
  const [isLocked, setLocked] = useState(isDue)
  useEffect(() => {
    const onChange = () => {
      if (isDue()) setLocked(true)
      else if (document.hidden) safeLocalStorage.write(KEY, String(Date.now()))
      else safeLocalStorage.remove(KEY)
    }
    onChange()
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  const change = (isNowLocked: boolean) => {
    if (isNowLocked) safeLocalStorage.write(KEY, String(longAgo))
    else safeLocalStorage.remove(KEY)
    setLocked(isNowLocked)
  }
  return [isLocked, change]
}
