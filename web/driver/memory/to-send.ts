import { HOLD_MS, type StoredEvent } from './stored-event.ts'

/** May still be undone; a clock that was set back holds nothing. */
export const isHeld = ({ state, atMs, isReleased }: StoredEvent, nowMs: number): boolean =>
  state === 'onPhone' && !isReleased && nowMs >= atMs && nowMs - atMs < HOLD_MS

/** What goes now: in the order of its numbers, up to the first that may still be undone. */
export function toSend(all: readonly StoredEvent[], nowMs: number): StoredEvent[] {
  const waiting = all.filter(({ state }) => state === 'onPhone')
  const held = waiting.findIndex((event) => isHeld(event, nowMs))
  return held === -1 ? waiting : waiting.slice(0, held)
}
