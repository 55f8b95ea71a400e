import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { divideStops } from './divide-stops.ts'

const stop = (stopId: number, pieces: number) => ({ stopId, goods: [{ goodId: 101, pieces }] })
const van = (runId: number, pieces: number) => ({ runId, free: [{ goodId: 101, pieces }] })

test('each stop goes to the first van that has enough free, or to none', () => {
  expect(divideStops([stop(1, 2), stop(2, 2), stop(3, 1)], [van(7, 3), van(8, 1)])).toEqual([
    { stopId: 1, toRunId: 7 },
    { stopId: 2, toRunId: null },
    { stopId: 3, toRunId: 7 },
  ])
})

test('a stop of empties alone goes to any van', () => {
  expect(divideStops([{ stopId: 1, goods: [] }], [van(7, 0)])).toEqual([{ stopId: 1, toRunId: 7 }])
  expect(divideStops([{ stopId: 1, goods: [] }], [])).toEqual([{ stopId: 1, toRunId: null }])
})

test('no van takes more than it has free, and every stop is answered once', () => {
  const stops = fc
    .array(fc.nat(5), { maxLength: 12 })
    .map((all) => all.map((pieces, index) => stop(index, pieces)))
  const vans = fc
    .array(fc.nat(10), { maxLength: 4 })
    .map((all) => all.map((pieces, index) => van(100 + index, pieces)))
  fc.assert(
    fc.property(stops, vans, (left, takers) => {
      const divided = divideStops(left, takers)
      expect(divided.map(({ stopId }) => stopId)).toEqual(left.map(({ stopId }) => stopId))
      for (const { runId, free } of takers) {
        const taken = left.filter((_, index) => divided[index]!.toRunId === runId)
        expect(sumOf(taken, ({ goods }) => goods[0]!.pieces)).toBeLessThanOrEqual(free[0]!.pieces)
      }
    }),
  )
})
