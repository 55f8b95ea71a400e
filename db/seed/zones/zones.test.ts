import { expect, test } from 'vitest'
import { dayOf, weekdayOf } from '../../../domain/calendar.ts'
import { addressDaysOf, type Route } from '../../../domain/territory/routes.ts'
import { cities } from './cities.ts'
import { outlines } from './outlines.ts'
import { regionPoints } from './region-points.ts'
import { regionIdOf, regions } from './regions.ts'
import { zones, type ZoneCode } from './zones.ts'

const office = { daysOff: [], openSundays: [] }
const today = dayOf('2026-11-20')

function routeOf(code: ZoneCode): Route {
  const { route } = zones.find((zone) => zone.code === code)!
  return { ...route!, firstWeek: dayOf(route!.firstWeek) }
}

test('Riga has its 58 neighbourhoods and Latvia its 42 municipalities', () => {
  expect(regions.filter((region) => region.cityId === 1)).toHaveLength(58)
  expect(cities).toHaveLength(42)
  expect(new Set(cities.map((city) => city.name)).size).toBe(42)
})

test('a place is named once in its municipality and every id once', () => {
  expect(new Set(regions.map((region) => region.id)).size).toBe(regions.length)
  expect(new Set(regions.map((region) => `${region.cityId} ${region.name}`)).size).toBe(
    regions.length,
  )
  for (const city of cities)
    expect(regions.filter((region) => region.cityId === city.id).length).toBeGreaterThan(0)
})

test('every zone is used and has an outline inside Latvia', () => {
  for (const { code } of zones) {
    expect([code, regions.some((region) => region.zone === code)]).toEqual([code, true])
    for (const [longitude, latitude] of outlines[code]) {
      expect(longitude).toBeGreaterThan(20.9)
      expect(longitude).toBeLessThan(28.3)
      expect(latitude).toBeGreaterThan(55.6)
      expect(latitude).toBeLessThan(58.1)
    }
  }
})

test('the centre is served from Monday to Saturday, so its list of days is empty', () => {
  expect(addressDaysOf(routeOf('R1'), office, today).allowedDates).toEqual([])
})

test('Teika is served on Mondays, Wednesdays and Fridays of every week', () => {
  const days = addressDaysOf(routeOf('R3'), office, today).allowedDates.slice(0, 4)
  expect(days).toEqual(['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-30'])
})

test('Sigulda and Jelgava take turns every two weeks, Tukums comes every third, Bauska every fourth', () => {
  const firstDays = (['P4', 'P5', 'P6', 'P7', 'P8'] as const).map((code) =>
    addressDaysOf(routeOf(code), office, today).allowedDates.slice(0, 3),
  )
  expect(firstDays).toEqual([
    ['2026-12-01', '2026-12-15', '2026-12-29'],
    ['2026-11-25', '2026-12-09', '2026-12-23'],
    ['2026-12-10', '2026-12-31', '2027-01-21'],
    ['2026-11-30', '2026-12-01', '2026-12-21'],
    ['2026-12-11', '2027-01-08', '2027-02-05'],
  ])
  for (const day of firstDays[4]!) expect(weekdayOf(day)).toBe(5)
})

test('a place is found by its names, and a wrong one is a defect', () => {
  const katlakalns = [regionIdOf('Rīga', 'Katlakalns'), regionIdOf('Ķekavas novads', 'Katlakalns')]
  expect(new Set(katlakalns).size).toBe(2)
  expect(() => regionIdOf('Rīga', 'Piņķi')).toThrow('no region')
})

test('every neighbourhood of Riga and Jurmala has its own point', () => {
  for (const [city, points] of Object.entries(regionPoints)) {
    const { id } = cities.find(({ name }) => name === city)!
    const names = regions.filter(({ cityId }) => cityId === id).map(({ name }) => name)
    expect(Object.keys(points).toSorted()).toEqual(names.toSorted())
    expect(new Set(Object.values(points).map(String)).size).toBe(names.length)
  }
})
