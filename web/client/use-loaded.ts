import { useEffect, useEffectEvent, useRef, useState } from 'react'

type Loaded<Value> = {
  value: Value | undefined
  /** What was asked in vain; another question has not failed yet. */
  failed?: { key: unknown; attempt: number }
}

/**
 * What `load` answers, for data that a part of a page reads by itself. It is read again when `key`
 * changes, and not while `key` is undefined. The former answer stays until the next one.
 */
export function useLoaded<Value>(key: unknown, load: (signal: AbortSignal) => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ value: undefined })
  const [attempt, setAttempt] = useState(0)
  const running = useRef<AbortController>(undefined)
  const start = useEffectEvent(load)
  useEffect(() => {
    if (key === undefined) return undefined
    const abort = new AbortController()
    running.current = abort
    start(abort.signal).then(
      (value) => abort.signal.aborted || setLoaded({ value }),
      () => abort.signal.aborted || setLoaded(({ value }) => ({ value, failed: { key, attempt } })),
    )
    return () => abort.abort()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt reads again
  }, [key, attempt])
  const { value, failed } = loaded
  return {
    value,
    hasFailed: failed !== undefined && failed.key === key && failed.attempt === attempt,
    reload: () => setAttempt((before) => before + 1),
    /** Shows the answer of a write; a read that began before it is outdated. */
    update: (change: (value: Value) => Value) => {
      running.current?.abort()
      setLoaded((before) => ({
        ...before,
        value: before.value === undefined ? undefined : change(before.value),
      }))
    },
  }
}
