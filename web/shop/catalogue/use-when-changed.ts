import { useEffect, useEffectEvent, useRef } from 'react'

/** Does something once a value is another one than before: what it was at first is drawn already. */
export function useWhenChanged(value: unknown, work: () => void) {
  const before = useRef(value)
  const doWork = useEffectEvent(work)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    doWork()
  }, [value])
}
