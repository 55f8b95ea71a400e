import type { FastifyInstance } from 'fastify'
import { afterAll, expect } from 'vitest'
import { calls, type ShopCalls } from '../../contract/shop/calls.ts'
import type { Client } from '../../contract/shared/call.ts'
import { httpClient } from '../../contract/shared/http-client.ts'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { createApp } from '../../server/create-app.ts'
import { settableClock } from '../../server/platform/clock.ts'
import { handlersOf } from '../../server/worker.ts'
import { openNotices } from '../../server/platform/database/notices.ts'
import { openLog } from '../../server/platform/log.ts'
import { brokenRules } from '../faults/kit/broken-rules.ts'
import { runJobs } from './run-jobs.ts'
import { staffOfTests } from './staff-of-tests.ts'
import { testDatabase } from './test-database.ts'

/** Every test begins on this Friday morning. */
export const TEST_START = '2026-11-20T08:00:00Z'

export type TestShop = Awaited<ReturnType<typeof testShop>>

/**
 * The whole shop on a database of its own, with a settable clock and typed clients. After the
 * tests its records must still satisfy `invariants.sql`.
 */
export async function testShop(environment: Record<string, string> = {}) {
  const database = await testDatabase()
  const clock = settableClock(TEST_START)
  const log = openLog('silent')
  const notices = await openNotices(database.app, log)
  const app = createApp({
    db: database.db,
    clock,
    config: readConfig({
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...environment,
    }),
    log,
    notices,
    secret: 'a secret of tests, at least thirty-two characters',
  })
  const server = await buildApp(app, undefined, staffOfTests(database.db))
  afterAll(async () => {
    await server.close()
    await notices.stop()
    expect(
      await brokenRules(database.db),
      'rules of the shop that the tests have left broken',
    ).toEqual([])
  })
  /** For a shop of one test among many: their connections would not be enough for all. */
  const closeShop = async () => {
    await server.close()
    await notices.stop()
    await database.close()
    await database.drop()
  }
  const as = (token?: string, language = 'lv') => clientOf(server, token, language)
  /** Runs the due jobs, as the worker would. */
  const work = () => runJobs(database.pool, handlersOf(app))
  return {
    ...database,
    connection: database.app,
    app,
    work,
    clock,
    server,
    as,
    nobody: as(),
    closeShop,
  }
}

const clientOf = (
  server: FastifyInstance,
  token: string | undefined,
  language: string,
): Client<ShopCalls> =>
  httpClient<ShopCalls>(calls, {
    base: '/api',
    token: () => token,
    language: () => language,
    fetch: async (url, { method, headers, body }) => {
      const answer = await server.inject({
        method: method as 'GET',
        url,
        headers: headers as Record<string, string>,
        ...(body !== undefined && { payload: body as string }),
      })
      return new Response(answer.statusCode === 304 ? null : answer.body, {
        status: answer.statusCode,
      })
    },
  })
