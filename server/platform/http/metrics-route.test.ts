import { expect, test } from 'vitest'
import { testShop } from '../../../tests/support/shop.ts'

const METRICS_TOKEN = 'a token of sixteen or more'
const shop = await testShop({ METRICS_TOKEN })

const getMetrics = (authorization?: string, remoteAddress = '203.0.113.7') =>
  shop.server.inject({
    url: '/metrics',
    remoteAddress,
    headers: { ...(authorization && { authorization }) },
  })

test('metrics are answered to this machine and to callers with the token', async () => {
  expect((await getMetrics(undefined, '127.0.0.1')).body).toContain('avots_http_seconds')
  expect((await getMetrics(`Bearer ${METRICS_TOKEN}`)).statusCode).toBe(200)
})

test('other callers get 404, with any token', async () => {
  const asLong = `Bearer ${'é'.repeat(METRICS_TOKEN.length)}`
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN, asLong])
    expect((await getMetrics(wrong)).statusCode, wrong).toBe(404)
})
