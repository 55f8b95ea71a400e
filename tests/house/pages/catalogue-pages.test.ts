import { expect, test } from 'vitest'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'

const { server, nobody } = await withPages(await stockedShop())

test('goods without a page lead to the first', async () => {
  const { statusCode, headers } = await server.inject('/goods')
  expect([statusCode, headers.location]).toEqual([302, '/goods/1'])
})

test('the search form without JavaScript leads to the page of its term', async () => {
  const { statusCode, headers } = await server.inject('/goods-search?term=medus&category=dzerieni')
  expect([statusCode, headers.location]).toEqual([302, '/goods-search/medus?category=dzerieni'])
})

test.each([
  ['/top-goods', 'top'],
  ['/discount-goods', 'discount'],
  ['/new-goods', 'new'],
])('the page %s shows the goods of its list, in their order', async (path, filter) => {
  const { goods } = await nobody.listGoods({ query: { filter } })
  expect(goods.data.length).toBeGreaterThan(3)
  const { payload } = await server.inject(path)
  const main = payload.slice(payload.indexOf('<main'), payload.indexOf('</main>'))
  const links = [...main.matchAll(/<article[\s\S]*?href="\/good\/([^"]+)"/g)].map(
    ([, link]) => link,
  )
  expect(links).toEqual(goods.data.map(({ link }) => link))
})

test('a good’s page names it and its categories for people and for machines', async () => {
  const good = await nobody.readGood({ params: { id: '101' } })
  const { payload } = await server.inject('/good/101')
  expect(payload).toContain(`<title>${good.name} – Avots</title>`)
  expect(payload).toMatch(
    new RegExp(`<link rel="canonical" href="http://localhost:3000/good/${good.link}"`),
  )
  const described = [
    ...payload.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g),
  ].map(([, json]) => JSON.parse(json!) as object)
  const path = ['/', '/udens', '/udens/atgriezama-tara', '/udens/atgriezama-tara/18-9-l-pudeles']
  const items = [...path, `/good/${good.link}`].map((item) => ({
    item: `http://localhost:3000${item}`,
  }))
  expect(described).toMatchObject([
    { '@type': 'BreadcrumbList', itemListElement: items },
    {
      '@type': 'Product',
      name: good.name,
      offers: { price: good.price_vat.toFixed(2), priceCurrency: 'EUR' },
    },
  ])
  const crumbs = /<nav class="crumbs".+?<\/nav>/s.exec(payload)![0]
  expect([...crumbs.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(path)
})
