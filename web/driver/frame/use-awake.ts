import { useEffect } from 'react'

/** The screen stays awake while this page counts, where the browser can do it. */
export function useAwake(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const hold = async () => {
      try {
        lock = await navigator.wakeLock?.request('screen')
        if (isOver) await lock?.release()
      } catch {
        // A phone with a low battery refuses; the count goes on.
      }
    }
    // The browser lets go of the screen when the page is hidden, and holds it again only when asked.
    const holdAgain = () => void (document.hidden || hold())
    void hold()
    document.addEventListener('visibilitychange', holdAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', holdAgain)
      void lock?.release()
    }
  }, [])
}
