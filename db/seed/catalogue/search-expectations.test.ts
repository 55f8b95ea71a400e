import { expect, test } from 'vitest'
import { goods } from './goods.ts'
import { sameAnswers, searchExpectations } from './search-expectations.fixture.ts'

test('there are at least sixty Latvian queries, with every way of typing', () => {
  expect(searchExpectations.length).toBeGreaterThanOrEqual(60)
  const ways = new Set(searchExpectations.map(({ how }) => how))
  expect(ways.size).toBe(11)
  expect(new Set(searchExpectations.map(({ query }) => query)).size).toBe(searchExpectations.length)
})

test('goods that must and must not be found are in the shop, and never the same', () => {
  const skus = new Set(goods.map((good) => good.sku))
  for (const { query, how, finds, doesNotFind } of searchExpectations) {
    expect([query, [...finds, ...doesNotFind].filter((sku) => !skus.has(sku))]).toEqual([query, []])
    expect([query, finds.filter((sku) => doesNotFind.includes(sku))]).toEqual([query, []])
    expect([query, finds.length > 0]).toEqual([query, how !== 'nothing'])
  }
})

test('every group of ways to type a term has at least three', () => {
  for (const group of sameAnswers) expect(group.length).toBeGreaterThanOrEqual(3)
})
