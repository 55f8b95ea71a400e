import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Email, text } from '../../contract/shared/scalars.ts'
import { addressOf } from '../../contract/shared/http-client.ts'
import { withoutLinks } from '../../domain/words/without-links.ts'
import { buildApp } from '../../server/app.ts'
import { openLog } from '../../server/platform/log.ts'
import { filledCart, good, orderShop } from '../support/order-shop.ts'
import { staffCalls } from './doors.ts'
import { asStaff, sameOrigin } from '../support/staff-of-tests.ts'
import { allRows } from './rights/all-rows.ts'

/** A hostile visitor's list of attempts; those of one room are beside it. */
const shop = await orderShop()

const writes = staffCalls.filter(([, { call }]) => call.method === 'POST')

describe('another site cannot make a browser of the staff write', () => {
  const json = { 'content-type': 'application/json' }
  const attempts = [
    ['a form', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }, 403],
    ['a script', { 'sec-fetch-site': 'cross-site', ...json }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site', ...json }, 403],
    ['an address that was typed', { 'sec-fetch-site': 'none', ...json }, 403],
    ['an old browser', { origin: 'https://evil.example', ...json }, 403],
    ['a frame without origin', { origin: 'null', ...json }, 403],
    ['a program that says nothing', json, 403],
    ['a form of our own', { 'content-type': 'text/plain' }, 415],
    ['an upload', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ] as const

  test.each(writes)('%s', async (_name, { prefix, call, open }) => {
    const before = await allRows(shop.db)
    for (const [what, headers, status] of attempts) {
      const { 'sec-fetch-site': site, ...opened } = open
      const own = status === 415 ? { 'sec-fetch-site': site! } : {}
      const { statusCode } = await shop.server.inject({
        method: 'POST',
        url: `${prefix}${addressOf(call, { params: { id: '1' } })}`,
        headers: { ...opened, ...own, ...headers },
        payload: '{}',
      })
      expect(statusCode, what).toBe(status)
    }
    expect(await allRows(shop.db)).toEqual(before)
  })
})

test('the key of another customer’s request answers nothing of it', async () => {
  const [anna, berta] = [await shop.customer(), await shop.customer()]
  const answers = []
  for (const { api, token } of [anna, berta]) {
    const { params } = await filledCart({ api }, { [good.honey]: 1 })
    const { body } = await shop.server.inject({
      method: 'POST',
      url: `/api/cart/${params.id}/processcart`,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'one-key-for-both' },
    })
    answers.push(JSON.parse(body) as { order: { id: number } })
  }
  expect(answers[0]!.order.id).not.toBe(answers[1]!.order.id)
})

describe.each(['/api/authenticate', '/office/api/sign-in', '/driver/api/events'])(
  'at %s',
  (url) => {
    test.each([
      ['identity', 'x'.repeat(300_000), 413],
      ['gzip', gzipSync('x'.repeat(50_000_000)), 415],
      ['br', Buffer.from([1, 2, 3]), 415],
      ['', '['.repeat(100_000), 400],
    ])('a body that is a bomb is refused: %s', async (encoding, payload, status) => {
      const headers = {
        ...sameOrigin,
        'content-type': 'application/json',
        ...(encoding && { 'content-encoding': encoding }),
      }
      const { statusCode } = await shop.server.inject({ method: 'POST', url, headers, payload })
      expect([status, 400]).toContain(statusCode)
    })
  },
)

test('what a visitor writes stays inside its line of the log', async () => {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const server = await buildApp({ ...shop.app, log })
  for (const url of [
    '/%0d%0a{"level":60}',
    '/api/%1b[2J',
    '/api/goods-suggest?search=%0a%c2%9b',
    '/office/api/search?text=%0a%c2%9b',
    '/driver/api/%1b[2J',
  ])
    await server.inject({
      url,
      headers: { 'user-agent': 'a\u009b2J', 'x-request-id': 'b\u001b', referer: 'c\u202e' },
    })
  for (const url of ['/api/authenticate', '/office/api/sign-in', '/driver/api/unlock'])
    await server.inject({ method: 'POST', url, headers: sameOrigin, payload: '{"email":"\u001b"' })
  await server.close()
  for (const line of lines) {
    expect(line.trimEnd()).not.toMatch(/[\p{Cc}\u202e]/u)
    expect(() => JSON.parse(line) as unknown).not.toThrow()
  }
})

const time = (work: () => unknown): number => {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

test.each([
  'a'.repeat(2_000),
  'a.'.repeat(1_000),
  'a-'.repeat(1_000),
  `a@${'a-'.repeat(1_000)}`,
  `a@${'a.'.repeat(1_000)}!`,
  'www.'.repeat(500),
  'http://'.repeat(280),
  ' '.repeat(2_000),
  '\u200b'.repeat(2_000),
  'a\u0301'.repeat(1_000),
])('no text makes a check long: %j', (hostile) => {
  for (const check of [
    () => Email.safeParse(hostile.slice(0, 254)),
    () => text(2_000).safeParse(hostile),
    () => withoutLinks(hostile),
  ])
    expect(time(check)).toBeLessThan(5_000)
})

test.each(["'", '%', '_'.repeat(200), 'a'.repeat(200), 'ab '.repeat(66), '(a+)+$', '\\', ':* & |'])(
  'no search takes long: %j',
  async (search) => {
    const startedAt = performance.now()
    const text = encodeURIComponent(search)
    for (const url of [
      `/api/goods?search=${text}`,
      `/api/goods-suggest?search=${text}`,
      `/office/api/search?text=${text}`,
      `/office/api/customers?text=${text}`,
    ]) {
      const { statusCode } = await shop.server.inject({ url, headers: asStaff('owner') })
      expect(statusCode).toBeLessThan(500)
    }
    expect(performance.now() - startedAt).toBeLessThan(30_000)
  },
)
