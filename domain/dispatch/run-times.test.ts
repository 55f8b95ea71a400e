import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '../calendar.ts'
import { rigaInstant } from '../calendar/riga-time.ts'
import { hoursOf, namedHours, placesApart, type RunToTime, runTimes } from './run-times.ts'

const day = dayOf('2026-11-27')
const at = (time: string) => rigaInstant(day, time)
const timeOf = (ms: number) => new Date(ms + 2 * 3_600_000).toISOString().slice(11, 16)
const told = (...times: (string | null)[]) =>
  times.map((time) => ({ atMs: time === null ? null : at(time) }))
const run = (more: Partial<RunToTime>): RunToTime => ({
  day,
  state: 'road',
  leftAtMs: at('08:00'),
  stops: [],
  ...more,
})

test('a van on the road has told its hours, and is expected at the next stops by its pace', () => {
  const stops = told('08:10', '08:20', '08:30', null, null)
  const { startMs, endMs, vanMs, stopsMs } = runTimes(run({ stops }), at('08:35'))
  expect(stopsMs.map(timeOf)).toEqual(['08:10', '08:20', '08:30', '08:40', '08:50'])
  expect([startMs, vanMs!, endMs].map(timeOf)).toEqual(['08:00', '08:35', '08:50'])
})

test('a van that is silent is expected from now on, never in the past', () => {
  const { stopsMs } = runTimes(run({ stops: told('08:10', null, null) }), at('12:00'))
  expect(stopsMs.map(timeOf)).toEqual(['08:10', '12:00', '12:08'])
})

test('a run that has not left is expected to leave at nine, or now when that has passed', () => {
  const loading = run({ state: 'loading', leftAtMs: null, stops: told(null) })
  const early = runTimes(loading, at('07:00'))
  expect([early.startMs, early.stopsMs[0]!].map(timeOf)).toEqual(['09:00', '09:08'])
  expect(timeOf(runTimes(loading, at('11:00')).startMs)).toBe('11:00')
  expect(timeOf(runTimes(loading, at('00:00') - 3_600_000).vanMs!)).toBe('09:00')
})

test('what a phone with a wrong clock or a sheet of the next day tells stays on its day', () => {
  const stops = [{ atMs: at('00:00') - 9 * 3_600_000 }, { atMs: at('24:00') + 3_600_000 }]
  const { stopsMs, vanMs } = runTimes(run({ state: 'settled', stops }), at('24:00') + 7_200_000)
  expect(stopsMs).toEqual([at('00:00'), at('24:00')])
  expect(vanMs).toBeNull()
})

test('the hours of a line are whole, and at most twelve or so are named', () => {
  const stops = told('08:10', '19:55')
  const hours = hoursOf([runTimes(run({ state: 'settled', stops }), at('20:00'))])
  expect([hours.fromMs, hours.toMs].map(timeOf)).toEqual(['07:00', '21:00'])
  expect(namedHours(hours).map(timeOf)).toEqual([
    '07:00',
    '09:00',
    '11:00',
    '13:00',
    '15:00',
    '17:00',
    '19:00',
    '21:00',
  ])
})

test('no two stops of a line stand on each other, and none leaves it', () => {
  const hours = { fromMs: at('08:00'), toMs: at('18:00') }
  const time = fc.integer({ min: at('07:00'), max: at('19:00') })
  fc.assert(
    fc.property(fc.array(time, { maxLength: 80 }), (times) => {
      const places = placesApart(times, hours, 1.2).toSorted((a, b) => a - b)
      const gap = Math.min(1.2, 100 / Math.max(1, times.length))
      places.forEach((place, index) => {
        expect(place).toBeGreaterThanOrEqual(-1e-6)
        expect(place).toBeLessThanOrEqual(100)
        if (index > 0) expect(place - places[index - 1]!).toBeGreaterThanOrEqual(gap - 1e-6)
      })
    }),
  )
})
