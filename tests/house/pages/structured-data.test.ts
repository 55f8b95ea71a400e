import { expect, test } from 'vitest'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'

const { server } = await withPages(await stockedShop())

async function describedOn(path: string): Promise<object[]> {
  const { payload } = await server.inject(path)
  return [...payload.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as object,
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
