import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/test-database.ts'
import { systemClock } from '../platform/clock.ts'
import { openClock } from './shop-clock.ts'

const { db } = await testDatabase()
const startsAt = '2027-03-01T08:00:00Z'
const open = (clock: string | undefined, isCommand: boolean) =>
  openClock(db, { startsAt: clock, isCommand })

// The findings' paragraph on the clock.
test('a command beside a shop that runs on another day runs on that day', async () => {
  expect(await open(undefined, true)).toBe(systemClock)
  const shop = await open(startsAt, false)
  expect(shop.today()).toBe('2027-03-01')
  const command = await open(undefined, true)
  expect(Math.abs(command.now().getTime() - shop.now().getTime())).toBeLessThan(1_000)
  expect((await open('2027-04-01T08:00:00Z', true)).today()).toBe('2027-04-01')
  expect((await open(undefined, true)).today()).toBe('2027-03-01')
})

test('a shop that starts on the real day takes its commands along', async () => {
  await open(startsAt, false)
  expect(await open(undefined, false)).toBe(systemClock)
  expect(await open(undefined, true)).toBe(systemClock)
})
