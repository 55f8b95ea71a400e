/**
 * A browser's storage that a visitor may have blocked: reads then find nothing, writes are lost.
 */
function safeStorage(open: () => Storage) {
  function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
    try {
      return work(open())
    } catch {
      return undefined
    }
  }
  return {
    /** `ifBlocked` is the answer of a browser that refuses its storage. */
    read: (key: string, ifBlocked?: string): string | undefined => {
      const text = attempt((storage) => storage.getItem(key))
      return text === undefined ? ifBlocked : (text ?? undefined)
    },
    /**
     * What is missing or is no JSON reads as `undefined`; the caller checks old or foreign values.
     */
    readJson: (key: string): unknown =>
      attempt((storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown) ?? undefined,
    write: (key: string, text: string): void => attempt((storage) => storage.setItem(key, text)),
    writeJson: (key: string, value: unknown): void =>
      attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key: string): void => attempt((storage) => storage.removeItem(key)),
    removeAll: (prefix: string): void =>
      attempt((storage) => {
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
      }),
  }
}

export const safeLocalStorage = safeStorage(() => localStorage)
export const safeSessionStorage = safeStorage(() => sessionStorage)
