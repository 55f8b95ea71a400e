import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { calls } from '../../../contract/shop/calls.ts'
import { openLog } from '../log.ts'
import { withTimeLimit } from './time-limit.ts'

test('a late answer is 503, and a later failure is logged', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const server = Fastify({ loggerInstance: log })
  let fail: (error: Error) => void = () => undefined
  const work = new Promise((_, reject) => (fail = reject))
  server.get('/slow', (request, reply) => withTimeLimit(calls.readUser, request, reply, work))
  const answer = await server.inject('/slow')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
  fail(new Error('the shelf fell down'))
  await expect.poll(() => lines.join()).toContain('the shelf fell down')
  await server.close()
})
