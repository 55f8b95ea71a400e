import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { batchesOf, sendInBatches } from './event-batches.ts'

const event = (text: string) => ({ id: randomUUID(), text, signature: 'x'.repeat(86) })

/** A door with as many goods as may be, and words in every field, as JSON within JSON. */
const longEvent = () => {
  const count = { left: 1, taken: 1, damaged: 0, notOurs: 0 }
  const counts = Array.from({ length: 60 }, (_, goodId) => ({ goodId, ...count }))
  const firstVisit = { access: '"ā"'.repeat(66), mayLeave: 'ž'.repeat(100) }
  return event(JSON.stringify({ counts, note: '"šķ'.repeat(100), firstVisit }))
}

const bodySize = (events: object[]) =>
  Buffer.byteLength(JSON.stringify({ device: 123_456, sentAt: new Date(), events }))

test('long events go in bodies that the server takes, in their order', () => {
  const events = Array.from({ length: 250 }, longEvent)
  expect(bodySize(events.slice(0, 100))).toBeGreaterThan(256 * 1024)
  const batches = batchesOf(events)
  expect(batches.flat()).toEqual(events)
  for (const batch of batches) expect(bodySize(batch)).toBeLessThan(256 * 1024)
})

test('no more than a hundred short ones go at once, and a very long one by itself', () => {
  const short = Array.from({ length: 201 }, () => event('{}'))
  expect(batchesOf(short).map(({ length }) => length)).toEqual([100, 100, 1])
  const long = event('x'.repeat(220_000))
  expect(batchesOf([short[0]!, long, short[1]!])).toEqual([[short[0]], [long], [short[1]]])
  expect(batchesOf([])).toEqual([])
})

test('what became of each batch is collected', async () => {
  const events = Array.from({ length: 120 }, () => event('{}'))
  const verdicts = await sendInBatches(events, async (batch) => ({
    verdicts: batch.map(({ id }) => id),
  }))
  expect(verdicts).toEqual(events.map(({ id }) => id))
})
