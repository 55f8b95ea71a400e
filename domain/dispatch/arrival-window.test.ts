import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivalWindow } from './arrival-window.ts'

const at = (time: string) => Date.parse(`2026-11-23T${time}:00Z`)
const window = (van: Parameters<typeof arrivalWindow>[0]) => {
  const { fromMs, untilMs } = arrivalWindow(van)
  return [fromMs, untilMs].map((ms) => new Date(ms).toISOString().slice(11, 16))
}

test.each([
  ['a van that has just left', '08:00', '08:00', 0, '08:00', 5, ['08:30', '09:15']],
  ['the next stop', '10:00', '08:00', 12, '09:55', 0, ['10:00', '10:30']],
  ['a slow van', '10:00', '08:00', 6, '10:00', 5, ['11:30', '12:30']],
  ['a van that is silent', '12:00', '08:00', 6, '10:00', 0, ['12:00', '12:15']],
])('%s', (_title, now, left, doneStops, last, stopsBefore, expected) => {
  const van = { nowMs: at(now), leftAtMs: at(left), doneStops, lastAtMs: at(last), stopsBefore }
  expect(window(van)).toEqual(expected)
})

test('a window begins before it ends and never ends in the past', () => {
  const minutes = fc.integer({ min: 0, max: 700 })
  fc.assert(
    fc.property(
      minutes,
      minutes,
      fc.nat(60),
      fc.nat(60),
      (late, driven, doneStops, stopsBefore) => {
        const leftAtMs = at('08:00')
        const lastAtMs = leftAtMs + driven * 60_000
        const nowMs = lastAtMs + late * 60_000
        const van = { nowMs, leftAtMs, lastAtMs, doneStops, stopsBefore }
        const { fromMs, untilMs } = arrivalWindow(van)
        expect(fromMs).toBeLessThan(untilMs)
        expect(untilMs).toBeGreaterThan(nowMs)
      },
    ),
  )
})
