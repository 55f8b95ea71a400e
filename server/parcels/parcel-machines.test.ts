import { expect, test } from 'vitest'
import { type ParcelMachine, sortByNearness } from './parcel-machines.ts'

const machine = (id: number, city: string, latitude: number, longitude: number): ParcelMachine => ({
  id,
  carrier: 'omniva',
  name: `Pakomāts ${id}`,
  address: '',
  city,
  municipality: city,
  postcode: '',
  hours: '',
  latitude,
  longitude,
  isActive: true,
})

const machines = [
  machine(1, 'Rīga', 56.99, 24.11),
  machine(2, 'Mārupe', 56.91, 24.06),
  machine(3, 'Rīga', 56.93, 24.09),
]
const address = { cityName: 'Rīga', regionName: 'Centrs' }
const ids = (sorted: ParcelMachine[]) => sorted.map(({ id }) => id)

test('parcel machines are listed by their distance from an address whose place is known', () => {
  const place = { latitude: 56.915, longitude: 24.07 }
  expect(ids(sortByNearness(machines, { ...address, place }))).toEqual([2, 3, 1])
})

test('without a place those of the same town come first', () => {
  expect(ids(sortByNearness(machines, address))).toEqual([1, 3, 2])
})
