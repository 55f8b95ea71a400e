import { searchExpectations } from '../../db/seed/catalogue/search-expectations.fixture.ts'
import type { Benchmark } from './benchmark.ts'

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
const terms = searchExpectations.map(({ query }) => query)

/** Whole, unfinished or misspelt terms, in letters that make most addresses new to memory. */
function typed(): string {
  const term = oneOf(terms)
  const at = 2 + upTo(term.length - 2)
  const letters = oneOf([term, term.slice(0, at + 1), term.slice(0, at) + term.slice(at + 1)])
  return encodeURIComponent(letters.replace(/./gu, anyCase))
}

const anyCase = (letter: string) => (Math.random() < 0.5 ? letter : letter.toUpperCase())

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
      `/api/goods-paginate?category=${oneOf(categories)}&order_by=${oneOf(orders)}&page=${1 + upTo(500)}&limit=${20 + upTo(9)}`,
    target: 1_000,
  },
  {
    name: 'search, from the database',
    path: () => `/api/goods-paginate?search=${typed()}`,
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
