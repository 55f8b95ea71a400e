import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../contract/shared/call.ts'
import { calls, type ShopCalls } from '../../contract/shop/calls.ts'
import { good, orderShop, setStock } from '../support/order-shop.ts'
import { staffCalls } from './doors.ts'
import { hostileBody, hostileSegment } from './hostile.ts'
import { type Ids, records } from './rights/records.ts'
import { recordAccess } from './rights/record-access.ts'

/** Few in `npm run test:quick`; `FUZZ_RUNS=2000 vitest run tests/house/fuzz` for the long round. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.QUICK ? 5 : 25))

const shop = await orderShop()
await setStock(shop, good.honey, 100_000)

const query = fc.dictionary(
  fc.constantFrom('page', 'limit', 'search', 'category', 'order_by', 'status', 'code', 'day'),
  fc.string(),
)

/** A caller with the right to the call, and the caller's record that it names. */
async function callerOf(name: keyof ShopCalls): Promise<{ token: string; own: Ids }> {
  const touches = recordAccess[name]
  if (touches === 'no record' && calls[name].audience !== 'customer')
    return { ...(await shop.guest()), own: {} }
  const anna = await shop.customer({ accountCents: 5_000 })
  return {
    ...anna,
    own: touches === 'no record' ? {} : await records[touches[0]!.record](shop, anna),
  }
}

/** Asks a call with anything in its body, address and query. */
const expectUnbroken = (call: Call, prefix: string, headers: Record<string, string>, own: Ids) =>
  fc.assert(
    fc.asyncProperty(
      call.body ? hostileBody(call.body) : fc.constant(undefined),
      fc.array(hostileSegment, { minLength: 4, maxLength: 4 }),
      fc.boolean(),
      query,
      async (body, segments, isOwn, asked) => {
        const path = call.path.replace(/:(\w+)/g, (_whole, member: string) =>
          isOwn && own[member] !== undefined ? own[member] : segments.pop()!,
        )
        const answer = await shop.server.inject({
          method: call.method,
          url: `${prefix}${path}`,
          query: asked,
          headers: {
            ...headers,
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

describe('no input of a client breaks a call', () => {
  test.each(Object.entries(calls) as [keyof ShopCalls, Call][])('%s', async (name, call) => {
    const { token, own } = await callerOf(name)
    await expectUnbroken(call, '/api', { authorization: `Bearer ${token}` }, own)
  })

  test.each(staffCalls)('%s', (_name, { prefix, call, open }) =>
    expectUnbroken(call, prefix, open, {}),
  )
})
