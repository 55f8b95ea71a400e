import { resolve } from 'node:path'
import { firstNames, streets, surnameEnds, surnameStems } from '../../db/seed/large/names.ts'
import { seedStaff } from '../../db/seed/seed-staff.ts'
import { readConfig } from '../../server/config.ts'
import { openApp } from '../../server/open-app.ts'
import { type Benchmark, measure } from './benchmark.ts'
import { officeCookie } from './office-cookie.ts'
import { startShop } from './shop-process.ts'

/**
 * `node tests/bench/office.ts DIR [WORD]`: what a person types into the office's one field, its
 * lists and its pages, on the large seed in DIR; with a word, only what has it in its name. Four
 * people ask at once, one after the other.
 */
const customers = 200_000
const orders = 1_000_000
const upTo = (count: number) => Math.floor(Math.random() * count)
const oneOf = (words: readonly string[]) => words[upTo(words.length)]!
const herName = () => oneOf(firstNames.her)
const herSurname = () => `${oneOf(surnameStems)}${oneOf(surnameEnds.her)}`
const digits = (count: number) => String(upTo(10 ** count)).padStart(count, '0')
/** How many orders the seed in DIR is sure to have. */
const placed = 300_000
const ofCustomer = (what: string) => `/office/api/customers/${1 + upTo(customers)}${what}`
const caller = () => `number=${encodeURIComponent(`+3712${digits(7)}`)}`
const typed = (text: string) => `/office/api/search?text=${encodeURIComponent(text)}`
const states = ['processing', 'waitingForDelivery', 'waitsForPayment', 'delivered', 'cancelled']
const search = { clients: 4, p95Target: 50 }
const list = { clients: 4, p95Target: 100 }

const benchmarks: Benchmark[] = [
  { name: 'four last digits of a phone', path: () => typed(digits(4)), ...search },
  { name: 'a whole phone', path: () => typed(`+3712${digits(7)}`), ...search },
  { name: 'a name', path: () => typed(`${herName()} ${herSurname()}`), ...search },
  {
    name: 'two halves of a name',
    path: () => typed(`${herName().slice(0, 3)} ${herSurname().slice(0, 4)}`),
    ...search,
  },
  { name: 'two letters', path: () => typed(herName().slice(0, 2)), ...search },
  {
    name: 'a street, a house and half a name',
    path: () => typed(`${oneOf(streets)} ${upTo(300)} ${herSurname().slice(0, 3)}`),
    ...search,
  },
  { name: 'a word that everybody has', path: () => typed(`iela ${herName()}`), ...search },
  { name: 'the beginning of an e-mail', path: () => typed(`klients-${upTo(999)}@`), ...search },
  { name: 'an order', path: () => typed(`#${upTo(orders)}`), ...search },
  { name: 'customers by name', path: () => '/office/api/customers?sort=name', ...list },
  {
    name: 'customers by a word',
    path: () => `/office/api/customers?filter=name:has:${encodeURIComponent(herSurname())}`,
    ...list,
  },
  { name: 'orders, the newest first', path: () => '/office/api/orders', ...list },
  {
    name: 'orders of a customer',
    path: () => `/office/api/orders?filter=customer:eq:${upTo(customers)}`,
    ...list,
  },
  {
    name: 'orders of a route',
    path: () => `/office/api/orders?filter=route:has:R${1 + upTo(7)}`,
    ...list,
  },
  {
    name: 'orders of a route, the latest day first',
    path: () => `/office/api/orders?filter=route:has:R${1 + upTo(7)}&sort=-day`,
    ...list,
  },
  {
    name: 'orders of a state',
    path: () => `/office/api/orders?filter=status:in:${oneOf(states)}`,
    ...list,
  },
  { name: 'page of a customer', path: () => ofCustomer(''), ...list },
  { name: 'page of a customer: the stream', path: () => ofCustomer('/events'), ...list },
  { name: 'page of a customer: autoships', path: () => ofCustomer('/autoships'), ...list },
  { name: 'page of an order', path: () => `/office/api/orders/${1 + upTo(placed)}`, ...list },
  { name: 'page of the caller', path: () => `/office/api/callers?${caller()}`, ...list },
  { name: 'page of today: what asks', path: () => '/office/api/attention', ...list },
  { name: 'page of today: its numbers', path: () => '/office/api/today', ...list },
]

const [, , place = './data/bench', word = ''] = process.argv
const dataDir = resolve(place)
const app = await openApp(
  readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
  'command',
)
await seedStaff(app.db)
const shop = await startShop(dataDir, 3122)
try {
  const headers = { cookie: await officeCookie(shop.origin), 'sec-fetch-site': 'same-origin' }
  const measuring = { origin: shop.origin, pid: shop.pid, dataDir, seconds: 5 }
  for (const benchmark of benchmarks.filter(({ name }) => name.includes(word)))
    await measure(measuring, { ...benchmark, headers })
} finally {
  await shop.stop()
  await app.close()
}
