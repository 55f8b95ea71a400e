import { expect, test } from 'vitest'
import { testShop } from '../../support/shop.ts'
import { withPages } from '../../support/shop-with-pages.ts'

const { server } = await withPages(await testShop())

const pageOf = async (url: string) => {
  const { statusCode, payload } = await server.inject({ url })
  expect(statusCode, url).toBe(200)
  expect(payload.match(/<h1[ >]/g), `${url} has one heading`).toHaveLength(1)
  return payload
}

test('a shop without goods and categories says that it is being set up', async () => {
  const home = await pageOf('/')
  expect(home).toContain('Veikals tiek iekārtots')
  expect(home).not.toContain('class="catalogue-shelf"')
  expect(await pageOf('/goods/1')).toContain('Veikals tiek iekārtots')
})

// P-10
test('only a list with filters offers to remove them', async () => {
  const offers = await pageOf('/discount-goods')
  expect(offers).toContain('Šeit vēl nav preču')
  const search = await pageOf('/goods-search/medus')
  expect(search).toContain('Nekas netika atrasts!')
  for (const page of [offers, search]) expect(page).not.toContain('Noņemt visus filtrus')
  for (const path of ['/goods-search/medus?filter=bio', '/discount-goods?filter=bio']) {
    const page = await pageOf(path)
    expect(page).toContain('Nekas netika atrasts!')
    expect(page).toContain('Noņemt visus filtrus')
  }
})
