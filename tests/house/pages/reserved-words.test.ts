import { expect, test } from 'vitest'
import { categories } from '../../../db/seed/catalogue/categories.ts'
import { readCategoryPath } from '../../../web/shop/catalogue/category-path.ts'
import { pageRoutes } from '../../support/page-routes.ts'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'
import { serverRoutes } from '../server-routes.ts'

const { server } = await withPages(await stockedShop())

const isReserved = (segment: string) => typeof readCategoryPath(`/${segment}/x`) === 'string'

/** What could be a category's link: no name to be filled, no file with a dot. */
const firstSegments = [...serverRoutes(server).map(({ path }) => path), ...pageRoutes]
  .map((path) => path.split('/')[1] ?? '')
  .filter((segment) => /^[a-z0-9-]+$/.test(segment))

test('no category can stand where the server or a page answers', () => {
  expect(firstSegments).toEqual(
    expect.arrayContaining(['api', 'health', 'calendar', 'goods', 'user']),
  )
  expect([...new Set(firstSegments)].filter((segment) => !isReserved(segment))).toEqual([])
})

test('no category of the shop stands at a reserved word', () => {
  expect(categories.map(({ link }) => link).filter(isReserved)).toEqual([])
})
