import { createObserved, type Readable, useObserved } from './observed.ts'

/** The state of a data store, as screens read it. */
export type StoreState<Value> = {
  value: Value | undefined
  loading: boolean
  loaded: boolean
  error: unknown
  lastLoaded: number | undefined
}

export type Store<Value> = Readable<StoreState<Value>> & {
  /** Two loads at once share one call. A value that was set meanwhile is newer and stays. */
  load(): Promise<Value>
  /** For the answer of a write, which needs no further load. */
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
  const state = createObserved<StoreState<Value>>(empty)
  let running: Promise<Value> | undefined
  /** Counted to recognise a load that began before the last write and is outdated. */
  let writes = 0

  const change = (next: Partial<StoreState<Value>>) => state.set({ ...state.read(), ...next })
  const show = (value: Value) => change({ ...empty, value, loaded: true, lastLoaded: Date.now() })
  const discardRunningLoad = () => {
    writes += 1
    running = undefined
  }
  const run = async () => {
    const writesAtStart = writes
    const isCurrent = () => writes === writesAtStart
    change({ loading: true })
    try {
      const value = await fetchValue()
      if (isCurrent()) show(value)
      return isCurrent() || !state.read().loaded ? value : (state.read().value as Value)
    } catch (error) {
      if (isCurrent()) change({ loading: false, error })
      throw error
    } finally {
      if (isCurrent()) running = undefined
    }
  }
  return {
    ...state,
    load: () => (running ??= run()),
    set(value) {
      discardRunningLoad()
      show(value)
    },
    clear() {
      discardRunningLoad()
      state.set(empty)
    },
  }
}

const personal: Store<never>[] = []

/** A store of one user's data, cleared when the user changes. */
export function createPersonalStore<Value>(fetchValue: () => Promise<Value>): Store<Value> {
  const store = createStore(fetchValue)
  personal.push(store as unknown as Store<never>)
  return store
}

export function clearPersonalStores() {
  for (const store of personal) store.clear()
}

const FRESH_MS = 10_000

/** What another tab may have changed is read again, and stays in sight until the answer is here. */
export function refreshPersonalStores() {
  for (const store of personal) {
    const { loaded, lastLoaded = 0 } = store.read()
    if (loaded && Date.now() - lastLoaded > FRESH_MS) void store.load().catch(() => undefined)
  }
}

/** Whether the first load has not ended. */
export const isUnread = ({ loaded, error }: StoreState<unknown>): boolean =>
  !loaded && error === undefined

export const useStore = <Value>(store: Store<Value>): StoreState<Value> => useObserved(store)
