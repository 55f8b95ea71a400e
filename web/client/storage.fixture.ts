import { afterEach, beforeEach, vi } from 'vitest'

/** A browser's storage, which tests outside of one lack: empty before each, and at hand for a look. */
export function storageOf(name: 'sessionStorage' | 'localStorage'): Map<string, string> {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal(name, {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())
  return kept
}
