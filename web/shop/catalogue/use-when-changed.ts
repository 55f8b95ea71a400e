import { useEffect, useEffectEvent, useRef } from 'react'

/** Runs when a value changes, but not for its first value. */
export function useWhenChanged(value: unknown, work: () => void) {
  const before = useRef(value)
  const doWork = useEffectEvent(work)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    doWork()
  }, [value])
}
