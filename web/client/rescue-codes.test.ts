import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { codesOf, readCodes } from './rescue-codes.ts'

const rescue = {
  device: 7,
  sentAt: '2026-11-23T15:00:00.000Z',
  events: Array.from({ length: 60 }, (_, index) => {
    const id = randomUUID()
    const counts = [{ goodId: 101, left: index % 5, taken: index % 3, damaged: 0, notOurs: 0 }]
    const about = { id, device: 7, seq: index + 1, stopId: 1_000 + index, planRevision: 4 }
    const when = {
      at: '2026-11-23T10:11:12.000Z',
      elapsedMs: 60_000 * index,
      appVersion: 'entry-Ab12',
    }
    const fact = { kind: 'delivered', counts, cashCents: 790 * (index % 4) }
    const signature = randomBytes(64).toString('base64url')
    return { id, text: JSON.stringify({ ...about, ...when, fact }), signature }
  }),
}

test('the events of sixty stops fit in a dozen pictures, read in any order and twice', async () => {
  const codes = await codesOf(rescue)
  expect(codes.length).toBeLessThanOrEqual(12)
  expect(Math.max(...codes.map((code) => code.length))).toBeLessThan(1_059)
  const shuffled = [...codes.toReversed(), ...codes.slice(0, 3)]
  expect(await readCodes(shuffled)).toEqual({ state: 'whole', rescue })
})

test('what is missing is named, and another row starts anew', async () => {
  const codes = await codesOf(rescue)
  expect(await readCodes(codes.slice(2))).toMatchObject({ state: 'partly', missing: [1, 2] })
  const [first] = await codesOf({ ...rescue, events: rescue.events.slice(0, 1) })
  expect(await readCodes([...codes.slice(1), first!])).toMatchObject({
    state: 'whole',
    rescue: { events: [{ id: rescue.events[0]!.id }] },
  })
  expect(await readCodes(['https://avots.example', ''])).toEqual({ state: 'none' })
})

test('a row of codes that holds no events is none', async () => {
  for (const odd of [{}, null, 7, 'x', [], { events: 3 }, { events: null }]) {
    const codes = await codesOf(odd as unknown as Parameters<typeof codesOf>[0])
    expect(await readCodes(codes)).toEqual({ state: 'none' })
  }
})
