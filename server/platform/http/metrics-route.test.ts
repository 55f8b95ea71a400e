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
  expect((await getMetrics(undefined, '127.0.0.1')).body).toContain(
    'avots_cache_bytes{cache="answers"}',
  )
  expect((await getMetrics(`Bearer ${METRICS_TOKEN}`)).statusCode).toBe(200)
})

test('other callers get 404, with any token', async () => {
  const asLong = `Bearer ${'é'.repeat(METRICS_TOKEN.length)}`
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN, asLong])
    expect((await getMetrics(wrong)).statusCode, wrong).toBe(404)
})

// S-m14: a proxy on this machine need not say for whom it asks.
test.each([{ TRUST_PROXY: '1' }, { PUBLIC_URL: 'https://avots.example' }])(
  'behind a proxy, metrics need the token on this machine too: %o',
  async (environment) => {
    const proxied = await testShop({ METRICS_TOKEN, ...environment })
    const ask = (headers: Record<string, string>) =>
      proxied.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
    expect((await ask({})).statusCode).toBe(404)
    expect((await ask({ authorization: `Bearer ${METRICS_TOKEN}` })).statusCode).toBe(200)
  },
)
