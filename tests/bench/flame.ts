import { mkdirSync, writeFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { freePort } from '../support/free-port.ts'
import { type Filled, fillCarts } from './filled-carts.ts'
import { flameGraph, largestParts } from './flame-graph.ts'
import { send, type Sent } from './served-row.ts'
import { servedShop } from './served-shop.ts'
import { typedWords } from './typed-words.ts'

/**
 * `node tests/bench/flame.ts [cart|product|search] [DIR]`: where the shop's process spends its time while
 * carts of five lines are read, a product that is in memory is asked with a token, or words are
 * searched, in a copy of the large seed in DIR. Writes a flame graph to `test-results/bench/` and prints the largest parts.
 */
const what = (process.argv[2] ?? 'cart') as keyof typeof requests
const requests = {
  cart: ({ token }: Filled): Sent => ({ method: 'GET', path: '/api/cart/active', token }),
  product: ({ token }: Filled): Sent => ({ method: 'GET', path: '/api/goods/101', token }),
  search: (): Sent => ({ method: 'GET', path: `/api/goods-paginate?search=${typedWords()}` }),
}
const port = await freePort()
let filled: Filled[] = []

await servedShop(
  async ({ db, clock }) => void (filled = await fillCarts(db, clock.today(), 4_000, 5)),
  async (shop) => {
    const sent = filled.map(requests[what])
    await send(shop, sent)
    const profile = await profiled(() => send(shop, [...sent, ...sent, ...sent]))
    mkdirSync('test-results/bench', { recursive: true })
    writeFileSync(`test-results/bench/flame-${what}.svg`, flameGraph(profile))
    console.log('| share | itself in |\n|---|---|')
    for (const { name, share } of largestParts(profile, 30))
      console.log(`| ${(100 * share).toFixed(1)} % | ${name} |`)
  },
  { copyOf: process.argv[3], nodeOptions: [`--inspect=127.0.0.1:${port}`] },
)

/** What the process at the debugger's port did meanwhile. */
async function profiled(work: () => Promise<unknown>): Promise<Profiler.Profile> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(target!.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  let sent = 0
  const ask = (method: string, params: object = {}) =>
    new Promise<object>((resolve) => {
      const id = (sent += 1)
      const hear = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result: object }
        if (answer.id !== id) return
        socket.removeEventListener('message', hear)
        resolve(answer.result)
      }
      socket.addEventListener('message', hear)
      socket.send(JSON.stringify({ id, method, params }))
    })
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: 200 })
  await ask('Profiler.start')
  await work()
  const { profile } = (await ask('Profiler.stop')) as { profile: Profiler.Profile }
  socket.close()
  return profile
}
