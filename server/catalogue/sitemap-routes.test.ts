import { expect, test } from 'vitest'
import { stockedShop } from '../../tests/support/stocked-shop.ts'

const shop = await stockedShop({ PUBLIC_URL: 'https://avots.example' })
const read = async (path: string) => (await shop.server.inject(path)).body
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location!)

test('search engines find every good and every category, each once in each language', async () => {
  const files = locations(await read('/sitemap.xml'))
  expect(files).toEqual([
    'https://avots.example/sitemap-pages.xml',
    'https://avots.example/sitemap-categories.xml',
    'https://avots.example/sitemap-goods-1.xml',
  ])
  const pages = (await Promise.all(files.map((file) => read(new URL(file).pathname)))).flatMap(
    locations,
  )
  const { total } = (await shop.nobody.listGoods()).goods
  expect(pages.filter((page) => page.includes('/good/')).length).toBe(2 * total)
  expect(new Set(pages).size).toBe(pages.length)
  expect(pages).toContain('https://avots.example/udens/atgriezama-tara/18-9-l-pudeles')
  // P-m17
  for (const path of ['piegade', 'depozits', 'jautajumi', 'kontakti', 'regulara-piegade-info'])
    expect(pages).toEqual(
      expect.arrayContaining([`https://avots.example/${path}`, `https://avots.example/en/${path}`]),
    )
  expect(pages).toContain('https://avots.example/en')
  expect(await read('/sitemap-pages.xml')).toContain(
    '<xhtml:link rel="alternate" hreflang="en" href="https://avots.example/en/piegade"/>',
  )
})

test('search engines are told to leave out customers’ own pages', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain('Disallow: /user/')
  expect(robots).toContain('Disallow: /en/user/')
  expect(robots).toContain('Sitemap: https://avots.example/sitemap.xml')
})

test.each(['/sitemap-goods-2.xml', '/sitemap-goods-0.xml', '/sitemap-goods-a.xml'])(
  '%s is not found',
  async (path) => expect((await shop.server.inject(path)).statusCode).toBe(404),
)
