import { setTimeout as pause } from 'node:timers/promises'
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
const ask = (key: string | undefined, answer: Outcome<unknown, Refusal>, body: unknown = {}) =>
  askFor(
    key,
    async () => {
      runs += 1
      return answer
    },
    body,
  )

const askFor = (
  key: string | undefined,
  work: () => Promise<Outcome<unknown, Refusal>>,
  body: unknown = {},
) => {
  const headers = { 'idempotency-key': key }
  const request = { url: '/api/order', body, headers } as unknown as FastifyRequest
  return idempotency(db).runOnce(request, 'placeOrder', caller, work)
}

const claimantOf = async (key: string) =>
  (
    await db
      .selectFrom('idempotencyKeys')
      .select('claimedBy')
      .where('key', '=', key)
      .executeTakeFirst()
  )?.claimedBy ?? ''

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

// S-m1
test('ten requests at the same moment with one key do the work once and get one answer', async () => {
  let made = 0
  const work = async () => {
    const id = (made += 1)
    await pause(200)
    return done({ id })
  }
  const answers = await Promise.all(Array.from({ length: 10 }, () => askFor('at-once', work)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => done({ id: 1 })))
  expect(made).toBe(1)
})

test('a request that failed gives its key to the one that waits', async () => {
  const begun = Promise.withResolvers<void>()
  const failing = askFor('failing', async () => {
    begun.resolve()
    await pause(100)
    throw new Error('the database went away')
  })
  await begun.promise
  const waiting = askFor('failing', () => Promise.resolve(done({ id: 2 })))
  await expect(failing).rejects.toThrow('went away')
  expect(await waiting).toEqual(done({ id: 2 }))
})

test('the key of a process that has ended is free', async () => {
  const never = askFor('killed', () => new Promise<never>(() => undefined))
  await expect.poll(() => claimantOf('killed')).toMatch(/^avots-/)
  await db
    .updateTable('idempotencyKeys')
    .set({ claimedBy: 'avots-web-0' })
    .where('key', '=', 'killed')
    .execute()
  expect(await askFor('killed', () => Promise.resolve(done({ id: 3 })))).toEqual(done({ id: 3 }))
  void never
})
