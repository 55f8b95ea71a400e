import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outcomeOfStop, type StopEvent, type StopFact } from './stop-events.ts'
import { undeliveredCodes, undeliveredText } from './undelivered-codes.ts'

const counts = (left: number, taken: number) => [
  { goodId: 101, left, taken, damaged: 0, notOurs: 0 },
]
const delivered = (left: number, taken: number, cashCents = 0): StopFact => ({
  kind: 'delivered',
  counts: counts(left, taken),
  cashCents,
})
const failed: StopFact = {
  kind: 'not_delivered',
  code: 'nobody_home',
  counts: counts(0, 2),
  cashCents: 4210,
}
const event = (id: string, seq: number, fact: StopFact, change = {}): StopEvent => ({
  id,
  source: 'phone 1',
  seq,
  atMs: seq * 60_000,
  fact,
  ...change,
})

test('the last event that decides is the outcome', () => {
  const events = [
    event('a', 1, { kind: 'arrived' }),
    event('b', 2, delivered(3, 2)),
    event('c', 3, delivered(2, 2)),
  ]
  expect(outcomeOfStop(events)).toMatchObject({
    state: 'delivered',
    eventId: 'c',
    attempts: 1,
    isContradicted: false,
  })
})

test('an event that is taken back leaves the one before it', () => {
  const events = [
    event('a', 1, delivered(3, 2)),
    event('b', 2, failed),
    event('c', 3, { kind: 'undone', eventId: 'b' }),
  ]
  expect(outcomeOfStop(events)).toMatchObject({ state: 'delivered', eventId: 'a' })
  expect(outcomeOfStop(events.slice(1))).toMatchObject({ state: 'waiting' })
})

test('a second try the same day keeps the first attempt', () => {
  const later = event('a', 1, { kind: 'later' })
  expect(outcomeOfStop([later])).toMatchObject({ state: 'waiting', attempts: 1 })
  expect(outcomeOfStop([later, event('b', 2, failed)])).toMatchObject({
    state: 'failed',
    attempts: 2,
    fact: { counts: counts(0, 2), cashCents: 4210 },
  })
})

test('a clock that jumps back does not change the order of one phone', () => {
  const events = [event('a', 1, failed), event('b', 2, delivered(3, 3), { atMs: -5_000_000 })]
  expect(outcomeOfStop(events)).toMatchObject({ state: 'delivered' })
})

test('two phones that say the same agree; that say otherwise are a question', () => {
  const other = { source: 'phone 2', atMs: 120_000 }
  const first = event('a', 1, delivered(3, 2, 1580))
  const agreeing = outcomeOfStop([first, event('b', 1, delivered(3, 2, 1580), other)])
  expect(agreeing).toMatchObject({ state: 'delivered', eventId: 'b', isContradicted: false })
  const differing = outcomeOfStop([first, event('b', 1, delivered(3, 1, 1580), other)])
  expect(differing).toMatchObject({ eventId: 'b', isContradicted: true })
})

const fact: fc.Arbitrary<StopFact> = fc.oneof(
  fc
    .tuple(fc.nat(5), fc.nat(5), fc.nat(9_999))
    .map(([left, taken, cash]) => delivered(left, taken, cash)),
  fc.constant(failed),
  fc.constant<StopFact>({ kind: 'later' }),
  fc.constant<StopFact>({ kind: 'arrived' }),
  fc.constant<StopFact>({ kind: 'door', latitude: 56.95, longitude: 24.1 }),
  fc.constant<StopFact>({ kind: 'called' }),
  fc.nat(9).map((index): StopFact => ({ kind: 'undone', eventId: `e${index}` })),
)

const day = fc
  .array(
    fc.record({ fact, source: fc.constantFrom('phone 1', 'phone 2', 'office'), gap: fc.nat(600) }),
    { maxLength: 10 },
  )
  .map((told) =>
    told.map(({ fact: what, source, gap }, index) =>
      event(`e${index}`, index, what, { source, atMs: gap * 1_000 - index * 40_000 }),
    ),
  )

test('late, repeated and reordered events give the same outcome', () => {
  fc.assert(
    fc.property(day, fc.infiniteStream(fc.nat()), (events, chance) => {
      const random = () => chance.next().value
      const twice = events.flatMap((one) => (random() % 2 === 0 ? [one, one] : [one]))
      const shuffled = twice
        .map((one) => ({ one, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ one }) => one)
      expect(outcomeOfStop(shuffled)).toEqual(outcomeOfStop(events))
    }),
    { numRuns: 2_000 },
  )
})

test('a phone whose clock is off by hours tells the same day as a right one', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -864e5, max: 864e5 }), (events, offMs) => {
      const own = events.filter(({ source }) => source === 'phone 1')
      const off = own.map((one) => ({ ...one, atMs: one.atMs + offMs }))
      const { state, attempts } = outcomeOfStop(off)
      expect({ state, attempts }).toEqual({
        state: outcomeOfStop(own).state,
        attempts: outcomeOfStop(own).attempts,
      })
    }),
    { numRuns: 1_000 },
  )
})

test('every code has a sentence for the customer in both languages', () => {
  for (const code of Object.keys(undeliveredCodes) as (keyof typeof undeliveredCodes)[])
    for (const language of ['lv', 'en'] as const)
      expect(undeliveredText(code, '11:42', language)).toMatch(/^\p{Lu}[^{}]+\.$/u)
})
