import { expect, test } from 'vitest'
import { clockFrom, settableClock } from './clock.ts'

test("today is Riga's day, not the server's", () => {
  const clock = settableClock('2026-11-20T21:59:59Z')
  expect(clock.today()).toBe('2026-11-20')
  clock.set('2026-11-20T22:00:00Z')
  expect(clock.today()).toBe('2026-11-21')
  clock.set('2026-07-01T21:00:00Z')
  expect(clock.today()).toBe('2026-07-02')
})

test('a clock started at an instant ticks on from there', async () => {
  const clock = clockFrom('2030-02-28T21:59:59.990Z')
  expect(clock.today()).toBe('2030-02-28')
  await expect.poll(() => clock.today()).toBe('2030-03-01')
})

test('anything but an instant is refused', () => {
  expect(() => clockFrom('tomorrow')).toThrow('tomorrow is no instant')
})
