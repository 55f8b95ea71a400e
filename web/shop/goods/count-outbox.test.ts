import { beforeEach, expect, test, vi } from 'vitest'
import { type Counts, createCountOutbox } from './count-outbox.ts'

let sent: [number, Counts][]
let outbox: ReturnType<typeof createCountOutbox>

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  outbox = createCountOutbox(async (goodId, counts) => {
    sent.push([goodId, counts])
    await new Promise((answered) => setTimeout(answered, 100))
  })
})

const two = { order: 2, return: 0 }
const three = { order: 3, return: 0 }

test('a count is shown at once and sent half a second after the last change', async () => {
  outbox.change(7, two)
  await vi.advanceTimersByTimeAsync(400)
  outbox.change(7, three)
  expect(outbox.pending.read().get(7)).toEqual(three)
  await vi.advanceTimersByTimeAsync(499)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([[7, three]])
})

test('an answered count gives way to the server’s', async () => {
  outbox.change(7, two)
  await vi.advanceTimersByTimeAsync(600)
  expect(outbox.pending.read().size).toBe(0)
})

test('a count changed while the first is being sent is sent after it', async () => {
  outbox.change(7, two, 0)
  await vi.advanceTimersByTimeAsync(50)
  outbox.change(7, three)
  await vi.advanceTimersByTimeAsync(100)
  expect(outbox.pending.read().get(7)).toEqual(three)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toEqual([
    [7, two],
    [7, three],
  ])
})

test('writes run one after another, so that the first can create the cart', async () => {
  outbox.change(7, two, 0)
  outbox.change(8, two, 0)
  await vi.advanceTimersByTimeAsync(50)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(sent).toHaveLength(2)
})

test('flushing sends all pending counts', async () => {
  outbox.change(7, two)
  const flushed = outbox.flush()
  await vi.advanceTimersByTimeAsync(100)
  await flushed
  expect(sent).toEqual([[7, two]])
})
