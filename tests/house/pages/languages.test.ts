import { expect, test } from 'vitest'
import { pageRoutes } from '../../support/page-routes.ts'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'
import { sampleAddress } from '../server-routes.ts'

const { server } = await withPages(await stockedShop())
const english = { cookie: 'language=en' }

const publicPages = [
  '/',
  '/goods/1',
  '/goods/2',
  '/top-goods',
  '/udens/atgriezama-tara',
  '/good/101',
  '/piegade',
  '/depozits',
  '/jautajumi',
  '/noteikumi',
]

const inEnglish = (path: string) => `/en${path === '/' ? '' : path}`

/** Addresses of the page's links and forms that are pages of the shop. */
const leadsTo = (body: string): string[] =>
  [...body.matchAll(/<(?:a|form)\b[^>]*?(?:href|action)="(\/[^"]*)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('hrefLang') && !tag.includes('hreflang'))
    .map(([, to]) => to!)
    .filter((to) => !to.startsWith('/files/'))

const isEnglish = (path: string) => /^\/en(?:[/?#]|$)/.test(path)

// P-m17
test.each(publicPages)('%s has an English page, and each names the other', async (path) => {
  const [latvian, other] = await Promise.all(
    [path, inEnglish(path)].map((url) => server.inject(url)),
  )
  expect([latvian!.statusCode, other!.statusCode]).toEqual([200, 200])
  expect(latvian!.body).toContain('<html lang="lv">')
  expect(other!.body).toContain('<html lang="en">')
  const canonical = (body: string) => /<link rel="canonical" href="([^"]+)"/.exec(body)![1]!
  const pairs = (body: string) =>
    [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, language, href]) => [language, href],
    )
  expect(canonical(other!.body)).toBe(
    canonical(latvian!.body).replace(/^http:\/\/localhost:3000\/?/, (site) =>
      path === '/' ? 'http://localhost:3000/en' : `${site}en/`,
    ),
  )
  expect(pairs(latvian!.body)).toEqual([
    ['lv', canonical(latvian!.body)],
    ['en', canonical(other!.body)],
    ['x-default', canonical(latvian!.body)],
  ])
  expect(pairs(other!.body)).toEqual(pairs(latvian!.body))
})

test.each([...publicPages, '/login', '/new-user', '/reset-password', '/pay', '/vestules'])(
  '%s has a title of its own in both languages',
  async (path) => {
    const titles = await Promise.all(
      [path, inEnglish(path)].map(
        async (url) => /<title>([^<]+)/.exec((await server.inject(url)).body)![1],
      ),
    )
    for (const title of titles) expect(title).toMatch(/\S+ – Avots$/)
    expect(new Set(titles).size).toBe(2)
  },
)

test.each(publicPages)('links on %s stay in the language of the page', async (path) => {
  const latvian = leadsTo((await server.inject(path)).body)
  const other = leadsTo((await server.inject(inEnglish(path))).body)
  expect(latvian.length).toBeGreaterThan(10)
  expect(latvian.filter(isEnglish)).toEqual([])
  expect(other.filter((to) => !isEnglish(to))).toEqual([])
  expect(other.length).toBe(latvian.length)
})

test('the switch of languages leads to the same page', async () => {
  const switchOn = async (url: string) =>
    /<a class="frame-foot__language" href="([^"]+)"/.exec((await server.inject(url)).body)?.[1]
  expect(await switchOn('/goods/1?order_by=price_asc')).toBe('/en/goods/1?order_by=price_asc')
  expect(await switchOn('/en/goods/1?order_by=price_asc')).toBe('/goods/1?order_by=price_asc')
  expect(await switchOn('/')).toBe('/en')
  expect(await switchOn('/en')).toBe('/')
})

test('the cookie chooses where the shop’s own address leads, and nothing else', async () => {
  const home = await server.inject({ url: '/?utm=1', headers: english })
  expect([home.statusCode, home.headers.location]).toEqual([302, '/en?utm=1'])
  expect(home.headers).toMatchObject({ vary: 'cookie', 'cache-control': 'no-store' })
  expect((await server.inject('/')).headers.vary).toContain('cookie')
  const good = await server.inject({ url: '/good/101', headers: english })
  expect(good.body).toContain('<html lang="lv">')
  expect(good.headers.vary).toBe('accept-encoding')
})

test.each([
  ['/en/nothing-here', '/en'],
  ['/en/en', '/en'],
  ['/en//evil.example', '/en'],
  ['/en/goods', '/en/goods/1'],
  ['/en/udens/0', '/en'],
  ['/en/goods-search?term=honey', '/en/goods-search/honey'],
])('%s leads to %s', async (path, to) => {
  const { statusCode, headers } = await server.inject(path)
  expect([statusCode, headers.location]).toEqual([302, to])
})

test('every page has an English address', async () => {
  for (const path of pageRoutes) {
    const url = sampleAddress(path)
    const [latvian, other] = await Promise.all(
      [url, inEnglish(url)].map((address) => server.inject(address)),
    )
    expect(other!.statusCode, url).toBe(latvian!.statusCode)
    if (other!.statusCode === 200) expect(other!.body, url).toContain('<html lang="en">')
  }
})
