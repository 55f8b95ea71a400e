import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import {
  linesOfDelivery,
  orderedLines,
  type OverrideLine,
  type StockLookup,
  type PlanLine,
} from './delivery-lines.ts'

const wished = (goodId: number, ordered: number, more: Partial<PlanLine> = {}): PlanLine => ({
  goodId,
  ordered,
  returned: 0,
  substituteGoodId: null,
  ...more,
})

/** So many of some goods; any number of the others. */
const shelf =
  (most: Record<number, number>, withdrawn: number[] = []): StockLookup =>
  (goodId) => ({
    maximum: withdrawn.includes(goodId) ? 0 : (most[goodId] ?? 9999),
    isWithdrawn: withdrawn.includes(goodId),
  })

const coming = (wish: PlanLine[], once: OverrideLine[], from: StockLookup): unknown[] =>
  orderedLines(linesOfDelivery(wish, once, from)).map(
    ({ goodId, ordered, returned, override: said, insteadOf }) =>
      [
        goodId,
        ordered,
        returned,
        said ?? (insteadOf === null ? 'as usual' : `instead of ${insteadOf}`),
      ].join(' '),
  )

test('a delivery brings the wish, changed, left out and added to for this time only', () => {
  const wish = [wished(1, 3, { returned: 3 }), wished(2, 1), wished(3, 2)]
  const once = [
    { goodId: 2, ordered: 4, returned: 0 },
    { goodId: 3, ordered: 0, returned: 0 },
    { goodId: 9, ordered: 1, returned: 0 },
    { goodId: 8, ordered: 0, returned: 0 },
  ]
  expect(coming(wish, once, shelf({}))).toEqual(['1 3 3 as usual', '2 4 0 changed', '9 1 0 added'])
})

test('what is short comes as far as there is any, the rest in the standing choice', () => {
  const wish = [wished(1, 3, { substituteGoodId: 2 })]
  const { lines, missing } = linesOfDelivery(wish, [], shelf({ 1: 1, 2: 1 }))
  expect(lines.map(({ goodId, ordered, insteadOf }) => [goodId, ordered, insteadOf])).toEqual([
    [1, 1, null],
    [2, 1, 1],
  ])
  expect(missing).toEqual([
    { goodId: 1, wanted: 3, comes: 1, reason: 'out_of_stock', insteadGoodId: 2, insteadCount: 1 },
  ])
})

test('a substitute that is wished for as well comes on its own line', () => {
  const wish = [wished(1, 2, { substituteGoodId: 2 }), wished(2, 1)]
  expect(coming(wish, [], shelf({}, [1]))).toEqual(['2 3 0 as usual'])
})

test('empties go back whatever comes, and without any the good is missing alone', () => {
  expect(coming([wished(1, 2, { returned: 2 })], [], shelf({ 1: 0 }))).toEqual(['1 0 2 as usual'])
  expect(linesOfDelivery([wished(1, 2)], [], shelf({}, [1])).missing).toMatchObject([
    { goodId: 1, comes: 0, reason: 'withdrawn', insteadGoodId: null, insteadCount: 0 },
  ])
})

test('no delivery brings more of a good than the shelf has, nor less than it was wished while there is enough', () => {
  const goodIds = fc.integer({ min: 1, max: 4 })
  const wish = fc.uniqueArray(fc.tuple(goodIds, fc.nat(6), fc.option(goodIds)), {
    selector: ([goodId]) => goodId,
    maxLength: 4,
  })
  fc.assert(
    fc.property(wish, fc.array(fc.nat(8), { minLength: 5, maxLength: 5 }), (goods, most) => {
      const lines = goods.map(([goodId, ordered, substituteGoodId]) =>
        wished(goodId, ordered, {
          substituteGoodId: substituteGoodId === goodId ? null : substituteGoodId,
        }),
      )
      const delivery = linesOfDelivery(lines, [], (goodId) => ({
        maximum: most[goodId]!,
        isWithdrawn: false,
      }))
      for (const { goodId, ordered } of delivery.lines)
        expect(ordered).toBeLessThanOrEqual(most[goodId]!)
      const wantedInAll = sumOf(lines, ({ ordered }) => ordered)
      const short = sumOf(
        delivery.missing,
        ({ wanted, delivered: comes, insteadCount }) => wanted - comes - insteadCount,
      )
      expect(sumOf(delivery.lines, ({ ordered }) => ordered)).toBe(wantedInAll - short)
    }),
    { numRuns: 1000 },
  )
})
