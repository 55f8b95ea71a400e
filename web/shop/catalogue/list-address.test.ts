import { expect, test } from 'vitest'
import { addressWithPagePath, addressWithPageQuery, readCategoryQuery } from './list-address.ts'
import { nothingChosen } from './list-choice.ts'

const bio = { ...nothingChosen, filters: ['bio'] as const }

// P-4
test('a category beside a search narrows that search', () => {
  const found = addressWithPageQuery('/goods-search/medus', {}, true)
  expect(found.categoryHref('bio-partika', bio)).toBe(
    '/goods-search/medus?filter=bio&category=bio-partika',
  )
})

// P-4
test('a subcategory of a narrowed list goes one level deeper, and each level leads back', () => {
  const top = addressWithPageQuery('/top-goods', { category: 'dzerieni' })
  expect(top.categoryHref('kafija', nothingChosen)).toBe(
    '/top-goods?category=dzerieni&categorya=kafija',
  )
  const deep = addressWithPageQuery('/top-goods', { category: 'dzerieni', categorya: 'kafija' })
  expect([0, 1, 2].map((levels) => deep.levelHref(levels, nothingChosen))).toEqual([
    '/top-goods',
    '/top-goods?category=dzerieni',
    '/top-goods?category=dzerieni&categorya=kafija',
  ])
})

test('a category’s own list has its subcategories in the path', () => {
  const category = addressWithPagePath('/bio-partika/medus-un-saldumi')
  expect(category.categoryHref('medus', bio)).toBe('/bio-partika/medus-un-saldumi/medus?filter=bio')
  expect([0, 1].map((levels) => category.levelHref(levels, nothingChosen))).toEqual([
    '/goods/1',
    '/bio-partika',
  ])
})

test('a level without the one above it is not read', () => {
  const read = (query: string) => readCategoryQuery(new URLSearchParams(query))
  expect(read('category=a&categorya=b&categoryb=c')).toEqual({
    category: 'a',
    categorya: 'b',
    categoryb: 'c',
  })
  expect(read('categorya=b')).toEqual({})
})
