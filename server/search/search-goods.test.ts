import { describe, expect, test } from 'vitest'
import {
  sameAnswers,
  searchExpectations,
} from '../../db/seed/catalogue/search-expectations.fixture.ts'
import { goodIdsBySku, stockedShop } from '../../tests/support/stocked-shop.ts'

const shop = await stockedShop()
const idOf = await goodIdsBySku(shop)
const skuOf = new Map([...idOf].map(([sku, id]) => [id, sku]))

const find = async (search: string) => {
  const { goods } = await shop.nobody.listGoods({ query: { search, limit: '100' } })
  return goods.data.map(({ id }) => skuOf.get(id)!)
}

describe('a search finds what the customer meant and nothing else', () => {
  test.each(searchExpectations.map(({ query, ...rest }) => [query, rest] as const))(
    '%s',
    async (query, { finds, doesNotFind }) => {
      const found = await find(query)
      expect(finds.filter((sku) => !found.includes(sku))).toEqual([])
      expect(doesNotFind.filter((sku) => found.includes(sku))).toEqual([])
      if (finds.length === 0) expect(found).toEqual([])
    },
  )
})

test.each(sameAnswers.map((group) => [group]))('%j all find the same', async (group) => {
  const answers = await Promise.all(group.map(find))
  expect(answers[0]!.length).toBeGreaterThan(0)
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('goods with the word in their name come first', async () => {
  expect((await find('medus')).slice(0, 4).sort()).toEqual(['BP-027', 'BP-028', 'BP-029', 'BP-030'])
  expect((await find('101'))[0]).toBe('UD-001')
})

describe('hostile input is answered like any other', () => {
  const hostile = [
    "'",
    '%',
    ':*',
    '\\',
    '"',
    '(',
    '& | !',
    '*'.repeat(50),
    '💧',
    '..',
    "'; drop table goods; --",
    '%00',
  ]
  test.each(hostile)('%s finds nothing', async (term) => {
    expect(await find(term)).toEqual(expect.any(Array))
  })
  test.each(['a'.repeat(4_000), 'ū\u0000dens'])(
    'a term that no customer types is refused: %#',
    async (search) => {
      const answer = await shop.server.inject({ url: '/api/goods-paginate', query: { search } })
      expect(answer.statusCode).toBe(422)
      const hints = await shop.server.inject({ url: '/api/goods-suggest', query: { search } })
      expect(hints.statusCode).toBe(422)
    },
  )
})
