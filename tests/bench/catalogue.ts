import { searchExpectations } from '../../db/seed/catalogue/search-expectations.fixture.ts'
import type { Benchmark } from './benchmark.ts'

const goods = 100_000
const firstGood = 1_000_000
let requests = 0

const next = () => (requests += 1)
/** A limit that no good reaches makes each address one that memory has not seen. */
const unseen = (path: string) => `${path}&price_to=${(100_000 + next() / 100).toFixed(2)}`
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
const terms = searchExpectations.map(({ query }) => query)

const LETTERS = [...'aābcčdeēfgģhiījkķlļmnņoprsštuūvzž']

/** Whole or unfinished terms with a letter too many, so that most were not searched for before. */
function typed(): string {
  const term = oneOf(terms)
  const start = oneOf([term, term.slice(0, 3 + upTo(term.length - 2))])
  const at = 1 + upTo(start.length)
  return encodeURIComponent(start.slice(0, at) + oneOf(LETTERS) + start.slice(at))
}

export const catalogueBenchmarks: Benchmark[] = [
  { name: 'product, from memory', path: () => '/api/goods/101', besideBare: 0.5 },
  {
    name: 'list of 24, from memory',
    path: () => '/api/goods-paginate?category=bio-partika',
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
    target: 5_000,
  },
  {
    name: 'list of 24 with facets, from the database',
    path: () =>
      unseen(
        `/api/goods-paginate?category=${oneOf(categories)}&order_by=${oneOf(orders)}&page=${1 + upTo(100)}`,
      ),
    target: 1_000,
  },
  {
    name: 'search, from the database',
    path: () => unseen(`/api/goods-paginate?search=${typed()}`),
    clients: 20,
    p95Target: 50,
  },
  {
    name: 'suggestions, from the database',
    path: () => `/api/goods-suggest?search=${typed()}`,
    clients: 20,
    p95Target: 50,
  },
]
