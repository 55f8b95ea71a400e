import { LRUCache } from 'lru-cache'
import { watchCache } from '../metrics.ts'

type Entry<Value> = { value: Value; ids: readonly number[] }

/**
 * A bounded cache of answers that are the same for everybody, tagged with the ids of the records in
 * them. A change of a record evicts its answers, and an answer made from older data is not stored.
 */
export function taggedCache<Value extends object>(
  name: string,
  maximumBytes: number,
  sizeOf: (value: Value) => number,
) {
  const keysById = new Map<number, Set<string>>()
  const changedAt = new Map<number, number>()
  let [moment, allChangedAt] = [0, 0]

  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maximumBytes,
    // All that an entry costs: its key, two bytes a letter at most, and its places in the maps.
    sizeCalculation: ({ value, ids }, key) =>
      sizeOf(value) + 2 * key.length + ids.length * 100 + 500,
    dispose: ({ ids }, key) => removeKey(keysById, ids, key),
  })

  watchCache(name, () => entries.calculatedSize)

  return {
    get: (key: string): Value | undefined => entries.get(key)?.value,
    /** Read this before making an answer and pass it to `set` as `startedAt`. */
    now: () => moment,
    set(key: string, value: Value, ids: readonly number[], startedAt: number) {
      if (allChangedAt > startedAt || ids.some((id) => (changedAt.get(id) ?? 0) > startedAt)) return
      entries.set(key, { value, ids })
      for (const id of ids) keysById.set(id, (keysById.get(id) ?? new Set()).add(key))
    },
    clear() {
      allChangedAt = moment += 1
      changedAt.clear()
      entries.clear()
    },
    invalidate(id: number) {
      changedAt.set(id, (moment += 1))
      for (const key of keysById.get(id) ?? []) entries.delete(key)
    },
  }
}

function removeKey(keysById: Map<number, Set<string>>, ids: readonly number[], key: string) {
  for (const id of ids) {
    const keys = keysById.get(id)
    keys?.delete(key)
    if (keys?.size === 0) keysById.delete(id)
  }
}
