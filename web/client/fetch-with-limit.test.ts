import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { fetchWithLimit } from './fetch-with-limit.ts'

async function silentServer(): Promise<string> {
  const server = createServer(() => undefined).listen(0)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}

test('a call that is never answered fails, one with much to send later', async () => {
  const address = await silentServer()
  const send = fetchWithLimit(50)
  const lasted = async (request: RequestInit) => {
    const startedMs = performance.now()
    await expect(send(address, request)).rejects.toThrow('timeout')
    return performance.now() - startedMs
  }
  expect(await lasted({})).toBeLessThan(1_000)
  expect(await lasted({ method: 'POST', body: 'x'.repeat(5_000) })).toBeGreaterThan(1_000)
})

test('a call with a limit of its own has that one', async () => {
  const abort = new AbortController()
  const asked = fetchWithLimit(10)(await silentServer(), { signal: abort.signal })
  setTimeout(() => abort.abort(new Error('left')), 200)
  await expect(asked).rejects.toThrow('left')
})
