import { expect, test } from 'vitest'
import { correctedTime } from './event-time.ts'

const hour = 3_600_000
const receivedMs = Date.parse('2026-11-24T10:00:00Z')

test.each([
  ['a right clock is believed', -hour, 0, -hour, []],
  ['a clock two hours ahead is put back', hour, 2 * hour, -hour, ['clock']],
  ['a clock of another zone is put forward', -4 * hour, -3 * hour, -hour, ['clock']],
  ['an event of the morning that arrives at night is late', -13 * hour, 0, -13 * hour, ['late']],
  ['no event is later than its arrival', hour, 0, 0, ['clock']],
  ['what a clock told before it was set happened on arrival', -receivedMs, 0, 0, ['clock']],
  ['a few seconds ahead are no fault', 2_000, 0, 0, []],
])('%s', (_, said, sent, at, flags) => {
  const time = { saidMs: receivedMs + said, sentMs: receivedMs + sent, receivedMs }
  expect(correctedTime(time)).toEqual({ atMs: receivedMs + at, flags })
})

test('paper has no clock that could be off', () => {
  expect(correctedTime({ saidMs: receivedMs - hour, receivedMs })).toEqual({
    atMs: receivedMs - hour,
    flags: [],
  })
})
