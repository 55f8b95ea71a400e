import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/free-port.ts'
import { residentMb } from '../support/process-figures.ts'
import { copyShop } from './copy-shop.ts'
import { report } from './figures.ts'
import { load } from './load.ts'
import { startShop } from './shop-process.ts'

/**
 * `node tests/bench/memory.ts DIR [MINUTES]`: memory of the shop with all its work in one process,
 * on a copy of the large seed in DIR: a minute after its start, and minute by minute while people
 * read lists, goods and pages, search, and guests fill carts.
 */
const [, , place = './data/bench', minutes = '60'] = process.argv
const goods = 100_000
const upTo = (count: number) => Math.floor(Math.random() * count)
const words = ['medus', 'ūdens', 'tēja', 'siers', 'kafija', 'milti', 'ziepes']
const paths = [
  () => `/api/goods/${1_000_000 + upTo(goods)}`,
  () => `/api/goods-paginate?category=bio-partika&page=${1 + upTo(500)}&limit=24`,
  () =>
    `/api/goods-paginate?search=${encodeURIComponent(words[upTo(words.length)]!)}&_=${upTo(500)}`,
  () => '/bio-partika',
  () => `/good/${101 + upTo(500)}`,
]

const dataDir = mkdtempSync(join(tmpdir(), 'avots-bench-'))
copyShop(resolve(place), dataDir)
const shop = await startShop(dataDir, await freePort(), { role: 'all' })
try {
  await pause(60_000)
  report('a minute after the start', { megabytes: residentMb(shop.pid) })
  for (let minute = 1; minute <= Number(minutes); minute += 1) {
    const until = performance.now() + 60_000
    const mixed = {
      origin: shop.origin,
      path: () => paths[upTo(paths.length)]!(),
      clients: 4,
      seconds: 60,
    }
    const [{ perSecond, p99 }] = await Promise.all([load(mixed), fillCarts(until)])
    const curve = { of: 'memory under mixed load', size: minute }
    report(`minute ${minute}`, { perSecond, p99, megabytes: residentMb(shop.pid), curve })
  }
} finally {
  await shop.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Guests who put a good into a cart and look at it, one after the other. */
async function fillCarts(until: number): Promise<void> {
  while (performance.now() < until) {
    const { token } = await post<{ token: string }>('/api/authenticate/guest', {})
    const headers = { authorization: `Bearer ${token}` }
    const { data } = await post<{ data: { id: number } }>('/api/cart', headers)
    await post(`/api/cart/${data.id}/cartitem`, headers, { good_id: 101 + upTo(10), order: 1 })
    await fetch(`${shop.origin}/api/cart/active`, { headers })
  }
}

async function post<Answer>(
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(`${shop.origin}${path}`, {
    method: 'POST',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
