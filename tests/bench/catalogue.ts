import { searchExpectations } from '../../db/seed/catalogue/search-expectations.fixture.ts'
import type { Benchmark } from './benchmark.ts'

const goods = 100_000
const firstGood = 1_000_000
let requests = 0

/** A member that no call knows makes each address one that memory has not seen. */
const unseen = (path: string) => `${path}${path.includes('?') ? '&' : '?'}unseen=${(requests += 1)}`
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

/** Whole, unfinished or misspelt terms, so that most were not searched for before. */
function typed(): string {
  const term = oneOf(terms)
  const at = 2 + upTo(term.length - 2)
  return encodeURIComponent(
    oneOf([term, term.slice(0, at + 1), term.slice(0, at) + term.slice(at + 1)]),
  )
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
    path: () => unseen(`/api/goods/${firstGood + upTo(goods)}`),
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
    path: () => unseen(`/api/goods-suggest?search=${typed()}`),
    clients: 20,
    p95Target: 50,
  },
]
