import fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { callTable } from '../../../contract/shared/call.ts'
import { PageText } from '../../../contract/shared/scalars.ts'
import { done } from '../../../domain/outcome.ts'
import { answerCache } from './answer-cache.ts'
import { byBearerToken } from './caller.ts'
import { mount } from './mount.ts'
import { taggedCache } from './tagged-cache.ts'

const calls = callTable({
  listPages: {
    method: 'GET',
    path: '/pages',
    summary: '',
    audience: 'anyone',
    query: z.object({ page: PageText, search: z.string().optional() }),
    answer: z.object({ page: z.int() }),
    cache: true,
  },
})

const server = fastify()
let made = 0
const deps = {
  cache: answerCache(),
  identify: byBearerToken(() => Promise.resolve(undefined)),
  idempotency: { runOnce: () => Promise.reject(new Error('no call here is repeatable')) },
}
const listPages = ({ query: { page } }: { query: { page: number } }) => {
  made += 1
  return Promise.resolve(done({ page }))
}
mount(server, calls, { listPages }, deps)

const ask = async (query: string, language = 'lv') => {
  const answer = await server.inject({
    url: `/pages?${query}`,
    headers: { 'accept-language': language },
  })
  return answer.json<{ page: number }>().page
}

// S-M2: each long member that the call ignores took its own 14 kB of memory.
test('an answer is made once for the input that its call knows', async () => {
  for (const query of ['', 'page=1', 'page=1&x=1', `y=${'z'.repeat(10_000)}`, 'x=1&page=1&x=2'])
    expect(await ask(query)).toBe(1)
  expect(made).toBe(1)
  expect(await ask('page=2')).toBe(2)
  expect(await ask('page=2&search=a')).toBe(2)
  expect(await ask('page=2&search=a', 'en')).toBe(2)
  expect(made).toBe(4)
})

test('a cache counts the letters of its keys', () => {
  const cache = taggedCache<{ body: string }>('test', 1_000_000, ({ body }) => body.length)
  const keys = Array.from({ length: 2_000 }, (_, index) => `${index} ${'x'.repeat(2_000)}`)
  for (const key of keys) cache.set(key, { body: 'short' }, [1, 2], cache.now())
  const kept = keys.filter((key) => cache.get(key))
  expect(kept.length).toBeGreaterThan(100)
  expect(kept.join('').length).toBeLessThan(1_000_000)
})
