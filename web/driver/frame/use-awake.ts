import { useEffect } from 'react'

/** The screen stays awake while this page counts, where the browser can do it. */
export function useAwake(): void {
  useEffect(() => {
    let isOver = false
    let lock: WakeLockSentinel | undefined
    const requestLock = async () => {
      try {
        lock = await navigator.wakeLock?.request('screen')
        if (isOver) await lock?.release()
      } catch {
        // A phone with a low battery refuses; the count goes on.
      }
    }
    // The browser releases the lock when the page is hidden, and never takes it again by itself.
    const requestAgain = () => void (document.hidden || requestLock())
    void requestLock()
    document.addEventListener('visibilitychange', requestAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', requestAgain)
      void lock?.release()
    }
  }, [])
}
