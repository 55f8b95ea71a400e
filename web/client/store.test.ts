import { expect, test } from 'vitest'
import { clearPersonalStores, createPersonalStore, createStore } from './store.ts'

/** A store whose answers the test gives. */
function waitingStore(create: typeof createStore<string> = createStore) {
  const waiting: PromiseWithResolvers<string>[] = []
  const store = create(() => {
    const next = Promise.withResolvers<string>()
    waiting.push(next)
    return next.promise
  })
  return { store, waiting }
}

test('a store tells that it loads, what it has loaded and when', async () => {
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
  expect(store.read()).toMatchObject({ value: 'grozs', loading: false, loaded: true, error: undefined })
  expect(store.read().lastLoaded).toBeTypeOf('number')
})

test('a failure is told, and what was there before stays', async () => {
  const { store, waiting } = waitingStore()
  store.set('grozs')
  const { lastLoaded } = store.read()
  const loading = store.load()
  const gone = new Error('gone')
  waiting[0]!.reject(gone)
  await expect(loading).rejects.toBe(gone)
  expect(store.read()).toEqual({ value: 'grozs', loading: false, loaded: true, error: gone, lastLoaded })
})

test('who asks while it loads shares the one call, and the next one asks anew', async () => {
  const { store, waiting } = waitingStore()
  const both = [store.load(), store.load()]
  waiting[0]!.resolve('grozs')
  expect(await Promise.all(both)).toEqual(['grozs', 'grozs'])
  void store.load()
  expect(waiting).toHaveLength(2)
})

test('what belongs to a person is forgotten when another one comes', () => {
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
