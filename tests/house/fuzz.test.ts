import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { testShop } from '../support/shop.ts'
import { hostileBody, hostileSegment } from './hostile.ts'

/** `FUZZ_RUNS=2000 vitest run tests/house/fuzz` for the long round. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)

const shop = await testShop()
let token = ''

beforeAll(async () => {
  token = (await shop.nobody.createGuest()).token
})

const query = fc.dictionary(
  fc.constantFrom('page', 'limit', 'search', 'category', 'order_by', 'status', 'code', 'day'),
  fc.string(),
)

describe('no input of a client makes a call break', () => {
  test.each(Object.entries<Call>(calls))('%s', async (_name, call) => {
    await fc.assert(
      fc.asyncProperty(
        call.body ? hostileBody(call.body) : fc.constant(undefined),
        fc.array(hostileSegment, { minLength: 4, maxLength: 4 }),
        query,
        async (body, segments, asked) => {
          const path = call.path.replace(/:\w+/g, () => segments.pop()!)
          const answer = await shop.app.inject({
            method: call.method,
            url: `/api${path}`,
            query: asked,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body !== undefined && { 'content-type': 'application/json' }),
            },
            ...(body !== undefined && { payload: JSON.stringify(body) }),
          })
          expect(answer.statusCode, answer.body).toBeLessThan(500)
          if (answer.statusCode >= 400) expect(answer.json()).toHaveProperty('error')
        },
      ),
      { numRuns: RUNS },
    )
    // A call that ends the session is not the end of the test.
    if (call.path.includes('logout')) token = (await shop.nobody.createGuest()).token
  })
})
