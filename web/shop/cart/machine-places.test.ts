import { expect, test } from 'vitest'
import { kilometres, placesAround } from './machine-places.ts'

const home = { latitude: 56.95, longitude: 24.1 }
const machine = (id: number, latitude: number, longitude: number) => ({
  id,
  latitude,
  longitude,
  carrier: 'omniva',
  name: '',
  address: '',
  city: '',
  postcode: '',
  hours: '',
})

test('the nearest machines stand around the address as they do in town, north above', () => {
  const near = machine(1, 56.959, 24.1)
  const far = machine(2, 56.95, 24.133)
  const { points, ringKm, ring } = placesAround(home, [near, far], 100)
  expect(kilometres(home, near)).toBeCloseTo(1, 1)
  expect(kilometres(home, far)).toBeCloseTo(2, 1)
  expect(points[0]!.x).toBe(0)
  expect(points[0]!.y).toBeCloseTo(-50, -1)
  expect(points[1]!.x).toBeCloseTo(100, 5)
  expect(points[1]!.y).toBeCloseTo(0, 5)
  expect(ringKm).toBe(2)
  expect(ring).toBeLessThanOrEqual(100)
})

test('marks cover neither the house nor one another', () => {
  const [atHome, beside, again] = [
    machine(1, 56.95, 24.1),
    machine(2, 56.95, 24.1001),
    machine(3, 56.95, 24.1),
  ]
  const { points } = placesAround(home, [atHome, beside, again, machine(4, 56.97, 24.1)], 100)
  const marks = [{ x: 0, y: 0 }, ...points]
  const distances = marks.flatMap((mark, index) =>
    marks.slice(index + 1).map(({ x, y }) => Math.hypot(x - mark.x, y - mark.y)),
  )
  expect(Math.min(...distances)).toBeGreaterThan(20)
})

test('one machine at the very address needs no division by nothing', () => {
  const { points } = placesAround(home, [machine(1, 56.95, 24.1)], 100)
  expect(points.map(({ x, y }) => Math.hypot(x, y))).toEqual([22])
})
