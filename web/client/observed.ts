import { useSyncExternalStore } from 'react'

/**
 * A value of this browser tab that components subscribe to; on the server it is the initial one.
 */
export type Observed<Value> = {
  initial: Value
  read: () => Value
  subscribe: (listener: () => void) => () => void
  set: (value: Value) => void
}

export function createObserved<Value>(initial: Value): Observed<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    read: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

export const useObserved = <Value>({
  subscribe,
  read,
  initial,
}: Omit<Observed<Value>, 'set'>): Value => useSyncExternalStore(subscribe, read, () => initial)
