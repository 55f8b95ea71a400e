import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import {
  linesOfDelivery,
  orderedLines,
  type OneTimeChange,
  type StockLookup,
  type PlanLine,
} from './delivery-lines.ts'

const planned = (goodId: number, ordered: number, more: Partial<PlanLine> = {}): PlanLine => ({
  goodId,
  ordered,
  returned: 0,
  substituteGoodId: null,
  ...more,
})

/** The given stock of some goods; unlimited stock of the others. */
const stock =
  (inStock: Record<number, number>, withdrawn: number[] = []): StockLookup =>
  (goodId) => ({
    maximum: withdrawn.includes(goodId) ? 0 : (inStock[goodId] ?? 9999),
    isWithdrawn: withdrawn.includes(goodId),
    held: null,
  })

const delivered = (
  plan: PlanLine[],
  oneTimeChanges: OneTimeChange[],
  from: StockLookup,
): unknown[] =>
  orderedLines(linesOfDelivery(plan, oneTimeChanges, from)).map(
    ({ goodId, ordered, returned, oneTimeChange, insteadOf }) =>
      [
        goodId,
        ordered,
        returned,
        oneTimeChange ?? (insteadOf === null ? 'as usual' : `instead of ${insteadOf}`),
      ].join(' '),
  )

test('a delivery brings the plan with the goods changed, left out and added this time', () => {
  const plan = [planned(1, 3, { returned: 3 }), planned(2, 1), planned(3, 2)]
  const oneTimeChanges = [
    { goodId: 2, ordered: 4, returned: 0 },
    { goodId: 3, ordered: 0, returned: 0 },
    { goodId: 9, ordered: 1, returned: 0 },
    { goodId: 8, ordered: 0, returned: 0 },
  ]
  expect(delivered(plan, oneTimeChanges, stock({}))).toEqual([
    '1 3 3 as usual',
    '2 4 0 changed',
    '9 1 0 added',
  ])
})

test('a short good is delivered as far as stock goes, the rest as its substitute', () => {
  const plan = [planned(1, 3, { substituteGoodId: 2 })]
  const { lines, missing } = linesOfDelivery(plan, [], stock({ 1: 1, 2: 1 }))
  expect(lines.map(({ goodId, ordered, insteadOf }) => [goodId, ordered, insteadOf])).toEqual([
    [1, 1, null],
    [2, 1, 1],
  ])
  expect(missing).toEqual([
    {
      goodId: 1,
      wanted: 3,
      delivered: 1,
      reason: 'out_of_stock',
      insteadGoodId: 2,
      insteadCount: 1,
    },
  ])
})

test('a substitute that is on the plan itself is added to its own line', () => {
  const plan = [planned(1, 2, { substituteGoodId: 2 }), planned(2, 1)]
  expect(delivered(plan, [], stock({}, [1]))).toEqual(['2 3 0 as usual'])
})

test('empty bottles are returned in any case, and a good without a substitute is just missing', () => {
  expect(delivered([planned(1, 2, { returned: 2 })], [], stock({ 1: 0 }))).toEqual([
    '1 0 2 as usual',
  ])
  expect(linesOfDelivery([planned(1, 2)], [], stock({}, [1])).missing).toMatchObject([
    { goodId: 1, delivered: 0, reason: 'withdrawn', insteadGoodId: null, insteadCount: 0 },
  ])
})

test('a delivery never brings more of a good than stock, nor less than planned while stock suffices', () => {
  const goodIds = fc.integer({ min: 1, max: 4 })
  const plan = fc.uniqueArray(fc.tuple(goodIds, fc.nat(6), fc.option(goodIds)), {
    selector: ([goodId]) => goodId,
    maxLength: 4,
  })
  fc.assert(
    fc.property(plan, fc.array(fc.nat(8), { minLength: 5, maxLength: 5 }), (goods, inStock) => {
      const lines = goods.map(([goodId, ordered, substituteGoodId]) =>
        planned(goodId, ordered, {
          substituteGoodId: substituteGoodId === goodId ? null : substituteGoodId,
        }),
      )
      const delivery = linesOfDelivery(lines, [], (goodId) => ({
        maximum: inStock[goodId]!,
        isWithdrawn: false,
        held: null,
      }))
      for (const { goodId, ordered } of delivery.lines)
        expect(ordered).toBeLessThanOrEqual(inStock[goodId]!)
      const wantedInAll = sumOf(lines, ({ ordered }) => ordered)
      const short = sumOf(
        delivery.missing,
        ({ wanted, delivered, insteadCount }) => wanted - delivered - insteadCount,
      )
      expect(sumOf(delivery.lines, ({ ordered }) => ordered)).toBe(wantedInAll - short)
    }),
    { numRuns: 1000 },
  )
})

// D-11
test('empties go back one for one, but never more than are held by then', () => {
  const plan = [planned(1, 3, { returned: 3 }), planned(2, 2, { returned: 1 })]
  const holding =
    (held: Record<number, number | null>): StockLookup =>
    (goodId) => ({ ...stock({})(goodId), held: held[goodId] ?? null })
  expect(delivered(plan, [], holding({ 1: 0, 2: 0 }))).toEqual(['1 3 0 as usual', '2 2 0 as usual'])
  expect(delivered(plan, [], holding({ 1: 2, 2: 5 }))).toEqual(['1 3 2 as usual', '2 2 1 as usual'])
  const more: OneTimeChange[] = [
    { goodId: 1, ordered: 5, returned: null },
    { goodId: 2, ordered: 2, returned: 4 },
    { goodId: 3, ordered: 1, returned: null },
    { goodId: 4, ordered: 1, returned: null },
  ]
  expect(delivered(plan, more, holding({ 1: 4, 2: 3, 3: 2 }))).toEqual([
    '1 5 4 changed',
    '2 2 4 changed',
    '3 1 1 added',
    '4 1 0 added',
  ])
  const without: OneTimeChange[] = [{ goodId: 1, ordered: 0, returned: null }]
  expect(delivered([plan[0]!], without, holding({ 1: 3 }))).toEqual([])
})
