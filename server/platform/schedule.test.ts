import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockFrom, systemClock } from './clock.ts'
import { minuteOf, schedulesOf } from './schedule.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const bills = '10 3 2 * * papers.bill-last-month'

// The findings' paragraph on the clock.
test("jobs run at the shop's minutes, wherever its clock was set", () => {
  vi.setSystemTime('2026-11-20T14:35:00.004Z')
  const machine = minuteOf(new Date())
  const [byMachine] = schedulesOf(bills, systemClock)
  expect(byMachine!.match(machine)).toBe(false)

  const [item] = schedulesOf(bills, clockFrom('2027-01-02T03:08:40Z'))
  expect(item!.match(machine)).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(item!.match(machine)).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(item!.match(machine)).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(item!.match(machine)).toBe(false)
})

test('a timer that wakes a moment early or late misses no minute of a shop at a full minute', () => {
  const seen = [-3, 0, 4, 900].map((late, minute) => {
    vi.setSystemTime(Date.parse('2026-11-20T14:35:00Z') + minute * 60_000 + late)
    const clock = { ...systemClock, now: () => new Date(Date.now() + 86_400_000) }
    return schedulesOf(`${35 + minute} 14 21 11 * a.job`, clock)[0]!.match(minuteOf(new Date()))
  })
  expect(seen).toEqual([true, true, true, true])
})
