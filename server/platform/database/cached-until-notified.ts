import type { Notices } from './notices.ts'

/**
 * Reads once and caches the result until the database notifies of a change. A reading that began
 * before a change is not cached after it.
 */
export function cachedUntilNotified<Value>(
  notices: Notices,
  channel: string,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let cached: Promise<Value> | undefined
  notices.on(channel, () => (cached = undefined))
  return () => {
    if (cached) return cached
    const reading = read().catch((error: unknown) => {
      if (cached === reading) cached = undefined
      throw error
    })
    cached = reading
    return reading
  }
}
