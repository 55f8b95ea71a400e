import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Refusal } from '../../../contract/shared/refusals.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { idempotency } from './idempotency.ts'

const { db } = await testDatabase()
const { id: customerId } = await db
  .insertInto('customers')
  .values({ role: 'guest' })
  .returning('id')
  .executeTakeFirstOrThrow()
const caller = { kind: 'guest', customerId, sessionId: 1, language: 'lv' } as const

let runs = 0
const ask = (key: string | undefined, answer: Outcome<unknown, Refusal>, body: unknown = {}) => {
  const request = {
    url: '/api/order',
    body,
    headers: { 'idempotency-key': key },
  } as unknown as FastifyRequest
  return idempotency(db).runOnce(request, 'placeOrder', caller, async () => {
    runs += 1
    return answer
  })
}

test('the same key repeats the first answer, a refusal too', async () => {
  expect(await ask('yes', done({ id: 7 }))).toEqual(done({ id: 7 }))
  expect(await ask('yes', refuse({ code: 'conflict' }))).toEqual(done({ id: 7 }))
  expect(await ask('no', refuse({ code: 'conflict' }))).toEqual(refuse({ code: 'conflict' }))
  expect(await ask('no', done({ id: 8 }))).toEqual(refuse({ code: 'conflict' }))
  expect(runs).toBe(2)
})

test('the same key with another body is refused, and so is an invalid key', async () => {
  await ask('one', done(1), { count: 1 })
  expect(await ask('one', done(2), { count: 2 })).toEqual(refuse({ code: 'key_reused' }))
  expect(await ask('with a space', done(3))).toEqual(refuse({ code: 'bad_request' }))
})

test.each(['provider_unavailable', 'too_many_requests', 'unavailable'] as const)(
  'a repeat after %s runs the work again',
  async (code) => {
    expect(await ask(code, refuse({ code }))).toEqual(refuse({ code }))
    expect(await ask(code, done({ id: 9 }))).toEqual(done({ id: 9 }))
    expect(await ask(code, refuse({ code }))).toEqual(done({ id: 9 }))
  },
)
