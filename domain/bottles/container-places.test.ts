import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumOf } from '../money.ts'
import { containerDeeds, containerPlaces, unloadedContainers } from './container-places.ts'

test('a van that comes back with what it should have loses nothing', () => {
  expect(unloadedContainers(58, { full: 6, empty: 52, damaged: 0 })).toEqual([
    { to: 'full', pieces: 6 },
    { to: 'empties', pieces: 52 },
  ])
})

test('what is missing is lost, and what is too many was found again', () => {
  expect(unloadedContainers(3, { full: 1, empty: 1, damaged: 0 }).at(-1)).toEqual({
    to: 'lost',
    pieces: 1,
  })
  expect(unloadedContainers(0, { full: 2, empty: 0, damaged: 0 }).at(-1)).toEqual({
    to: 'lost',
    pieces: -2,
  })
})

test('a van is empty after it was unloaded', () => {
  const counts = fc.record({ full: fc.nat(60), empty: fc.nat(60), damaged: fc.nat(5) })
  fc.assert(
    fc.property(fc.integer({ min: -20, max: 120 }), counts, (inVan, counted) => {
      expect(sumOf(unloadedContainers(inVan, counted), ({ pieces }) => pieces)).toBe(inVan)
    }),
  )
})

test('every deed goes between places that exist', () => {
  const known: readonly string[] = [...containerPlaces, 'outside']
  for (const { from, to } of Object.values(containerDeeds)) {
    expect(known).toContain(from)
    expect(known).toContain(to)
  }
})
