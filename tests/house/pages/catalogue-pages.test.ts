import sharp from 'sharp'
import { expect, test } from 'vitest'
import { replacePhotos } from '../../../server/catalogue/pictures/replace-photos.ts'
import { inTransaction } from '../../../server/platform/database/transaction.ts'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'

const { server, nobody, app } = await withPages(await stockedShop())

test('goods without a page lead to the first', async () => {
  const { statusCode, headers } = await server.inject('/goods')
  expect([statusCode, headers.location]).toEqual([302, '/goods/1'])
  // P-p13
  expect(headers).not.toHaveProperty('content-type')
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

// P-m9
test('a card names the prices for larger quantities and by autoship', async () => {
  const card = async (path: string) =>
    /<article[\s\S]*?href="\/good\/[^"]*sila-avots[\s\S]*?<\/article>/.exec(
      (await server.inject(path)).payload,
    )![0]
  const good = await nobody.readGood({ params: { id: '101' } })
  const text = (await card('/udens/atgriezama-tara/18-9-l-pudeles')).replaceAll(/<[^>]+>/g, '')
  expect(text).toContain(`no\u00a0${good.best_price_no_required}\u00a0gab.`)
  expect(text).toContain('regulārajā piegādē')
})

// P-m12
test('the page of a good prints the code by which it is found', async () => {
  const { payload } = await server.inject('/good/101')
  expect(payload).toMatch(/Preces kods (?:<!-- -->)?UD-001/)
})

// P-8
test('the page of a good with two photos shows both', async () => {
  const photo = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
  const photos = [await photo('#00c'), await photo('#0c0')]
  await inTransaction(app.db, (tx) => replacePhotos(tx, { goodId: 102, photos }))
  const pictures = async () => {
    const { payload } = await server.inject('/good/102')
    return new Set(payload.match(/\/img\/goods\/102\/w_500,h_500\?v=\w+/g)).size
  }
  await expect.poll(pictures).toBe(2)
})

// P-p11
test.each([
  ['/good/nav-tadas', '/goods-search', 'Sameklējiet preci pēc nosaukuma'],
  ['/en/good/nav-tadas', '/en/goods-search', 'Find a product by its name'],
])('%s is missing and offers a search', async (path, action, label) => {
  const { payload, statusCode } = await server.inject(path)
  expect(statusCode).toBe(404)
  const main = payload.slice(payload.indexOf('<main'), payload.indexOf('</main>'))
  expect([`action="${action}"`, label].filter((text) => !main.includes(text))).toEqual([])
})

// P-p15
test('the log-in says beside its form what a profile gives', async () => {
  expect((await server.inject('/login')).payload.includes('Ko dod profils')).toBe(true)
})
