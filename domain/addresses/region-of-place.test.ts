import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween, regionOfPlace } from './region-of-place.ts'

const centre = { name: 'Centrs', cityName: 'Rīga', point: { latitude: 56.957, longitude: 24.121 } }
const imanta = { name: 'Imanta', cityName: 'Rīga', point: { latitude: 56.956, longitude: 24.006 } }
const marupe = { name: 'Mārupe', cityName: 'Mārupes novads', point: null }
const jelgava = { name: 'Jelgava', cityName: 'Jelgava', point: null }
const cena = { name: 'Cena', cityName: 'Jelgavas novads', point: null }
const regions = [centre, imanta, marupe, jelgava, cena]
const nowhere = { parish: '', municipality: '', point: null }

test('a neighbourhood of a city is the nearest, and without a point nobody knows it', () => {
  const point = { latitude: 56.952, longitude: 24.02 }
  expect(regionOfPlace({ ...nowhere, town: 'Rīga', point }, regions)).toBe(imanta)
  expect(regionOfPlace({ ...nowhere, town: 'Rīga' }, regions)).toBeNull()
})

test('a village is found by its name, in its own municipality alone', () => {
  const village = { ...nowhere, town: 'Mārupe', municipality: 'Mārupes nov.' }
  expect(regionOfPlace(village, regions)).toBe(marupe)
  expect(regionOfPlace({ ...village, municipality: 'Ogres nov.' }, regions)).toBeNull()
  expect(regionOfPlace({ ...village, town: 'Vētras' }, regions)).toBeNull()
  const parish = { ...nowhere, town: '', parish: 'Cena pag.', municipality: 'Jelgavas nov.' }
  expect(regionOfPlace(parish, regions)).toBe(cena)
})

test('a city that is one region needs no point', () => {
  expect(regionOfPlace({ ...nowhere, town: 'Jelgava' }, regions)).toBe(jelgava)
})

const latitudes = fc.double({ min: 55.7, max: 58, noNaN: true })
const longitudes = fc.double({ min: 21, max: 28.2, noNaN: true })
const points = fc.record({ latitude: latitudes, longitude: longitudes })

test('a region found for a city is the city’s own, and no other of it is nearer', () => {
  fc.assert(
    fc.property(points, (point) => {
      const found = regionOfPlace({ ...nowhere, town: 'Rīga', point }, regions)!
      const other = found === centre ? imanta : centre
      expect([centre, imanta]).toContain(found)
      expect(metresBetween(point, found.point!)).toBeLessThanOrEqual(
        metresBetween(point, other.point),
      )
    }),
  )
})

test('a distance is alike both ways, and about right', () => {
  fc.assert(
    fc.property(points, points, (one, other) => {
      expect(metresBetween(one, other)).toBeCloseTo(metresBetween(other, one))
      expect(metresBetween(one, one)).toBe(0)
    }),
  )
  expect(metresBetween(centre.point, imanta.point)).toBeGreaterThan(6_500)
  expect(metresBetween(centre.point, imanta.point)).toBeLessThan(7_500)
})
