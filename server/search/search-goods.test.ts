import { describe, expect, test } from 'vitest'
import {
  sameAnswers,
  searchExpectations,
} from '../../db/seed/catalogue/search-expectations.fixture.ts'
import {
  customerQueries,
  firstFound,
  partialQueries,
} from '../../db/seed/catalogue/customer-queries.fixture.ts'
import { goodIdsBySku, stockedShop } from '../../tests/support/stocked-shop.ts'
import { listMisses } from './misses.ts'

const shop = await stockedShop()
const idOf = await goodIdsBySku(shop)
const skuOf = new Map([...idOf].map(([sku, id]) => [id, sku]))

const search = async (term: string) => {
  const { partial, goods } = await shop.nobody.listGoods({ query: { search: term, limit: '100' } })
  return { isPartial: partial === 1, found: goods.data.map(({ id }) => skuOf.get(id)!) }
}
const find = async (term: string) => (await search(term)).found

describe('a search finds what the customer meant and nothing else', () => {
  test.each(searchExpectations.map(({ query, ...rest }) => [query, rest] as const))(
    '%s',
    async (query, { finds, doesNotFind }) => {
      const answer = await search(query)
      const found = answer.isPartial ? [] : answer.found
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

// P-10, P-m7
describe('a search as customers type it finds the good that they mean', () => {
  test('the table has two hundred of them', () =>
    expect(new Set(customerQueries.map(([query]) => query)).size).toBeGreaterThanOrEqual(200))
  test.each(customerQueries)('%s', async (query, sku) =>
    expect((await find(query)).slice(0, 8)).toContain(sku),
  )
})

// P-m7
test.each(firstFound)('%s finds first what most customers mean', async (query, sku) =>
  expect((await find(query))[0]).toBe(sku),
)

// P-10
test.each(partialQueries)('%s finds the most of its words, and says so', async (query, sku) => {
  const { isPartial, found } = await search(query)
  expect(isPartial).toBe(true)
  expect(found).toContain(sku)
})

// P-10
test('a search without a result is counted for the owner, and its visitor is not', async () => {
  for (const term of ['Zirga  Siens', 'zirga siens']) await find(term)
  await find('medus')
  const counted = async () =>
    (await listMisses(shop.db, shop.clock.today())).filter(({ term }) => /siens|medus$/.test(term))
  await expect
    .poll(counted)
    .toEqual([{ term: 'zirga siens', times: 2, lastOn: shop.clock.today() }])
})

// P-10
test('the office adds what customers call a good', async () => {
  expect(await find('lācīšu nektārs')).toEqual([])
  const synonym = { phrase: 'lācīšu nektārs', means: ['medus'], isInstead: true }
  await shop.db.insertInto('searchSynonyms').values(synonym).execute()
  await expect.poll(() => find('lācīšu nektārs')).toEqual(await find('medus'))
})
