import { expect, test, vi } from 'vitest'
import {
  clearPersonalStores,
  createPersonalStore,
  createStore,
  refreshPersonalStores,
} from './store.ts'

/** A store whose loads the test resolves. */
function waitingStore(create: typeof createStore<string> = createStore) {
  const waiting: PromiseWithResolvers<string>[] = []
  const store = create(() => {
    const next = Promise.withResolvers<string>()
    waiting.push(next)
    return next.promise
  })
  return { store, waiting }
}

test('a store shows that it loads, what it has loaded and when', async () => {
  const { store, waiting } = waitingStore()
  expect(store.read()).toEqual({
    value: undefined,
    loading: false,
    loaded: false,
    error: undefined,
    lastLoaded: undefined,
  })
  const loading = store.load()
  expect(store.read()).toMatchObject({ loading: true, loaded: false })
  waiting[0]!.resolve('grozs')
  expect(await loading).toBe('grozs')
  expect(store.read()).toMatchObject({
    value: 'grozs',
    loading: false,
    loaded: true,
    error: undefined,
  })
  expect(store.read().lastLoaded).toBeTypeOf('number')
})

test('a failed load keeps the former value and reports the error', async () => {
  const { store, waiting } = waitingStore()
  store.set('grozs')
  const { lastLoaded } = store.read()
  const loading = store.load()
  const gone = new Error('gone')
  waiting[0]!.reject(gone)
  await expect(loading).rejects.toBe(gone)
  expect(store.read()).toEqual({
    value: 'grozs',
    loading: false,
    loaded: true,
    error: gone,
    lastLoaded,
  })
})

test('loads at the same time share one call, and a later load makes a new one', async () => {
  const { store, waiting } = waitingStore()
  const both = [store.load(), store.load()]
  waiting[0]!.resolve('grozs')
  expect(await Promise.all(both)).toEqual(['grozs', 'grozs'])
  void store.load()
  expect(waiting).toHaveLength(2)
})

test('a value set during a load is newer than the loaded one and stays', async () => {
  const { store, waiting } = waitingStore()
  const loading = store.load()
  store.set('grozs pēc maiņas')
  waiting[0]!.resolve('grozs pirms maiņas')
  expect(await loading).toBe('grozs pēc maiņas')
  expect(store.read().value).toBe('grozs pēc maiņas')
  const secondLoad = store.load()
  waiting[1]!.resolve('grozs vēlāk')
  expect(await secondLoad).toBe('grozs vēlāk')
})

test('a load that fails after a write leaves the written value without an error', async () => {
  const { store, waiting } = waitingStore()
  const loading = store.load()
  store.set('grozs')
  waiting[0]!.reject(new Error('gone'))
  await expect(loading).rejects.toThrow('gone')
  expect(store.read()).toMatchObject({ value: 'grozs', loading: false, error: undefined })
})

test('a load started for one user is not shown to the next user', async () => {
  const { store, waiting } = waitingStore(createPersonalStore)
  const ofAnna = store.load()
  clearPersonalStores()
  const ofJanis = store.load()
  waiting[1]!.resolve('Jāņa grozs')
  await ofJanis
  waiting[0]!.resolve('Annas grozs')
  await ofAnna
  expect(store.read().value).toBe('Jāņa grozs')
})

test('a change of user clears personal stores and no others', () => {
  const personal = waitingStore(createPersonalStore).store
  const shared = waitingStore().store
  personal.set('Annas grozs')
  shared.set('kategorijas')
  clearPersonalStores()
  expect([personal.read().loaded, personal.read().value, shared.read().value]).toEqual([
    false,
    undefined,
    'kategorijas',
  ])
})

test('back in a tab its personal stores are read again, but not what has just been read', () => {
  vi.useFakeTimers()
  clearPersonalStores()
  const { store, waiting } = waitingStore(createPersonalStore)
  store.set('Annas grozs')
  refreshPersonalStores()
  expect(waiting).toHaveLength(0)
  vi.advanceTimersByTime(11_000)
  refreshPersonalStores()
  expect(waiting).toHaveLength(1)
  expect(store.read().value).toBe('Annas grozs')
  vi.useRealTimers()
})
