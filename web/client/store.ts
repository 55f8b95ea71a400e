import { createObserved, type Observed, useObserved } from './observed.ts'

/** What a data store of the browser tells of itself. */
export type Stored<Value> = {
  value: Value | undefined
  loading: boolean
  loaded: boolean
  error: unknown
  lastLoaded: number | undefined
}

export type Store<Value> = Omit<Observed<Stored<Value>>, 'set'> & {
  /** Loads anew; two at once share one call. What a write answered meanwhile is newer than what comes, and stays. */
  load(): Promise<Value>
  /** What a write answered stands at once, without another call. */
  set(value: Value): void
  clear(): void
}

const empty = {
  value: undefined,
  loading: false,
  loaded: false,
  error: undefined,
  lastLoaded: undefined,
}

export function createStore<Value>(fetchValue: () => Promise<Value>): Store<Value> {
  const state = createObserved<Stored<Value>>(empty)
  let running: Promise<Value> | undefined
  /** A load that began before the last write brings what was there before it. */
  let writes = 0

  const change = (next: Partial<Stored<Value>>) => state.set({ ...state.read(), ...next })
  const show = (value: Value) =>
    change({ value, loading: false, loaded: true, error: undefined, lastLoaded: Date.now() })
  const overtake = () => {
    writes += 1
    running = undefined
  }
  const run = async () => {
    const begun = writes
    change({ loading: true })
    try {
      const value = await fetchValue()
      if (writes === begun) show(value)
      return writes === begun || !state.read().loaded ? value : (state.read().value as Value)
    } catch (error) {
      if (writes === begun) change({ loading: false, error })
      throw error
    } finally {
      if (writes === begun) running = undefined
    }
  }
  return {
    read: state.read,
    subscribe: state.subscribe,
    initial: state.initial,
    load: () => (running ??= run()),
    set: (value) => {
      overtake()
      show(value)
    },
    clear: () => {
      overtake()
      state.set(empty)
    },
  }
}

const personal: Store<never>[] = []

/** A store of what belongs to one person: emptied when another one comes. */
export function createPersonalStore<Value>(fetchValue: () => Promise<Value>): Store<Value> {
  const store = createStore(fetchValue)
  personal.push(store as unknown as Store<never>)
  return store
}

export function clearPersonalStores() {
  for (const store of personal) store.clear()
}

export const useStore = <Value>(store: Store<Value>): Stored<Value> => useObserved(store)
