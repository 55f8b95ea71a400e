import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import { residentMb } from '../support/process-figures.ts'
import { type Benchmark, measure } from './benchmark.ts'
import { report } from './figures.ts'
import { startShop } from './shop-process.ts'
import { typedWords } from './typed-words.ts'

/**
 * `node tests/bench/catalogue.ts DIR [SECONDS] [WORD]`: pages and lists of 100,000 goods on the large seed
 * in DIR, from memory and from the database, asked with and without a token;
 * with a word, only what has it in its name.
 */
const goods = 100_000
const firstGood = 1_000_000
let requests = 0

const next = () => (requests += 1)
const oneOf = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]!
const upTo = (count: number) => Math.floor(Math.random() * count)

const categories = [
  'udens',
  'bio-partika',
  'dzerieni',
  'majai-un-saimniecibai',
  'higiena',
  'berniem',
]
const orders = ['created_at', 'price', '-price', 'name', 'top', 'unit_price']
const benchmarksOf = (withToken: Record<string, string>): Benchmark[] => [
  { name: 'product, from memory', path: () => '/api/goods/101', besideBare: 0.5 },
  {
    name: 'product, from memory, with a token',
    path: () => '/api/goods/101',
    headers: withToken,
    besideBare: 0.55,
  },
  {
    name: 'list of 24, from memory',
    path: () => '/api/goods-paginate?category=bio-partika',
    besideBare: 0.4,
  },
  {
    name: 'list of 24, from memory, with a token',
    path: () => '/api/goods-paginate?category=bio-partika',
    headers: withToken,
    besideBare: 0.4,
  },
  {
    name: 'page of a category, from memory',
    path: () => '/bio-partika',
    headers: { 'accept-encoding': 'br' },
    target: 8_000,
  },
  {
    name: 'product, from the database',
    path: () => `/api/goods/${firstGood + (next() % goods)}`,
  },
  {
    name: 'product, from the database, with a token',
    path: () => `/api/goods/${firstGood + (next() % goods)}`,
    headers: withToken,
  },
  {
    name: 'list of 24 with facets, from the database',
    path: () =>
      `/api/goods-paginate?category=${oneOf(categories)}&order_by=${oneOf(orders)}&page=${1 + upTo(500)}&limit=${20 + upTo(9)}`,
    target: 800,
  },
  {
    name: 'search, from the database',
    path: () => `/api/goods-paginate?search=${typedWords()}`,
    clients: 20,
    p95Target: 50,
  },
  {
    name: 'suggestions, from the database',
    path: () => `/api/goods-suggest?search=${typedWords()}`,
    clients: 20,
    p95Target: 50,
  },
]

const [, , place = './data/bench', seconds = '5', word = ''] = process.argv
const dataDir = resolve(place)
const shop = await startShop(dataDir, 3121)
try {
  report('first answer after the start', {
    megabytes: residentMb(shop.pid),
    note: `${(shop.startMs / 1_000).toFixed(1)} s, load ${loadavg()[0]!.toFixed(1)}`,
  })
  const measuring = { origin: shop.origin, pid: shop.pid, dataDir, seconds: Number(seconds) }
  const all = benchmarksOf(await guest(shop.origin))
  for (const benchmark of all.filter(({ name }) => name.includes(word)))
    await measure(measuring, benchmark)
  report('after these answers', { megabytes: residentMb(shop.pid) })
} finally {
  await shop.stop()
}

async function guest(origin: string): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/authenticate/guest`, { method: 'POST' })
  const { token } = (await answer.json()) as { token: string }
  return { authorization: `Bearer ${token}` }
}
