import { expect, test } from 'vitest'
import { testShop } from '../../../tests/support/shop.ts'

const METRICS_TOKEN = 'a token of sixteen or more'
const shop = await testShop({ METRICS_TOKEN })

const asked = (authorization?: string, remoteAddress = '203.0.113.7') =>
  shop.server.inject({
    url: '/metrics',
    remoteAddress,
    headers: { ...(authorization && { authorization }) },
  })

test('the figures are for the machine itself and for who has the token', async () => {
  expect((await asked(undefined, '127.0.0.1')).body).toContain('avots_http_seconds')
  expect((await asked(`Bearer ${METRICS_TOKEN}`)).statusCode).toBe(200)
})

test('nobody else learns that there are any, whatever they send for a token', async () => {
  const asLong = `Bearer ${'é'.repeat(METRICS_TOKEN.length)}`
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN, asLong])
    expect((await asked(wrong)).statusCode, wrong).toBe(404)
})
