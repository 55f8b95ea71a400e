import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchWithLimit } from './cookie-client.ts'

/** The signals of what is fetched, none of which is answered, and the limits that were set. */
function silentNetwork() {
  const fetched: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => fetched.push(signal))
  const limits = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => {
    vi.unstubAllGlobals()
    limits.mockRestore()
  })
  return { fetched, limitsMs: () => limits.mock.calls.map(([ms]) => ms) }
}

test('a call ends after its limit, one with much to send later', () => {
  const { fetched, limitsMs } = silentNetwork()
  const send = fetchWithLimit(30_000)
  void send('/', {})
  void send('/', { method: 'POST', body: 'x'.repeat(500_000) })
  expect(limitsMs()).toEqual([30_000, 130_000])
  expect(fetched.every((signal) => signal instanceof AbortSignal)).toBe(true)
})

test('a call with a limit of its own has that one', () => {
  const { fetched, limitsMs } = silentNetwork()
  const { signal } = new AbortController()
  void fetchWithLimit(30_000)('/', { signal })
  expect(fetched).toEqual([signal])
  expect(limitsMs()).toEqual([])
})
