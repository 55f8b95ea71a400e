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

export type Readable<Value> = Omit<Observed<Value>, 'set'>

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

/** A part of an observed value; `select` must answer the same part for the same value. */
export const selectFrom = <Value, Part>(
  { initial, read, subscribe }: Readable<Value>,
  select: (value: Value) => Part,
): Readable<Part> => ({ initial: select(initial), read: () => select(read()), subscribe })

export const useObserved = <Value>({ subscribe, read, initial }: Readable<Value>): Value =>
  useSyncExternalStore(subscribe, read, () => initial)
