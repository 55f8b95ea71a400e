import { expect, test } from 'vitest'
import { HOLD_MS, type StoredEvent } from './stored-event.ts'
import { isHeld, toSend } from './to-send.ts'

const toldAt = (atMs: number, more: Partial<StoredEvent> = {}) =>
  ({ id: String(atMs), seq: atMs, stopId: 1, atMs, state: 'onPhone', ...more }) as StoredEvent

const seqs = (events: readonly StoredEvent[]) => events.map(({ seq }) => seq)

test('what may still be undone waits, and what was told after it', () => {
  const day = [toldAt(1, { state: 'seen' }), toldAt(2), toldAt(5_000), toldAt(5_001)]
  expect(seqs(toSend(day, 2 + HOLD_MS))).toEqual([2])
  expect(seqs(toSend(day, 5_001 + HOLD_MS))).toEqual([2, 5_000, 5_001])
})

test('a driver who has gone on waits for nothing, and no more does a clock that was set back', () => {
  expect(isHeld(toldAt(5_000), 5_001)).toBe(true)
  expect(isHeld(toldAt(5_000, { isReleased: true }), 5_001)).toBe(false)
  expect(isHeld(toldAt(5_000, { state: 'received' }), 5_001)).toBe(false)
  expect(isHeld(toldAt(5_000), 4_999)).toBe(false)
})
