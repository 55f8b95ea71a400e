import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planRuns, type StopToPlan, type VanToPlan } from './plan-runs.ts'

const stop = (order: number, change: Partial<StopToPlan> = {}): StopToPlan => ({
  orders: [order],
  zone: 'A',
  street: 'Miera iela',
  houseNumber: '1',
  bottles: 3,
  grams: 60_000,
  ...change,
})
const van = (vehicleId: number, maxBottles = 60): VanToPlan => ({
  vehicleId,
  maxBottles,
  maxGrams: 1_200_000,
  maxStops: null,
  maxMinutes: null,
})
const ordersOf = (runs: ReturnType<typeof planRuns<number>>) =>
  runs.map((run) => run.stops.flatMap(({ orders }) => orders))

test('a van comes back when it has its stops or minutes', () => {
  const stops = [1, 2, 3].map((order) => stop(order, { houseNumber: String(order) }))
  expect(ordersOf(planRuns(stops, [{ ...van(1), maxStops: 2 }]))).toEqual([[1, 2], [3]])
  expect(ordersOf(planRuns(stops, [{ ...van(1), maxMinutes: 8 }]))).toEqual([[1], [2], [3]])
})

test('a street is driven by its numbers: 2, 9, 10', () => {
  const stops = ['10', '9', '2'].map((houseNumber, index) => stop(index, { houseNumber }))
  expect(ordersOf(planRuns(stops, [van(1)]))).toEqual([[2, 1, 0]])
})

test('zones go to the vans in turn', () => {
  const stops = ['C', 'A', 'B'].map((zone, index) => stop(index, { zone }))
  const runs = planRuns(stops, [van(1), van(2)])
  expect(runs.map(({ vehicleId, zones }) => [vehicleId, zones])).toEqual([
    [1, ['A', 'C']],
    [2, ['B']],
  ])
})

test('a full van comes back to load, by bottles or by weight', () => {
  const stops = [stop(1), stop(2), stop(3)]
  expect(planRuns(stops, [van(1, 6)]).map(({ number }) => number)).toEqual([1, 2])
  expect(ordersOf(planRuns(stops, [{ ...van(1), maxGrams: 120_000 }]))).toEqual([[1, 2], [3]])
})

test('a shop without vans has no runs', () => {
  expect(planRuns([stop(1)], [])).toEqual([])
})

test('every stop is in exactly one run, and no run of several stops is too much for its van', () => {
  const stops = fc.array(
    fc.record({
      zone: fc.constantFrom('A', 'B', 'C', ''),
      bottles: fc.nat(90),
      grams: fc.nat(2e6),
    }),
    { maxLength: 60 },
  )
  const vans = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(stops, vans, (planned, capacities) => {
      const all = planned.map((change, index) => stop(index, change))
      const runs = planRuns(
        all,
        capacities.map((capacity, index) => van(index, capacity)),
      )
      expect(
        ordersOf(runs)
          .flat()
          .sort((a, b) => a - b),
      ).toEqual(all.map((_, index) => index))
      for (const run of runs.filter(({ stops: own }) => own.length > 1))
        expect(run.stops.reduce((sum, { bottles }) => sum + bottles, 0)).toBeLessThanOrEqual(
          capacities[run.vehicleId]!,
        )
    }),
    { numRuns: 500 },
  )
})
