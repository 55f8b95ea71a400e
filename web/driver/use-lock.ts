import { useEffect, useState } from 'react'

const LOCK_AFTER_MS = 5 * 60_000

/** A phone that lay aside for five minutes asks for the PIN again. */
export function useLock(): [boolean, (isLocked: boolean) => void] {
  const [isLocked, setLocked] = useState(false)
  useEffect(() => {
    let hiddenAt: number | undefined
    const onChange = () => {
      if (document.hidden) hiddenAt = Date.now()
      else if (hiddenAt !== undefined && Date.now() - hiddenAt >= LOCK_AFTER_MS) setLocked(true)
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return [isLocked, setLocked]
}
