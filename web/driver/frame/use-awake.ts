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
    void hold()
    return () => {
      isOver = true
      void lock?.release()
    }
  }, [])
}
