import { expect, test } from 'vitest'
import { stockedShop } from '../support/stocked-shop.ts'
import { expectWithin } from './kit/expect-within.ts'
import { percentile } from './kit/load.ts'

const shop = await stockedShop()

const terms = [
  'a & b',
  "'",
  "''; --",
  '%',
  '%%%%%%',
  '_',
  '\\',
  ':*',
  '(',
  '((((((((((',
  '--',
  '; drop table goods',
  "' or 1=1 --",
  '\u0000',
  'medus\u0000',
  '*medus',
  '%medus',
  'medus:*',
  '!medus & !!',
  'a'.repeat(4_096),
  'medus '.repeat(680),
  '(a+)+$'.repeat(50),
  '\ud800',
  '😀😀',
  'а́'.repeat(500),
  '<->',
  '$1',
  '${7*7}',
  'mēdūš',
]

const orders = [
  'price',
  '-price',
  'price; drop table goods',
  "name' desc",
  '(select 1)',
  'id desc nulls first',
  '',
]
const languages = ['lv', 'en', "lv'; drop table goods; --", 'xx', '\\', '*']

async function ask(path: string, query: Record<string, string>, language = 'lv') {
  const begun = performance.now()
  const { statusCode, body } = await shop.server.inject({
    method: 'GET',
    url: `/api${path}`,
    query,
    headers: { 'accept-language': language },
  })
  return { statusCode, body, tookMs: performance.now() - begun }
}

test('whatever is searched for, there are sane hits or a "no", and soon', async () => {
  const before = await shop.db
    .selectFrom('goods')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const timesMs: number[] = []
  for (const term of terms) {
    for (const [path, query] of [
      ['/goods-paginate', { search: term }],
      ['/goods-suggest', { search: term }],
      ['/goods-paginate', { category: term }],
      ['/goods-paginate', { filter: term, categorya: term }],
      ['/goods-paginate', { price_from: term, price_to: term, page: term }],
    ] as const) {
      const { statusCode, body, tookMs } = await ask(path, query)
      expect([200, 400, 404, 414, 422], `${path} ${term.slice(0, 40)}`).toContain(statusCode)
      expect(body).not.toMatch(/syntax error|pg_|select /i)
      timesMs.push(tookMs)
    }
  }
  for (const order of orders)
    expect([200, 422]).toContain((await ask('/goods-paginate', { order_by: order })).statusCode)
  for (const language of languages)
    expect((await ask('/goods-paginate', { search: 'medus' }, language)).statusCode).toBe(200)
  const after = await shop.db
    .selectFrom('goods')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(after).toEqual(before)
  expectWithin(100, percentile(timesMs, 95))
})
