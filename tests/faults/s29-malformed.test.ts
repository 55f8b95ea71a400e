import { expect, test } from 'vitest'
import { calls } from '../../contract/shop/calls.ts'
import type { Call } from '../../contract/shared/call.ts'
import { orderShop } from '../support/order-shop.ts'

const shop = await orderShop()
const anna = await shop.customer()

/** What is no JSON, or JSON as nobody means it. */
const bodies = [
  '',
  '{',
  '{"a":}',
  '[',
  'null',
  'true',
  '7',
  '"x"',
  '[]',
  '{"id":1,"id":2}',
  '{"a":NaN}',
  '{"a":1e999}',
  '{"order":9007199254740993}',
  '{"order":1e21}',
  '{"order":"7"}',
  '{"order":true}',
  '{"order":null}',
  '{"name_surname":"\\ud800"}',
  '{"name_surname":"a\\r\\nBcc: x@y.lv"}',
  '{"notes":"\\u0000"}',
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
  '\ufeff{}',
  '\u0000',
  '{"__proto__":{}}',
]
const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  '',
]

const writing = (Object.entries(calls) as [string, Call][]).filter(
  ([, { method }]) => method !== 'GET',
)

test.each(
  writing.filter(([name]) => !/logOut|deleteAccount|endSession|endOtherSessions/.test(name)),
)('%s takes malformed bodies calmly', async (_name, { method, path }) => {
  const url = `/api${path.replaceAll(/:\w+/g, '1')}?page=1&page=2&a[]=%00&%C3=1`
  for (const payload of bodies) {
    for (const type of payload === '{' ? types : types.slice(0, 1)) {
      const headers = {
        authorization: `Bearer ${anna.token}`,
        ...(type && { 'content-type': type }),
      }
      const answer = await shop.server.inject({ method, url, headers, payload })
      expect(answer.statusCode, `${payload.slice(0, 40)}: ${answer.body}`).toBeLessThan(500)
      if (answer.statusCode >= 400) expect(answer.json()).toHaveProperty('error')
    }
  }
})
