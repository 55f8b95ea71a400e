import { expect, test } from 'vitest'
import { doorsOfRun, orderedByDriver, putLast, putNext } from './doors-of-run.ts'

const stop = (id: number, latitude: number | null, address = `Miera iela ${id}`) => ({
  id,
  address,
  place: latitude === null ? null : { latitude, longitude: 24.1 },
})

const ids = (doors: { id: number }[][]) => doors.map((door) => door.map(({ id }) => id))

test('stops that follow each other in one house are one card', () => {
  expect(ids(doorsOfRun([stop(1, 56.9), stop(2, 56.9), stop(3, 56.8), stop(4, 56.9)]))).toEqual([
    [1, 2],
    [3],
    [4],
  ])
})

test('without a place the address decides', () => {
  const house = 'Miera iela 5'
  expect(ids(doorsOfRun([stop(1, null, house), stop(2, null, house), stop(3, null)]))).toEqual([
    [1, 2],
    [3],
  ])
})

test("the driver's own order stands, and new stops follow it", () => {
  const stops = [1, 2, 3, 4].map((id) => ({ id }))
  expect(orderedByDriver(stops, putNext(3, [1, 2, 3])).map(({ id }) => id)).toEqual([3, 1, 2, 4])
  expect(orderedByDriver(stops, putLast(1, [1, 2, 3])).map(({ id }) => id)).toEqual([2, 3, 1, 4])
})
