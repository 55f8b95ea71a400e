import { afterEach, beforeEach, vi } from 'vitest'

/** Gives tests outside a browser a storage, empty before each test; returns its entries. */
export function stubStorage(name: 'sessionStorage' | 'localStorage'): Map<string, string> {
  const entries = new Map<string, string>()
  beforeEach(() => {
    entries.clear()
    vi.stubGlobal(name, {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => entries.set(key, text),
      removeItem: (key: string) => entries.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return entries
}
