import type { Notices } from './notices.ts'

/** Reads once and remembers until the database tells that it changed. What was begun before a change is not remembered after it. */
export function keptReading<Value>(
  notices: Notices,
  channel: string,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  notices.on(channel, () => (kept = undefined))
  return () => {
    if (kept) return kept
    const reading = read().catch((error: unknown) => {
      if (kept === reading) kept = undefined
      throw error
    })
    kept = reading
    return reading
  }
}
