import fc from 'fast-check'
import { expect, test } from 'vitest'
import { swappedDigits } from './cash-causes.ts'
import { explainDifferences } from './explain-differences.ts'
import type { RunToExplain, StopToExplain } from './run-to-explain.ts'

const stop = (stopId: number, change: Partial<StopToExplain> = {}): StopToExplain => ({
  stopId,
  told: [{ goodId: 101, left: 3, taken: 2 }],
  asked: [{ goodId: 101, ordered: 3, returned: 2 }],
  claimed: [],
  cashCents: 3170,
  dueCents: 3170,
  ...change,
})

const run = (change: Partial<RunToExplain>): RunToExplain => ({
  stops: [stop(1), stop(2, { cashCents: 2370, dueCents: 2370 })],
  goods: [{ goodId: 101, priceCents: 790, depositCents: 800 }],
  differences: {},
  floatCents: 5000,
  countedCents: 10_540,
  loads: [{ goodId: 101, planned: 60, driver: 60, warehouse: 60 }],
  openTransfers: [],
  otherRuns: [],
  ...change,
})

const bestOf = (asked: RunToExplain, key: string) =>
  explainDifferences(asked).find((difference) => difference.key === key)?.causes[0]

test('a full bottle fewer and the price with its deposit more is a sale without a record', () => {
  const asked = run({ differences: { 'full:101': -1, cash: 1590 } })
  expect(bestOf(asked, 'cash')).toMatchObject({ kind: 'sale_not_recorded', stopIds: [1, 2] })
  expect(bestOf(asked, 'full:101')).toMatchObject({ kind: 'sale_not_recorded' })
})

test('a stop that paid for one bottle more names itself', () => {
  const stops = [stop(1), stop(2, { cashCents: 4760, dueCents: 3170 })]
  expect(bestOf(run({ stops, differences: { 'full:101': -1 } }), 'full:101')).toMatchObject({
    kind: 'sale_not_recorded',
    stopIds: [2],
  })
})

test('an objection of the customer goes before a bottle that broke', () => {
  const stops = [stop(1, { claimed: [{ goodId: 101, left: 4, taken: 2 }] }), stop(2)]
  const [difference] = explainDifferences(run({ stops, differences: { 'full:101': -1 } }))
  expect(difference?.causes.map(({ kind }) => kind)).toEqual(['left_more', 'broken', 'left_more'])
  expect(difference?.causes[0]).toMatchObject({ stopIds: [1] })
})

test('empties too many are of the stop that took fewer than was said', () => {
  const stops = [stop(1), stop(2, { told: [{ goodId: 101, left: 3, taken: 0 }] })]
  expect(bestOf(run({ stops, differences: { 'empty:101': 2 } }), 'empty:101')).toMatchObject({
    kind: 'took_more',
    stopIds: [2],
  })
})

test('cash that is short by the sum of a stop was not paid there', () => {
  expect(bestOf(run({ differences: { cash: -2370 } }), 'cash')).toMatchObject({
    kind: 'not_paid',
    stopIds: [2],
  })
})

test('two stops that sum to what is short are named both', () => {
  const [cash] = explainDifferences(run({ differences: { cash: -5540 } }))
  const named = cash?.causes.filter(({ kind }) => kind === 'not_paid')
  expect(named?.map(({ stopIds }) => stopIds)).toEqual([[1], [2]])
})

test('54 typed for 45 is a swap of digits', () => {
  expect(swappedDigits(5400)).toEqual([4500, 5040])
  const stops = [stop(1, { cashCents: 5400, dueCents: 5400 })]
  expect(bestOf(run({ stops, differences: { cash: -900 } }), 'cash')).toMatchObject({
    kind: 'digits_swapped',
    stopIds: [1],
  })
})

test('the change that the driver left with, and a note, are known by their sums', () => {
  expect(bestOf(run({ differences: { cash: -5000 } }), 'cash')?.kind).toBe('float_forgotten')
  expect(bestOf(run({ differences: { cash: -2000 } }), 'cash')?.kind).toBe('note_miscounted')
})

test('a transfer that one hand has not confirmed explains what both vans lack', () => {
  const openTransfers = [{ transferId: 7, goodId: 101, pieces: -2 }]
  const asked = run({ openTransfers, differences: { 'full:101': -2 } })
  expect(bestOf(asked, 'full:101')).toMatchObject({ kind: 'transfer_not_confirmed', transferId: 7 })
  const otherRuns = [{ runId: 9, goodId: 101, pieces: 1 }]
  expect(bestOf(run({ otherRuns, differences: { 'full:101': -1 } }), 'full:101')).toMatchObject({
    kind: 'transfer_not_confirmed',
    otherRunId: 9,
  })
})

test('the count of a load that the other side did not agree with is remembered', () => {
  const loads = [{ goodId: 101, planned: 60, driver: 58, warehouse: 60 }]
  expect(bestOf(run({ loads, differences: { 'full:101': -2 } }), 'full:101')).toMatchObject({
    kind: 'load_miscounted',
  })
})

test('a damaged bottle that came back explains the full one that is missing', () => {
  const differences = { 'full:101': -1, 'damaged:101': 1 }
  expect(bestOf(run({ differences }), 'full:101')?.kind).toBe('broken')
  expect(bestOf(run({ differences }), 'damaged:101')?.kind).toBe('broken')
})

test('what has no known cause is left without one', () => {
  const alone = run({ stops: [], floatCents: 0, countedCents: 0, differences: { cash: -777 } })
  expect(explainDifferences(alone)).toEqual([{ key: 'cash', amount: -777, causes: [] }])
  expect(explainDifferences(run({}))).toEqual([])
})

test('each explanation goes in the direction of its difference', () => {
  const amounts = fc.tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -3, max: 3 }))
  fc.assert(
    fc.property(amounts, fc.integer({ min: -4000, max: 4000 }), ([full, empty], cash) => {
      const differences = { 'full:101': full, 'empty:101': empty, cash }
      for (const { key, amount, causes } of explainDifferences(run({ differences }))) {
        expect(causes.length).toBeLessThanOrEqual(3)
        for (const { effect } of causes) expect(Math.sign(effect[key]!)).toBe(Math.sign(amount))
      }
    }),
    { numRuns: 200 },
  )
})
