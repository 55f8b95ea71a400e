import { afterEach, expect, test, vi } from 'vitest'
import { logFailure } from './log-failure.ts'

afterEach(() => vi.restoreAllMocks())

test('a failure is logged with the agreed text and thrown on for the caller to show', async () => {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failed = new Error('no answer')
  await expect(Promise.reject(failed).catch(logFailure('Order was not processed'))).rejects.toBe(
    failed,
  )
  expect(warnings.mock.calls).toEqual([['Order was not processed', failed]])
})
