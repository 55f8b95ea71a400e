import { expect, test } from 'vitest'
import { pageRoutes } from '../../support/page-routes.ts'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'

const { server } = await withPages(await stockedShop())

/** Any JSON of schema.org: its table below says what stands where. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any

const unitOf = (product: Json) => product.offers.priceSpecification.referenceQuantity
const address = (path: string) => `http://localhost:3000${path}`.replace(/\/$/, '')

async function describedOn(path: string): Promise<Json[]> {
  const { payload } = await server.inject(path)
  return [...payload.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!),
  )
}

// P-m17
test('the home page names the shop and how to search it', async () => {
  const [shop] = await describedOn('/')
  expect(shop).toMatchObject({
    '@graph': [
      {
        '@type': ['Organization', 'LocalBusiness'],
        telephone: '+37167000000',
        address: { addressLocality: 'Rīga', postalCode: 'LV-1011', addressCountry: 'LV' },
      },
      {
        '@type': 'WebSite',
        potentialAction: { target: 'http://localhost:3000/goods-search/{term}' },
      },
    ],
  })
})

// P-m17
test('a good has its brand, unit price, delivery fee and right of withdrawal', async () => {
  const [, water] = await describedOn('/good/101')
  expect(water).toMatchObject({
    brand: { name: 'Sila Avots' },
    offers: {
      priceSpecification: { price: '0.42', referenceQuantity: { value: 1, unitCode: 'LTR' } },
      shippingDetails: { shippingRate: { value: '1.50' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  })
})

// P-m17
test('questions and their answers are named', async () => {
  const [, answers] = await describedOn('/jautajumi')
  expect(answers).toMatchObject({ '@type': 'FAQPage' })
  expect(answers).toHaveProperty('mainEntity[0].acceptedAnswer.text')
})

// P-m17
test.each([
  ['/', 'website', 'share.png', '1200'],
  ['/good/101', 'product', 'goods/101', '500'],
])('a shared link to %s shows a card', async (path, type, picture, width) => {
  const { payload } = await server.inject(path)
  const meta = new Map(
    [...payload.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
      ([, name, content]) => [name!, content!],
    ),
  )
  expect(meta.get('og:type')).toBe(type)
  expect(meta.get('og:locale')).toBe('lv_LV')
  expect(meta.get('og:image')).toContain(picture)
  expect(meta.get('og:image:width')).toBe(width)
  expect(meta.get('twitter:card')).toMatch(/^summary/)
})

/** What search engines look for, where, and where in the page's data it stands. */
const items: [kind: string, path: string, found: (data: Json) => unknown, is: unknown][] = [
  ['Organization', '/', (data) => data[0]['@graph'][0]['@type'][0], 'Organization'],
  ['LocalBusiness', '/', (data) => data[0]['@graph'][0]['@type'][1], 'LocalBusiness'],
  ['opening hours', '/', (data) => data[0]['@graph'][0].openingHours, 'Mo-Fr 08:00-18:00'],
  ['WebSite', '/', (data) => data[0]['@graph'][1]['@type'], 'WebSite'],
  ['SearchAction', '/', (data) => data[0]['@graph'][1].potentialAction['@type'], 'SearchAction'],
  ['BreadcrumbList', '/good/101', (data) => data[0]['@type'], 'BreadcrumbList'],
  ['Product', '/good/101', (data) => data[1]['@type'], 'Product'],
  ['brand', '/good/101', (data) => data[1].brand.name, 'Sila Avots'],
  ['number', '/good/101', (data) => data[1].sku, 'UD-001'],
  ['shipping', '/good/101', (data) => data[1].offers.shippingDetails.shippingRate.value, '1.50'],
  ['returns', '/good/101', (data) => data[1].offers.hasMerchantReturnPolicy.merchantReturnDays, 14],
  ['unit price', '/good/101', (data) => data[1].offers.priceSpecification.price, '0.42'],
  ['unit', '/good/101', (data) => unitOf(data[1]).unitCode, 'LTR'],
  ['FAQPage', '/jautajumi', (data) => data[1]['@type'], 'FAQPage'],
]

// P-m17
test.each(items)('%s is described on %s', async (_kind, path, found, is) =>
  expect(found(await describedOn(path))).toBe(is),
)

// P-m17
test('every page that names its own address for search engines is in the sitemap', async () => {
  const listed = (await server.inject('/sitemap-pages.xml')).body.replaceAll('/</loc>', '</loc>')
  const fixed = pageRoutes.filter((path) => !/[:*]/.test(path))
  const named = await Promise.all(
    fixed.map(async (path) => {
      const { statusCode, body } = await server.inject(path)
      const isIndexed = body.includes('<link rel="canonical"') && !body.includes('noindex')
      return statusCode === 200 && isIndexed ? [path] : []
    }),
  )
  const pages = named.flat()
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.filter((path) => !listed.includes(`<loc>${address(path)}</loc>`))).toEqual([])
  expect(pages.filter((path) => !listed.includes(`<loc>${address(`/en${path}`)}</loc>`))).toEqual(
    [],
  )
})

// P-m2
test('a form that was sent without JavaScript leads back to its page', async () => {
  const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' }
  const answer = await server.inject({ method: 'POST', url: '/login', headers, payload: 'email=a' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login'])
  const hostile = await server.inject({ method: 'POST', url: '//evil.example', headers })
  expect(hostile.headers.location).not.toBe('//evil.example')
  const call = await server.inject({ method: 'POST', url: '/api/nothing', payload: {} })
  expect(call.statusCode).toBe(404)
})
