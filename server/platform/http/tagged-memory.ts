import { LRUCache } from 'lru-cache'

type Entry<Value> = { value: Value; about: readonly number[] }

/**
 * A bounded memory of answers that are alike for everybody. An answer says which records it tells of; it is forgotten
 * with any of them, and is not even kept when one changed while it was being made.
 */
export function taggedMemory<Value extends object>(
  maximumBytes: number,
  sizeOf: (value: Value) => number,
) {
  const keysAbout = new Map<number, Set<string>>()
  const changedAt = new Map<number, number>()
  let [moment, allChangedAt] = [0, 0]

  const kept = new LRUCache<string, Entry<Value>>({
    maxSize: maximumBytes,
    sizeCalculation: ({ value, about }) => sizeOf(value) + about.length * 50 + 200,
    dispose: ({ about }, key) => {
      for (const id of about) {
        const keys = keysAbout.get(id)
        keys?.delete(key)
        if (keys?.size === 0) keysAbout.delete(id)
      }
    },
  })

  return {
    get: (key: string): Value | undefined => kept.get(key)?.value,
    /** To be asked before the answer is made, and told when it is kept. */
    now: () => moment,
    keep(key: string, value: Value, about: readonly number[], begunAt: number) {
      if (allChangedAt > begunAt || about.some((id) => (changedAt.get(id) ?? 0) > begunAt)) return
      kept.set(key, { value, about })
      for (const id of about) keysAbout.set(id, (keysAbout.get(id) ?? new Set()).add(key))
    },
    forget() {
      allChangedAt = moment += 1
      changedAt.clear()
      kept.clear()
    },
    forgetAbout(id: number) {
      changedAt.set(id, (moment += 1))
      for (const key of keysAbout.get(id) ?? []) kept.delete(key)
    },
  }
}
