import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithRetry } from './lazy-with-retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const part = { default: () => null }

test('a part that could not be fetched is asked for again until it comes, less and less often', async () => {
  const asked: number[] = []
  const fetched = fetchWithRetry(() => {
    asked.push(Date.now())
    return asked.length < 4 ? Promise.reject(new TypeError('no network')) : Promise.resolve(part)
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await fetched).toBe(part)
  expect(asked.map((at) => at - asked[0]!)).toEqual([0, 1_000, 3_000, 7_000])
})
