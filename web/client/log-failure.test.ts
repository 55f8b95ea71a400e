import { afterEach, expect, test, vi } from 'vitest'
import { logFailure } from './log-failure.ts'

afterEach(() => vi.restoreAllMocks())

test('a failure is said to the console in the words that were agreed, and goes on to whoever tells the customer', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failed = new Error('no answer')
  await expect(Promise.reject(failed).catch(logFailure('Order was not processed'))).rejects.toBe(
    failed,
  )
  expect(said.mock.calls).toEqual([['Order was not processed', failed]])
})
