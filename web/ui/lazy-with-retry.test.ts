import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchWithRetry } from './lazy-with-retry.ts'

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const part = { default: () => null }

test('a part that could not be fetched is tried again after longer and longer waits', async () => {
  const attempts: number[] = []
  const fetched = fetchWithRetry(() => {
    attempts.push(Date.now())
    return attempts.length < 4 ? Promise.reject(new TypeError('no network')) : Promise.resolve(part)
  })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await fetched).toBe(part)
  expect(attempts.map((at) => at - attempts[0]!)).toEqual([0, 1_000, 3_000, 7_000])
})

test('a part that was asked for without a network is fetched as soon as it is back', async () => {
  let isOnline = false
  const fetched = fetchWithRetry(() =>
    isOnline ? Promise.resolve(part) : Promise.reject(new TypeError('no network')),
  )
  await vi.advanceTimersByTimeAsync(90_000)
  isOnline = true
  page.dispatchEvent(new Event('online'))
  expect(await fetched).toBe(part)
})

test('a part whose style sheet could not be fetched comes with the sheet', async () => {
  const href = 'https://avots.example/assets/drawer.css'
  const link = Object.assign(new EventTarget(), { sheet: {}, href })
  vi.stubGlobal('document', { querySelectorAll: () => [link] })
  let attempts = 0
  const fetched = fetchWithRetry(() =>
    (attempts += 1) === 1
      ? Promise.reject(new Error(`Unable to preload CSS for ${href}`))
      : Promise.resolve(part),
  )
  await vi.advanceTimersByTimeAsync(1_000)
  expect(link.href).toBe(`${href}?`)
  link.dispatchEvent(new Event('load'))
  expect(await fetched).toBe(part)
})
